#version 330 core
// A chessboard over every texture: redder to the right, greener downwards, so that turned and mirrored parts show.
#include "frame.glsl"
#include "shade.glsl"
out vec4 color;
const float FIELDS = 16.0;

void main() {
    vec2 field = floor(base_uv * FIELDS);
    vec2 along = (mod(field, FIELDS) + 0.5) / FIELDS;
    vec3 tint = vec3(along, 0.5);
    bool is_light = mod(field.x + field.y, 2.0) < 0.5;
    color = shaded(is_light ? mix(tint, vec3(1.0), 0.6) : tint * 0.7);
}
