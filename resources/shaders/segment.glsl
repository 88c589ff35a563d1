// Straight lines of a width in pixels, of four corners: because wide lines are not for core profiles.
uniform float width;              // logical pixels, of lines that have no width of their own
uniform float rim;                // logical pixels of dark on both sides of a line
flat out float line_width;        // logical pixels
noperspective out float across;   // device pixels from the middle of the line
noperspective out float along;    // device pixels from its start
float part;                       // of the line that lies before a corner, 0 to 1, whatever is cut off
const float IN_FRONT = 1e-3;

// How much of a line is cut off at an end that is behind the eye.
float cut(vec4 here, vec4 there) {
    float depth = here.z + here.w;
    float other = there.z + there.w;
    return depth < IN_FRONT && other > IN_FRONT ? (IN_FRONT - depth) / (other - depth) : 0.0;
}

// Where a corner of a line is; corners 0 and 1 are at its start, `spread` logical pixels to the side.
// `own_width`: logical pixels; 0 for that of all.
vec4 corner_of(vec3 start, vec3 end, float spread, float own_width, int corner) {
    line_width = own_width > 0.0 ? own_width : width;
    vec4 first = view_projection * vec4(start, 1.0);
    vec4 last = view_projection * vec4(end, 1.0);
    float from = cut(first, last);
    float to = 1.0 - cut(last, first);
    vec4 a = mix(first, last, from);
    vec4 b = mix(first, last, to);
    vec2 way = (b.xy / b.w - a.xy / a.w) * viewport.xy;
    float length_ = length(way);
    vec2 ahead = length_ > 1e-4 ? way / length_ : vec2(1.0, 0.0);
    vec2 aside = vec2(-ahead.y, ahead.x);
    bool at_end = corner >= 2;
    across = (corner % 2 == 0 ? -1.0 : 1.0) * ((0.5 * line_width + rim) * viewport.w + 1.0);
    along = at_end ? 0.5 * length_ : 0.0;
    part = at_end ? to : from;
    vec4 place = at_end ? b : a;
    float side = across + (at_end ? 0.0 : spread * viewport.w);
    place.xy += aside * side * 2.0 / viewport.xy * place.w;
    return place;
}
