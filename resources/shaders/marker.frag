#version 330 core
#include "frame.glsl"
in vec4 marker_tint;
flat in float marker_shape;
flat in float pixels;
out vec4 color;
#include "rim.glsl"
const float ROOM = 2.0;  // as in marker.vert
const float LINE = 1.6;  // logical pixels
const float RIM_LINE = 1.0;
const float FILLED = 16.0;
const float FILL = 0.45;
const int DISC = 0, RING = 1, SQUARE = 2, CROSSED = 3, DIAMOND = 4, SQUARES = 5, DOUBLE = 6, HOLLOW = 7;

// Pixels from the outline of a border, drawn inwards.
float border(float away, float line) {
    return abs(away + line / 2.0) - line / 2.0;
}

void main() {
    int shape = int(mod(marker_shape, FILLED) + 0.5);
    vec2 at = abs((gl_PointCoord - 0.5) * pixels);
    float radius = pixels / 2.0 - ROOM * viewport.w;
    float line = LINE * viewport.w;
    float circle = length(at);
    float square = max(at.x, at.y);
    float diamond = (at.x + at.y) * 0.7071;
    float outer = shape == SQUARE || shape == SQUARES ? square : shape == DIAMOND ? diamond : circle;
    outer -= shape == DIAMOND ? radius * 0.85 : radius;
    float away = outer;
    if (shape != DISC) away = border(outer, line);
    if (shape == RING || shape == SQUARE || shape == DIAMOND) away = min(away, circle - radius * 0.3);
    if (shape == SQUARES) away = min(away, square - radius * 0.35);
    if (shape == DOUBLE) away = min(away, border(circle - radius * 0.5, line));
    if (shape == CROSSED) away = min(away, max(abs(at.x - at.y) * 0.7071 - line / 2.0, outer));
    color = rimmed(marker_tint, away, RIM_LINE * viewport.w);
    if (marker_shape >= FILLED) {
        float fill = FILL * cover(outer) * (1.0 - cover(away));
        color = vec4(mix(color.rgb, marker_tint.rgb, fill), max(color.a, marker_tint.a * fill));
    }
    if (color.a < 0.01) discard;
}
