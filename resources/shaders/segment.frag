#version 330 core
#include "frame.glsl"
uniform float rim;
in vec4 segment_tint;
flat in float segment_dash;
flat in float line_width;
noperspective in float across;
noperspective in float along;
out vec4 color;
#include "rim.glsl"

void main() {
    if (segment_dash > 0.0 && fract(along / (segment_dash * viewport.w)) > 0.55) discard;
    float away = abs(across) - 0.5 * line_width * viewport.w;
    color = rim > 0.0 ? rimmed(segment_tint, away, rim * viewport.w) : vec4(segment_tint.rgb, segment_tint.a * cover(away));
}
