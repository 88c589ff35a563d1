#version 330 core
// Small signs of a size in pixels.
#include "frame.glsl"
layout(location = 0) in vec3 place;
layout(location = 1) in vec4 tint;
layout(location = 2) in float size;   // logical pixels
layout(location = 3) in float shape;  // as in overlay_lines.py
layout(location = 4) in float spacing; // model units: where few pixels are seen of them, the sign is small and faint
out vec4 marker_tint;
flat out float marker_shape;
flat out float pixels;
const float ROOM = 2.0;  // logical pixels for the rim
const float LEAST = 3.0, GONE = 4.0, FULL = 14.0;
const float PART = 0.3;  // of the spacing: the size of the sign
#include "density.glsl"

void main() {
    gl_Position = view_projection * vec4(place, 1.0);
    float seen = size;
    marker_tint = tint;
    if (spacing > 0.0) {
        float free = spacing_pixels(spacing, gl_Position);
        seen = clamp(PART * free, min(LEAST, size), size);
        marker_tint.a *= smoothstep(GONE, FULL, free);
    }
    pixels = (seen + 2.0 * ROOM) * viewport.w;
    gl_PointSize = pixels;
    marker_shape = shape;
}
