#version 330 core
// Lines, one an instance.
#include "frame.glsl"
layout(location = 0) in vec3 start;
layout(location = 1) in vec3 end;
layout(location = 2) in vec4 tint;
layout(location = 3) in float spread;  // logical pixels, sideways at the start: two of them make a wedge
layout(location = 4) in float dash;    // logical pixels from one dash to the next; 0: drawn through
out vec4 segment_tint;
flat out float segment_dash;
#include "segment.glsl"

void main() {
    gl_Position = corner_of(start, end, spread, gl_VertexID);
    segment_tint = tint;
    segment_dash = dash;
}
