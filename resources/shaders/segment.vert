#version 330 core
// Straight lines of a width in pixels: four corners an instance, because wide lines are not for core profiles.
#include "frame.glsl"
layout(location = 0) in vec3 start;
layout(location = 1) in vec3 end;
layout(location = 2) in vec4 tint;
layout(location = 3) in float spread;  // logical pixels, sideways at the start: two of them make a wedge
uniform float width;                   // logical pixels
out vec4 segment_tint;
const float IN_FRONT = 1e-3;

// The end of a line, cut where it goes behind the eye.
vec4 cut(vec4 here, vec4 there) {
    float depth = here.z + here.w;
    float other = there.z + there.w;
    return depth < IN_FRONT && other > IN_FRONT ? mix(here, there, (IN_FRONT - depth) / (other - depth)) : here;
}

void main() {
    vec4 first = view_projection * vec4(start, 1.0);
    vec4 last = view_projection * vec4(end, 1.0);
    vec4 a = cut(first, last);
    vec4 b = cut(last, first);
    vec2 along = (b.xy / b.w - a.xy / a.w) * viewport.xy;
    vec2 way = dot(along, along) > 1e-8 ? normalize(along) : vec2(1.0, 0.0);
    vec2 aside = vec2(-way.y, way.x);
    bool at_end = gl_VertexID >= 2;
    float side = (gl_VertexID % 2 == 0 ? -0.5 : 0.5) * width + (at_end ? 0.0 : spread);
    gl_Position = at_end ? b : a;
    gl_Position.xy += aside * side * viewport.w * 2.0 / viewport.xy * gl_Position.w;
    segment_tint = tint;
}
