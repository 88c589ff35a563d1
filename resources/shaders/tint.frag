#version 330 core
#include "frame.glsl"
#include "shade.glsl"
in vec3 tint;
out vec4 color;

void main() {
    color = shaded(tint);
}
