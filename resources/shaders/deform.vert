#version 330 core
// A colour for every way in which bones deform vertices.
#include "frame.glsl"
#include "inspected.glsl"
uniform vec3 deform_colors[DEFORMS];
out vec3 tint;

void main() {
    stand();
    tint = deform_colors[deform > 0 && deform < DEFORMS ? deform : 0];
}
