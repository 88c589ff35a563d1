#version 330 core
in vec4 fill_tint;
out vec4 color;

void main() {
    color = fill_tint;
}
