#version 330 core
// What is behind the model: one colour above, another below, and between them steps that are too small to be seen.
#include "frame.glsl"
uniform vec3 above;
uniform vec3 below;
out vec4 color;

void main() {
    float noise = fract(52.98 * fract(dot(gl_FragCoord.xy, vec2(0.06711, 0.00584))));
    vec3 tint = mix(below, above, clamp(gl_FragCoord.y / viewport.y, 0.0, 1.0));
    color = vec4(tint + (noise - 0.5) / 255.0, 1.0);
}
