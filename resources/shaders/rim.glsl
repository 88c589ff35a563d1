// Sets thin things off from whatever is behind them.
const vec4 RIM = vec4(0.06, 0.07, 0.1, 0.5);

// How much of a pixel lies within `away` <= 0, in pixels.
float cover(float away) {
    return clamp(0.5 - away, 0.0, 1.0);
}

// The colour `away` pixels from a shape with a rim of `breadth` pixels.
vec4 rimmed(vec4 tint, float away, float breadth) {
    float core = cover(away);
    float alpha = core + RIM.a * cover(away - breadth) * (1.0 - core);
    return vec4(mix(RIM.rgb, tint.rgb, core / max(alpha, 1e-4)), tint.a * alpha);
}
