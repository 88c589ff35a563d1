// What stands close together in the picture is drawn small and faint. Needs frame.glsl.

// The logical pixels that `spacing` model units take up at a place in clip space, more where overlays are shown dense.
float spacing_pixels(float spacing, vec4 place) {
    return spacing / (lengths.x * max(place.w, 1e-6) * viewport.w) * lengths.y;
}
