#version 330 core
// Moves vertices with their bones, once a pose: all passes draw what this leaves in buffers (mmd-semantics §4).
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in ivec4 bones;
layout(location = 3) in vec4 weights;
layout(location = 4) in int deform;
layout(location = 5) in vec3 sdef_c;
layout(location = 6) in vec3 sdef_r0;
layout(location = 7) in vec3 sdef_r1;
layout(location = 8) in int soft;  // the number of a vertex in the soft bodies, -1: it is in none
uniform samplerBuffer bone_map;  // a bone: three rows of its skinning matrix, its rotation x y z w
uniform int bone_count;
uniform bool is_scaled;  // whether any bone is
uniform samplerBuffer soft_map;  // a vertex of a soft body: position, normal
uniform int soft_count;
out vec3 skinned_position;
out vec3 skinned_normal;
const int BDEF2 = 1;
const int BDEF4 = 2;
const int SDEF = 3;
const int QDEF = 4;
const vec4 NO_TURN = vec4(0.0, 0.0, 0.0, 1.0);

bool exists(int bone) {
    return bone >= 0 && bone < bone_count;
}

// Rows, so that `point * matrix` applies them. A bone that there is not stays at rest.
mat3x4 matrix_of(int bone) {
    if (!exists(bone)) return mat3x4(vec4(1, 0, 0, 0), vec4(0, 1, 0, 0), vec4(0, 0, 1, 0));
    int first = bone * 4;
    return mat3x4(texelFetch(bone_map, first), texelFetch(bone_map, first + 1), texelFetch(bone_map, first + 2));
}

vec4 rotation_of(int bone) {
    return exists(bone) ? texelFetch(bone_map, bone * 4 + 3) : NO_TURN;
}

vec4 product(vec4 a, vec4 b) {
    return vec4(a.w * b.xyz + b.w * a.xyz + cross(a.xyz, b.xyz), a.w * b.w - dot(a.xyz, b.xyz));
}

vec3 turned(vec4 q, vec3 v) {
    return v + 2.0 * cross(q.xyz, cross(q.xyz, v) + q.w * v);
}

vec4 slerp(vec4 a, vec4 b, float t) {
    float cosine = dot(a, b);
    if (cosine < 0.0) b = -b;
    cosine = abs(cosine);
    if (cosine > 0.9995) return normalize(mix(a, b, t));
    float angle = acos(cosine);
    return normalize(sin((1.0 - t) * angle) * a + sin(t * angle) * b);
}

// What bones that are scaled do to a direction before they are turned; `share` sums to 1.
vec3 stretched(vec3 v, vec4 share) {
    if (!is_scaled) return v;
    vec3 sum = vec3(0.0);
    for (int i = 0; i < 4; ++i) {
        vec4 q = rotation_of(bones[i]);
        sum += share[i] * turned(vec4(-q.xyz, q.w), vec4(v, 0.0) * matrix_of(bones[i]));
    }
    return sum;
}

void skin_linear(vec4 share) {
    mat3x4 blend = mat3x4(0.0);
    for (int i = 0; i < 4; ++i) blend += share[i] * matrix_of(bones[i]);
    skinned_position = vec4(position, 1.0) * blend;
    skinned_normal = vec4(normal, 0.0) * blend;
}

void skin_spherical() {
    float w0 = weights.x;
    float w1 = 1.0 - w0;
    vec3 middle = w0 * sdef_r0 + w1 * sdef_r1;
    vec3 a0 = sdef_c + (sdef_r0 - middle) / 2.0;
    vec3 a1 = sdef_c + (sdef_r1 - middle) / 2.0;
    vec4 q = slerp(rotation_of(bones.x), rotation_of(bones.y), w1);
    vec3 centre = w0 * (vec4(a0, 1.0) * matrix_of(bones.x)) + w1 * (vec4(a1, 1.0) * matrix_of(bones.y));
    vec4 share = vec4(w0, w1, 0.0, 0.0);
    skinned_position = turned(q, stretched(position - sdef_c, share)) + centre;
    skinned_normal = turned(q, stretched(normal, share));
}

void skin_dual() {
    vec4 first = rotation_of(bones.x);
    vec4 real = vec4(0.0);
    vec4 dual = vec4(0.0);
    for (int i = 0; i < 4; ++i) {
        vec4 q = rotation_of(bones[i]);
        mat3x4 m = matrix_of(bones[i]);
        float weight = dot(first, q) < 0.0 ? -weights[i] : weights[i];
        real += weight * q;
        dual += weight * 0.5 * product(vec4(m[0].w, m[1].w, m[2].w, 0.0), q);
    }
    float size = length(real);
    if (size == 0.0) {
        real = NO_TURN;
        dual = vec4(0.0);
    } else {
        real /= size;
        dual /= size;
    }
    vec3 shift = 2.0 * (real.w * dual.xyz - dual.w * real.xyz + cross(real.xyz, dual.xyz));
    float sum = dot(weights, vec4(1.0));
    vec4 share = weights / (sum == 0.0 ? 1.0 : sum);
    skinned_position = turned(real, stretched(position, share)) + shift;
    skinned_normal = turned(real, stretched(normal, share));
}

void skin_with_bones() {
    if (deform == SDEF) skin_spherical();
    else if (deform == QDEF) skin_dual();
    else if (deform == BDEF4) skin_linear(weights);
    else if (deform == BDEF2) skin_linear(vec4(weights.x, 1.0 - weights.x, 0.0, 0.0));
    else skin_linear(vec4(1.0, 0.0, 0.0, 0.0));
}

// Without soft bodies nothing is fed into `soft`, which is anything then.
void main() {
    if (soft_count > 0 && soft >= 0) {
        skinned_position = texelFetch(soft_map, 2 * soft).xyz;
        skinned_normal = texelFetch(soft_map, 2 * soft + 1).xyz;
    } else skin_with_bones();
    float size = length(skinned_normal);
    if (size > 0.0) skinned_normal /= size;
}
