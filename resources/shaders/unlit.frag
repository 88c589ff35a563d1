#version 330 core
// The base texture and nothing else.
uniform sampler2D base_map;
in vec2 base_uv;
out vec4 color;

void main() {
    color = texture(base_map, base_uv);
    if (color.a < 0.005) discard;
}
