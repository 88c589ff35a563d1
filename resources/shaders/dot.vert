#version 330 core
// Vertices as dots, small and faint where they stand close together in the picture.
#include "frame.glsl"
#include "density.glsl"
layout(location = 0) in vec3 position;
layout(location = 1) in float spacing;  // model units to those around it; 0: any
uniform float nearer;   // how far towards the eye, as a part of the depth range
uniform vec2 sizes;     // logical pixels, the least and the most
flat out float pixels;
flat out float strength;
invariant gl_Position;
const float SOFT = 2.0;               // pixels around a dot for its border
const float PART = 0.22;              // of the spacing: the size of a dot
const float GONE = 2.5, FULL = 12.0;  // logical pixels of spacing

void main() {
    gl_Position = view_projection * vec4(position, 1.0);
    float free = spacing > 0.0 ? spacing_pixels(spacing, gl_Position) : FULL;
    strength = sizes.x < sizes.y ? smoothstep(GONE, FULL, free) : 1.0;
    pixels = clamp(PART * free, sizes.x, sizes.y) * viewport.w + SOFT;
    gl_Position.z -= nearer * gl_Position.w;
    gl_PointSize = pixels;
}
