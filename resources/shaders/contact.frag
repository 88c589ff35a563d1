#version 330 core
// How near to the ground a surface is: 1 on it, 0 from `reach` on.
uniform sampler2D base_map;
uniform float reach;
in vec2 base_uv;
in float height;
out vec4 color;

void main() {
    if (texture(base_map, base_uv).a < 0.5) discard;
    color = vec4(0.0, 0.0, 0.0, 1.0 - min(abs(height) / reach, 1.0));
}
