#version 330 core
// The ground as far as it is seen: a square of two triangles.
#include "frame.glsl"
#include "ground.glsl"
out vec2 place;            // on the ground from the camera's target, 1 where the ground is fully seen no more
out vec2 at;               // on the ground, in steps of the narrowest lines
flat out vec3 strengths;   // of lines one, five and 25 steps apart
const float USUAL = 45.0;  // MMD's distance of the camera, at which there is a line every unit
const float FAINT = 0.4;   // of the strength of a fifth line

void main() {
    place = (vec2(gl_VertexID % 2, gl_VertexID / 2) * 2.0 - 1.0) * GONE;
    vec2 ground = focus.xz + place * ground_reach();
    gl_Position = view_projection * vec4(ground.x, 0.0, ground.y, 1.0);
    float level = max(log(ground_reach() / USUAL) / log(5.0), 0.0);
    at = ground / pow(5.0, floor(level));
    float done = fract(level);
    strengths = vec3(FAINT * (1.0 - done), mix(1.0, FAINT, done), done > 0.0 ? 1.0 : 0.0);
}
