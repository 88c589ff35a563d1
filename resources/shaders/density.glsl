// What stands close together in the picture is drawn small and faint. Needs frame.glsl.

// The logical pixels that `room` model units take up at a place in clip space, more where overlays are shown dense.
float room_pixels(float room, vec4 place) {
    return room / (lengths.x * max(place.w, 1e-6) * viewport.w) * lengths.y;
}
