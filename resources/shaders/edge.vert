#version 330 core
// The outline: back faces, moved outwards by a width in pixels. They also move away from the eye, as far as their
// normals do, so that a double-sided sheet is not covered by its own outline.
#include "frame.glsl"
#include "material.glsl"
#include "vertex.glsl"
out vec2 base_uv;
const float BEHIND = 1e-6;  // of the depth range: an outline without width stays behind its surface

void main() {
    vec4 clip = view_projection * vec4(position, 1.0);
    float pixels = edge_scale * sizes.x * viewport.z;
    vec2 outwards = (mat3(view) * normal).xy;
    float length_ = length(outwards);
    if (length_ > 1e-6) clip.xy += outwards / length_ * pixels * 2.0 / viewport.xy * clip.w;
    // As far along the normal as the width is at this distance.
    vec4 moved = view_projection * vec4(position + normal * (pixels * lengths.x * clip.w), 1.0);
    if (moved.w > 0.0) clip.z = (moved.z / moved.w + BEHIND) * clip.w;
    gl_Position = clip;
    base_uv = uv;
}
