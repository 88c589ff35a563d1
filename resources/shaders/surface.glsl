// The colour of a surface before toon, highlight and shadow (mmd-semantics §6.2). Needs frame.glsl and material.glsl.
// SHINE is defined for surfaces with a sphere map or a highlight, SECOND_TEXTURE for those with a sub-texture.
uniform sampler2D base_map;
#ifdef SHINE
uniform sampler2D sphere_map;
#endif
#ifdef SECOND_TEXTURE
uniform sampler2D sub_map;
#endif
in vec3 place;
in vec3 direction;
in vec2 base_uv;
in vec4 more_uv;

// A texel as material morphs leave it: the less of it, the nearer to `none`, which has no effect. Its alpha stays.
vec4 morphed(vec4 texel, vec4 mul, vec4 add, float none) {
    float part = mul.a + add.a;
    return vec4(none * (1.0 - part) + (texel.rgb * mul.rgb + add.rgb) * part, texel.a);
}

#ifdef SHINE
vec4 with_sphere(vec4 lit, vec3 n) {
    vec3 seen = mat3(view) * n;
    vec4 sphere = texture(sphere_map, vec2(0.5 + 0.5 * seen.x, 0.5 - 0.5 * seen.y));
    if (modes.x == SPHERE_MULTIPLY) return lit * morphed(sphere, sphere_mul, sphere_add, 1.0);
    if (modes.x == SPHERE_ADD) {
        vec4 more = morphed(sphere, sphere_mul, sphere_add, 0.0);
        return vec4(lit.rgb + more.rgb, lit.a * more.a);
    }
    return lit;
}
#endif

vec4 surface_color(vec3 n) {
    vec4 lit = vec4(clamp(diffuse.rgb * light_color.rgb + ambient.rgb, 0.0, 1.0), diffuse.a);
    if (modes.y != 0) lit = more_uv;
    if (shown.x > 0.0) lit *= morphed(texture(base_map, base_uv), texture_mul, texture_add, 1.0);
#ifdef SECOND_TEXTURE
    if (shown.x > 0.0) lit *= morphed(texture(sub_map, more_uv.xy), sphere_mul, sphere_add, 1.0);
#endif
#ifdef SHINE
    if (shown.y > 0.0) lit = with_sphere(lit, n);
#endif
    return lit;
}
