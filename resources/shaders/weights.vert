#version 330 core
// What bones have of every vertex: how much one of them has, and the colours of all, mixed.
#include "frame.glsl"
#include "inspected.glsl"
uniform int chosen_bone;
uniform vec3 no_bone;
out float weight;
out vec3 tint;
const int NUMBERS = -2;  // as in display.py
const int GOLDEN = 40503;  // as in modes.py
const float SATURATION = 0.8;

vec3 bone_color(int bone) {
    if (bone < 0) return no_bone;
    float hue = float(bone * GOLDEN & 0xFFFF) / 65536.0;
    vec3 full = clamp(abs(fract(hue + vec3(0.0, 2.0, 1.0) / 3.0) * 6.0 - 3.0) - 1.0, 0.0, 1.0);
    return mix(vec3(1.0), full, SATURATION);
}

// The weights that count (mmd-semantics §4).
vec4 shares() {
    if (deform == BDEF4 || deform == QDEF) return weights;
    if (deform == BDEF2 || deform == SDEF) return vec4(weights.x, 1.0 - weights.x, 0.0, 0.0);
    return vec4(1.0, 0.0, 0.0, 0.0);
}

void main() {
    stand();
    vec4 share = shares();
    weight = chosen_bone == NUMBERS ? weights.x : 0.0;
    tint = vec3(0.0);
    for (int i = 0; i < 4; ++i) {
        if (bones[i] >= 0 && bones[i] == chosen_bone) weight += share[i];
        tint += share[i] * bone_color(bones[i]);
    }
}
