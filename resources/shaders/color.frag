#version 330 core
// What MMD's fixed shader amounts to: everything in plain 8-bit colour values, nothing in linear light.
#include "frame.glsl"
#include "material.glsl"
uniform sampler2D base_map;
uniform sampler2D sphere_map;
uniform sampler2D toon_map;
uniform sampler2D sub_map;
uniform sampler2D shadow_map;
in vec3 place;
in vec3 direction;
in vec2 base_uv;
in vec4 more_uv;
out vec4 color;

// A texel as material morphs leave it: the less of it, the nearer to `none`, which has no effect. Its alpha stays.
vec4 morphed(vec4 texel, vec4 mul, vec4 add, float none) {
    float part = mul.a + add.a;
    return vec4(none * (1.0 - part) + (texel.rgb * mul.rgb + add.rgb) * part, texel.a);
}

vec3 toon_at(float v) {
    if (shown.z <= 0.0) return vec3(1.0);
    vec3 shade = (1.0 - toon_mul.a) + texture(toon_map, vec2(0.0, v)).rgb * toon_mul.rgb * toon_mul.a;
    return clamp(shade + (shade - 1.0) * toon_add.a, 0.0, 1.0) + toon_add.rgb;
}

vec4 with_sphere(vec4 lit, vec3 n) {
    vec3 seen = mat3(view) * n;
    vec4 sphere = texture(sphere_map, vec2(0.5 + 0.5 * seen.x, 0.5 - 0.5 * seen.y));
    if (modes.x == SPHERE_MULTIPLY) return vec4(lit.rgb * morphed(sphere, sphere_mul, sphere_add, 1.0).rgb, lit.a);
    if (modes.x == SPHERE_ADD) return vec4(lit.rgb + morphed(sphere, sphere_mul, sphere_add, 0.0).rgb, lit.a);
    return lit;
}

vec3 highlight(vec3 n) {
    if (specular.a <= 0.0) return vec3(0.0);
    vec3 to_eye = normalize(eye.xyz - place * eye.w);
    vec3 middle = normalize(to_eye - light_direction.xyz);
    return specular.rgb * light_color.rgb * pow(max(dot(n, middle), 0.0), specular.a);
}

// 1 where the light arrives, 0 in the shadow of something else or turned away from the light.
float lit_part(float facing) {
    vec3 spot = (shadow_projection * vec4(place, 1.0)).xyz;
    if (any(lessThan(spot, vec3(0.0))) || any(greaterThan(spot, vec3(1.0)))) return 1.0;
    float behind = max(spot.z - texture(shadow_map, spot.xy).r, 0.0);
    float shade = clamp(behind * shadow.y - 0.3, 0.0, 1.0);
    return min(clamp(3.0 * facing, 0.0, 1.0), 1.0 - shade);
}

void main() {
    vec3 n = dot(direction, direction) > 0.0 ? normalize(direction) : vec3(0.0);
    float facing = dot(n, -light_direction.xyz);
    vec4 lit = vec4(clamp(diffuse.rgb * light_color.rgb + ambient.rgb, 0.0, 1.0), diffuse.a);
    if (modes.y != 0) lit = more_uv;
    if (shown.x > 0.0) lit *= morphed(texture(base_map, base_uv), texture_mul, texture_add, 1.0);
    if (shown.x > 0.0 && modes.x == SUB_TEXTURE) {
        lit *= morphed(texture(sub_map, more_uv.xy), sphere_mul, sphere_add, 1.0);
    }
    if (shown.y > 0.0) lit = with_sphere(lit, n);
    if (lit.a < LEAST_ALPHA) discard;
    vec3 gloss = shown.w > 0.0 ? highlight(n) : vec3(0.0);
    if (shadow.x > 0.0 && modes.z != 0) {
        lit.rgb = mix(lit.rgb * toon_at(1.0), lit.rgb + gloss, lit_part(facing));
    } else {
        lit.rgb = lit.rgb * toon_at(0.5 - 0.5 * facing) + gloss;
    }
    color = clamp(lit, 0.0, 1.0);
}
