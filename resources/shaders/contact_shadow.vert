#version 330 core
// The part of the ground that the map of contact covers: a square of two triangles.
#include "frame.glsl"
uniform vec4 ground_box;  // the lowest x and z, and how long it is along both
out vec2 at;              // in the map

void main() {
    at = vec2(gl_VertexID % 2, gl_VertexID / 2);
    vec2 ground = ground_box.xy + at * ground_box.zw;
    gl_Position = view_projection * vec4(ground.x, 0.0, ground.y, 1.0);
    gl_Position.z -= 1e-5 * gl_Position.w;
}
