// One material, as `Surfaces` packs it.
layout(std140) uniform Material {
    vec4 diffuse;
    vec4 specular;    // a: power
    vec4 ambient;
    vec4 edge_color;
    vec4 sizes;       // x: edge size
    ivec4 modes;      // sphere mode, vertex colour, receives self shadow
    // What morphs do to what textures give: multiplied and added; 1 and 0 at rest, and where there is no texture.
    vec4 texture_mul;
    vec4 texture_add;
    vec4 sphere_mul;
    vec4 sphere_add;
    vec4 toon_mul;
    vec4 toon_add;
};
const int SPHERE_MULTIPLY = 1;
const int SPHERE_ADD = 2;
const int SUB_TEXTURE = 3;
const float LEAST_ALPHA = 0.005;
