#version 330 core
// The shadow on the ground: every vertex follows the light down to y = 0.
#include "frame.glsl"
#include "vertex.glsl"
out vec2 base_uv;

void main() {
    vec3 way = light_direction.xyz;
    vec3 fallen = position - way * (position.y / way.y);
    gl_Position = view_projection * vec4(fallen.x, 0.0, fallen.z, 1.0);
    gl_Position.z -= 1e-5 * gl_Position.w;
    base_uv = uv;
}
