#version 330 core
// Surfaces in their colours, but with the normals of the faces themselves, and shaded all the way round.
#include "frame.glsl"
#include "material.glsl"
#include "surface.glsl"
out vec4 color;
const float DARKEST = 0.4;

void main() {
    // Model space is left-handed: this leads away from the eye.
    vec3 away = cross(dFdx(place), dFdy(place));
    vec3 n = dot(away, away) > 0.0 ? -normalize(away) : vec3(0.0);
    vec4 lit = surface_color(n);
    if (lit.a < LEAST_ALPHA) discard;
    float facing = dot(n, -light_direction.xyz);
    color = clamp(vec4(lit.rgb * mix(DARKEST, 1.0, 0.5 + 0.5 * facing), lit.a), 0.0, 1.0);
}
