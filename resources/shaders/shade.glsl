// A colour that stands for something, with just enough shade to show the shape. Needs frame.glsl.
uniform sampler2D base_map;
in vec2 base_uv;
in vec3 direction;
const float DARKEST = 0.6;

vec4 shaded(vec3 tint) {
    if (texture(base_map, base_uv).a < 0.005) discard;
    float size = length(direction);
    float facing = size > 0.0 ? abs((mat3(view) * direction).z) / size : 1.0;
    return vec4(clamp(tint, 0.0, 1.0) * mix(DARKEST, 1.0, facing), 1.0);
}
