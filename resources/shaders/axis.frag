#version 330 core
#include "frame.glsl"
#include "ground.glsl"
flat in float line_width;
in vec4 segment_tint;
in vec2 ground;
noperspective in float across;
out vec4 color;
#include "rim.glsl"

void main() {
    float seen = cover(abs(across) - 0.5 * line_width * viewport.w);
    color = vec4(segment_tint.rgb, segment_tint.a * seen * faded((ground - focus.xz) / ground_reach()));
}
