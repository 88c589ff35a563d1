#version 330 core
// Lines that are as long in the picture wherever they are, one an instance.
#include "frame.glsl"
layout(location = 0) in vec3 start;
layout(location = 1) in vec3 end;      // a direction of length 1
layout(location = 2) in vec4 tint;
layout(location = 3) in float spread;
layout(location = 4) in float dash;
out vec4 segment_tint;
flat out float segment_dash;
#include "segment.glsl"
const float LENGTH = 26.0;  // logical pixels, where the line lies across the way it is seen

void main() {
    float depth = (view_projection * vec4(start, 1.0)).w;
    vec3 tip = start + end * (LENGTH * viewport.w * lengths.x * max(depth, 0.0));
    gl_Position = corner_of(start, tip, spread, 0.0, gl_VertexID);
    segment_tint = tint;
    segment_dash = dash;
}
