#version 330 core
// The colour pass: a model's vertices, lit by the fragment shader.
#include "frame.glsl"
#include "material.glsl"
#include "vertex.glsl"
out vec3 place;
out vec3 direction;
out vec2 base_uv;
out vec4 more_uv;

void main() {
    gl_Position = view_projection * vec4(position, 1.0);
    gl_PointSize = max(sizes.x, 1.0) * viewport.w;
    place = position;
    direction = normal;
    base_uv = uv;
    more_uv = uv1;
}
