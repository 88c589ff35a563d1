#version 330 core
// Depth only, but not of what the texture cuts out.
uniform sampler2D base_map;
in vec2 base_uv;

void main() {
    if (texture(base_map, base_uv).a < 0.5) discard;
}
