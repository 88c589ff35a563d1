#version 330 core
// A weight as a colour between those of even steps from 0 to 1; grey below 0, where there is none.
#include "frame.glsl"
#include "shade.glsl"
const int STEPS = 5;
uniform vec3 heat[STEPS];
in float weight;
out vec4 color;

void main() {
    float at = clamp(weight, 0.0, 1.0) * float(STEPS - 1);
    int below = min(int(at), STEPS - 2);
    vec3 hot = mix(heat[below], heat[below + 1], at - float(below));
    color = shaded(weight < 0.0 ? vec3(0.5) : hot);
}
