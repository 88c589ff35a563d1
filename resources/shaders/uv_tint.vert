#version 330 core
// An additional UV as a colour.
#include "frame.glsl"
#include "inspected.glsl"
out vec3 tint;

void main() {
    stand();
    tint = more_uv.rgb;
}
