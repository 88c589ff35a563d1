#version 330 core
// The model through a window of a few pixels, for finding the faces that are seen there.
#include "vertex.glsl"
uniform mat4 window_projection;
out vec2 base_uv;

void main() {
    gl_Position = window_projection * vec4(position, 1.0);
    gl_PointSize = 3.0;
    base_uv = uv;
}
