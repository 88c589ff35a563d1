// The ground, y = 0, fades towards the horizon. Needs frame.glsl.
const float NEAREST = 20.0;  // model units: what fades stays as far away for cameras that are nearer
const float FULL = 1.0;      // how far away, in distances of the camera, the ground is seen fully
const float GONE = 4.0;      // and not at all

float ground_reach() {
    return max(max(abs(focus.w), abs(eye.y) * eye.w), NEAREST);
}

float ground_fade(vec2 ground) {
    return 1.0 - smoothstep(FULL, GONE, distance(ground, focus.xz) / ground_reach());
}
