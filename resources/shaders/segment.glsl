// Straight lines of a width in pixels, of four corners: because wide lines are not for core profiles.
uniform float width;              // logical pixels
uniform float rim;                // logical pixels of dark on both sides of a line with soft borders; 0: hard borders
noperspective out float across;   // device pixels from the middle of the line
noperspective out float along;    // device pixels from its start
const float IN_FRONT = 1e-3;

// The end of a line, cut where it goes behind the eye.
vec4 cut(vec4 here, vec4 there) {
    float depth = here.z + here.w;
    float other = there.z + there.w;
    return depth < IN_FRONT && other > IN_FRONT ? mix(here, there, (IN_FRONT - depth) / (other - depth)) : here;
}

// Where a corner of a line is; corners 0 and 1 are at its start, `spread` logical pixels to the side.
vec4 corner_of(vec3 start, vec3 end, float spread, int corner) {
    vec4 first = view_projection * vec4(start, 1.0);
    vec4 last = view_projection * vec4(end, 1.0);
    vec4 a = cut(first, last);
    vec4 b = cut(last, first);
    vec2 way = (b.xy / b.w - a.xy / a.w) * viewport.xy;
    float length_ = length(way);
    vec2 ahead = length_ > 1e-4 ? way / length_ : vec2(1.0, 0.0);
    vec2 aside = vec2(-ahead.y, ahead.x);
    bool at_end = corner >= 2;
    float soft = rim > 0.0 ? rim * viewport.w + 1.0 : 0.0;
    across = (corner % 2 == 0 ? -1.0 : 1.0) * (0.5 * width * viewport.w + soft);
    along = at_end ? 0.5 * length_ : 0.0;
    vec4 place = at_end ? b : a;
    float side = across + (at_end ? 0.0 : spread * viewport.w);
    place.xy += aside * side * 2.0 / viewport.xy * place.w;
    return place;
}
