#version 330 core
// The model as the light sees it.
#include "frame.glsl"
#include "vertex.glsl"
out vec2 base_uv;

void main() {
    vec4 spot = shadow_projection * vec4(position, 1.0);
    gl_Position = vec4(spot.xyz * 2.0 - 1.0, 1.0);
    base_uv = uv;
}
