#version 330 core
// Lines, one an instance.
#include "frame.glsl"
layout(location = 0) in vec3 start;
layout(location = 1) in vec3 end;
layout(location = 2) in vec4 tint;
layout(location = 3) in float spread;  // logical pixels, sideways at the start: two of them make a wedge
layout(location = 4) in float dash;    // logical pixels from one dash to the next; 0: drawn through
layout(location = 5) in float breadth; // logical pixels; 0: that of all
layout(location = 6) in float spacing; // model units: where few pixels are seen of them, the line fades; 0: it never does
out vec4 segment_tint;
flat out float segment_dash;
#include "segment.glsl"
#include "density.glsl"
const float GONE = 8.0, FULL = 24.0;   // logical pixels of spacing
const float NARROW = 0.02;            // of the spacing: how far aside at most

void main() {
    float aside = spread;
    segment_tint = tint;
    if (spacing > 0.0) {
        float free = spacing_pixels(spacing, view_projection * vec4(0.5 * (start + end), 1.0));
        aside = clamp(spread, -NARROW * free, NARROW * free);
        segment_tint.a *= smoothstep(GONE, FULL, free);
    }
    gl_Position = corner_of(start, end, aside, breadth, gl_VertexID);
    segment_dash = dash;
}
