#version 330 core
// Lines on the ground, one an instance.
#include "frame.glsl"
layout(location = 0) in vec3 start;
layout(location = 1) in vec3 end;
layout(location = 2) in vec4 tint;
out vec4 segment_tint;
out vec2 ground;
#include "segment.glsl"

void main() {
    gl_Position = corner_of(start, end, 0.0, 0.0, gl_VertexID);
    segment_tint = tint;
    ground = mix(start, end, part).xz;
}
