#version 330 core
// What is behind the model: one colour above, and another below.
#include "frame.glsl"
uniform vec3 above;
uniform vec3 below;
out vec4 color;

void main() {
    color = vec4(mix(below, above, gl_FragCoord.y / viewport.y), 1.0);
}
