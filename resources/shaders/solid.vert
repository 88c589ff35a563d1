#version 330 core
// The faces of a figure.
#include "frame.glsl"
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in float half_;
out vec4 solid_tint;
out vec3 solid_normal;
out vec3 to_eye;
#include "stamp.glsl"
invariant gl_Position;

void main() {
    vec3 place = stamped(position, half_);
    gl_Position = view_projection * vec4(place, 1.0);
    solid_normal = vec3(dot(row_x.xyz, normal), dot(row_y.xyz, normal), dot(row_z.xyz, normal));
    to_eye = eye.xyz - place * eye.w;
    solid_tint = tint;
}
