#version 330 core
// Another picture, pixel by pixel.
uniform sampler2D base_map;
out vec4 color;

void main() {
    color = texelFetch(base_map, ivec2(gl_FragCoord.xy), 0);
}
