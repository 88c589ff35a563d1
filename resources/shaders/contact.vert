#version 330 core
// The model from above, over the box that the map covers.
#include "vertex.glsl"
uniform vec4 ground_box;  // the lowest x and z, and how long it is along both
out vec2 base_uv;
out float height;

void main() {
    gl_Position = vec4((position.xz - ground_box.xy) / ground_box.zw * 2.0 - 1.0, 0.0, 1.0);
    base_uv = uv;
    height = position.y;
}
