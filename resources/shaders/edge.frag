#version 330 core
#include "frame.glsl"
#include "material.glsl"
uniform sampler2D base_map;
in vec2 base_uv;
out vec4 color;

void main() {
    // What the texture cuts out has no outline.
    if (shown.x > 0.0 && texture(base_map, base_uv).a < LEAST_ALPHA) discard;
    if (edge_color.a < LEAST_ALPHA) discard;
    color = edge_color;
}
