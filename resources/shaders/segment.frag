#version 330 core
in vec4 segment_tint;
out vec4 color;

void main() {
    color = segment_tint;
}
