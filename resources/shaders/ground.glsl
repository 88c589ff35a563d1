// The ground, y = 0, fades towards the horizon. Needs frame.glsl.
const float NEAREST = 20.0;  // model units: what fades stays as far away for cameras that are nearer
const float GONE = 4.0;      // how far from the camera's target the ground is seen no more, in distances of the camera

float ground_reach() {
    return max(max(abs(focus.w), abs(eye.y) * eye.w), NEAREST);
}

// How much is seen of the ground that is so far from the target, in distances of the camera.
float faded(vec2 place) {
    float part = clamp((GONE * GONE - dot(place, place)) / (GONE * GONE - 1.0), 0.0, 1.0);
    return part * part;
}
