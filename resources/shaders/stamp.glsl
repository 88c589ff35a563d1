// A small figure as one of its instances has it.
layout(location = 5) in vec4 row_x;   // three rows of a matrix from the figure's space to the model's
layout(location = 6) in vec4 row_y;
layout(location = 7) in vec4 row_z;
layout(location = 8) in vec3 scale;
layout(location = 9) in float apart;  // model units that the two halves along y are away from the middle
layout(location = 10) in vec4 tint;

vec3 stamped(vec3 point, float half_) {
    vec4 at = vec4(point * scale, 1.0);
    at.y += half_ * apart;
    return vec3(dot(row_x, at), dot(row_y, at), dot(row_z, at));
}
