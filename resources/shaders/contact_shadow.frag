#version 330 core
// The darker the nearer what is above the ground is to it, soft by the means of more and more pixels of the map.
uniform sampler2D base_map;
uniform vec4 tint;
in vec2 at;
out vec4 color;

void main() {
    float near = 0.0;
    for (int level = 1; level < 5; level++) near += textureLod(base_map, at, float(level)).a;
    color = vec4(tint.rgb, tint.a * near / 4.0);
}
