#version 330 core
// Triangles of colours of their own.
#include "frame.glsl"
layout(location = 0) in vec3 place;
layout(location = 1) in vec4 corner_tint;
out vec4 fill_tint;

void main() {
    gl_Position = view_projection * vec4(place, 1.0);
    fill_tint = corner_tint;
}
