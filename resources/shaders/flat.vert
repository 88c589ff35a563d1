#version 330 core
// A model's vertices where the colour pass has them, for passes that do not light them.
#include "frame.glsl"
#include "vertex.glsl"
uniform float nearer;      // how far towards the eye, as a part of the depth range
uniform float point_size;  // pixels
out vec2 base_uv;

void main() {
    gl_Position = view_projection * vec4(position, 1.0);
    gl_Position.z -= nearer * gl_Position.w;
    gl_PointSize = point_size;
    base_uv = uv;
}
