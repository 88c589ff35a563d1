#version 330 core
// The lines of a figure, four corners each.
#include "frame.glsl"
layout(location = 0) in vec3 start;
layout(location = 1) in vec3 end;
layout(location = 2) in vec2 halves;  // of which half the start and the end are part: 1, -1; 0: of neither
layout(location = 3) in vec4 own;     // the line's own colour; where its alpha is 0, that of the instance
out vec4 segment_tint;
flat out float segment_dash;
#include "stamp.glsl"
#include "segment.glsl"

void main() {
    gl_Position = corner_of(stamped(start, halves.x), stamped(end, halves.y), 0.0, 0.0, gl_VertexID % 4);
    segment_tint = own.a > 0.0 ? own : tint;
    segment_dash = 0.0;
}
