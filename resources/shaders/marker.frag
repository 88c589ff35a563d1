#version 330 core
#include "frame.glsl"
in vec4 marker_tint;
flat in float marker_shape;
flat in float pixels;
out vec4 color;
const float LINE = 1.6;  // logical pixels

// How much of a pixel lies within `distance_` <= 0, in pixels.
float cover(float distance_) {
    return clamp(0.5 - distance_, 0.0, 1.0);
}

void main() {
    vec2 at = (gl_PointCoord - 0.5) * pixels;
    float radius = pixels / 2.0 - 1.0;
    float round_ = length(at);
    float away = marker_shape > 1.5 ? max(abs(at.x), abs(at.y)) : round_;
    float line = LINE * viewport.w;
    float alpha = cover(away - radius);
    if (marker_shape > 0.5) {
        float border = alpha - cover(away - radius + line);
        alpha = max(border, cover(round_ - radius * 0.3));
    }
    if (alpha * marker_tint.a < 0.01) discard;
    color = vec4(marker_tint.rgb, marker_tint.a * alpha);
}
