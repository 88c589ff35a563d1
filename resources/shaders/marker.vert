#version 330 core
// Small signs of a size in pixels.
#include "frame.glsl"
layout(location = 0) in vec3 place;
layout(location = 1) in vec4 tint;
layout(location = 2) in float size;   // logical pixels
layout(location = 3) in float shape;  // as in signs.py
out vec4 marker_tint;
flat out float marker_shape;
flat out float pixels;
const float ROOM = 2.0;  // logical pixels for the rim

void main() {
    gl_Position = view_projection * vec4(place, 1.0);
    pixels = (size + 2.0 * ROOM) * viewport.w;
    gl_PointSize = pixels;
    marker_tint = tint;
    marker_shape = shape;
}
