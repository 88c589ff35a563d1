#version 330 core
uniform vec4 tint;
flat in float pixels;
flat in float strength;
out vec4 color;
#include "rim.glsl"
const float SOFT = 2.0;  // as in dot.vert

void main() {
    float away = length((gl_PointCoord - 0.5) * pixels) - 0.5 * (pixels - SOFT);
    color = vec4(tint.rgb, tint.a * strength * cover(away));
    if (color.a < 0.004) discard;
}
