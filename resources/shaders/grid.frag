#version 330 core
// Lines on the ground in even steps, every fifth stronger; of wider steps the farther the camera is away.
#include "frame.glsl"
#include "ground.glsl"
uniform vec4 tint;
in vec2 place;
in vec2 at;
flat in vec3 strengths;
out vec4 color;
const vec2 CLOSEST = vec2(3.0);     // pixels between lines below which they are not drawn, and
const float FURTHER = 1.0 / 7.0;    // how much of them for each pixel more

// How much of a pixel is covered by lines that are a step apart; `per_pixel`: steps.
float lines(vec2 steps, vec2 per_pixel) {
    vec2 away = abs(fract(steps - 0.5) - 0.5) / per_pixel;
    vec2 apart = 1.0 / (per_pixel * viewport.w);
    vec2 seen = clamp(0.5 * viewport.w + 0.5 - away, 0.0, 1.0) * clamp((apart - CLOSEST) * FURTHER, 0.0, 1.0);
    return max(seen.x, seen.y);
}

void main() {
    float fade = faded(place);
    vec2 per_pixel = max(fwidth(at), 1e-6);
    float seen = max(lines(at, per_pixel) * strengths.x, lines(at * 0.2, per_pixel * 0.2) * strengths.y);
    if (strengths.z > 0.0) seen = max(seen, lines(at * 0.04, per_pixel * 0.04));
    color = vec4(tint.rgb, tint.a * seen * fade);
}
