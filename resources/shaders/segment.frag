#version 330 core
#include "frame.glsl"
uniform float width;
uniform float rim;
in vec4 segment_tint;
flat in float segment_dash;
noperspective in float across;
noperspective in float along;
out vec4 color;
#include "rim.glsl"

void main() {
    if (segment_dash > 0.0 && fract(along / (segment_dash * viewport.w)) > 0.55) discard;
    color = segment_tint;
    if (rim > 0.0) color = rimmed(segment_tint, abs(across) - 0.5 * width * viewport.w, rim * viewport.w);
}
