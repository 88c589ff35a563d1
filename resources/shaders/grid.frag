#version 330 core
// Lines on the ground in even steps, every fifth stronger; of wider steps the farther the camera is away.
#include "frame.glsl"
#include "ground.glsl"
uniform vec4 tint;
in vec2 ground;
out vec4 color;
const float USUAL = 45.0;     // MMD's distance of the camera, at which there is a line every unit
const float FAINT = 0.4;      // of the strength of a fifth line
const float CLOSEST = 3.0;    // pixels between lines below which they are not drawn, and
const float APART = 10.0;     // above which they are drawn fully

// How much of a pixel is covered by lines that are `step_` units apart.
float lines(float step_, vec2 pixel) {
    vec2 away = abs(fract(ground / step_ - 0.5) - 0.5) * step_ / pixel;
    vec2 seen = clamp(0.5 * viewport.w + 0.5 - away, 0.0, 1.0);
    seen *= smoothstep(CLOSEST, APART, step_ / pixel / viewport.w);
    return max(seen.x, seen.y);
}

void main() {
    vec2 pixel = max(vec2(length(vec2(dFdx(ground.x), dFdy(ground.x))), length(vec2(dFdx(ground.y), dFdy(ground.y)))), 1e-9);
    float fade = ground_fade(ground);
    if (fade <= 0.0) discard;
    float level = max(log(ground_reach() / USUAL) / log(5.0), 0.0);
    float step_ = pow(5.0, floor(level));
    float done = fract(level);
    float seen = max(lines(step_, pixel) * FAINT * (1.0 - done), lines(5.0 * step_, pixel) * mix(1.0, FAINT, done));
    if (done > 0.0) seen = max(seen, lines(25.0 * step_, pixel));
    color = vec4(tint.rgb, tint.a * seen * fade);
}
