#version 330 core
// What MMD's fixed shader amounts to: everything in plain 8-bit colour values, nothing in linear light.
#include "frame.glsl"
#include "material.glsl"
#include "surface.glsl"
uniform sampler2D toon_map;
uniform sampler2D shadow_map;
out vec4 color;

vec3 toon_at(float v) {
    if (shown.z <= 0.0) return vec3(1.0);
    vec3 shade = (1.0 - toon_mul.a) + texture(toon_map, vec2(0.0, v)).rgb * toon_mul.rgb * toon_mul.a;
    return clamp(shade + (shade - 1.0) * toon_add.a, 0.0, 1.0) + toon_add.rgb;
}

vec3 highlight(vec3 n) {
#ifdef SHINE
    if (shown.w <= 0.0 || specular.a <= 0.0) return vec3(0.0);
    vec3 to_eye = normalize(eye.xyz - place * eye.w);
    vec3 middle = normalize(to_eye - light_direction.xyz);
    return specular.rgb * light_color.rgb * pow(max(dot(n, middle), 0.0), specular.a);
#else
    return vec3(0.0);
#endif
}

// How dark it gets a depth of the shadow map behind what casts the shadow.
float darkening() {
    float away = (view * vec4(place, 1.0)).z;
    return shadow.y + shadow.z * clamp(1.0 - away * shadow.w, 0.0, 1.0);
}

// 1 where the light arrives, 0 in the shadow of something else or turned away from the light.
float lit_part(float facing) {
    vec3 spot = (shadow_projection * vec4(place, 1.0)).xyz;
    if (any(lessThan(spot, vec3(0.0))) || any(greaterThan(spot, vec3(1.0)))) return 1.0;
    float behind = max(spot.z - texture(shadow_map, spot.xy).r, 0.0);
    float shade = clamp(behind * darkening() - 0.3, 0.0, 1.0);
    return min(clamp(3.0 * facing, 0.0, 1.0), 1.0 - shade);
}

void main() {
    vec3 n = dot(direction, direction) > 0.0 ? normalize(direction) : vec3(0.0);
    float facing = dot(n, -light_direction.xyz);
    vec4 lit = surface_color(n);
    if (lit.a < LEAST_ALPHA) discard;
    bool is_shadowed = shadow.x > 0.0 && modes.z != 0;
    vec3 toon = toon_at(is_shadowed ? 1.0 : 0.5 - 0.5 * facing);
    vec3 gloss = highlight(n);
    lit.rgb = is_shadowed ? mix(lit.rgb * toon, lit.rgb + gloss, lit_part(facing)) : lit.rgb * toon + gloss;
    color = clamp(lit, 0.0, 1.0);
}
