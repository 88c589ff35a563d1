#version 330 core
// The ground as far as it is seen: a square of two triangles.
#include "frame.glsl"
#include "ground.glsl"
out vec2 ground;

void main() {
    vec2 corner = vec2(gl_VertexID % 2, gl_VertexID / 2) * 2.0 - 1.0;
    ground = focus.xz + corner * GONE * ground_reach();
    gl_Position = view_projection * vec4(ground.x, 0.0, ground.y, 1.0);
}
