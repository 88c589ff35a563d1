#version 330 core
// One colour; what the texture cuts out is left out.
uniform sampler2D base_map;
uniform vec4 tint;
in vec2 base_uv;
out vec4 color;

void main() {
    if (texture(base_map, base_uv).a < 0.005) discard;
    color = tint;
}
