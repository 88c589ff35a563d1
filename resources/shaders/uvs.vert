#version 330 core
#include "frame.glsl"
#include "inspected.glsl"

void main() {
    stand();
}
