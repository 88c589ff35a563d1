// What holds for the whole picture. Model space is left-handed: x right, y up, z away.
layout(std140) uniform Frame {
    mat4 view;
    mat4 view_projection;
    mat4 shadow_projection;  // to the shadow map, 0 to 1 in all three
    vec4 eye;                // where it is (w = 1), or the direction to it (w = 0)
    vec4 light_color;
    vec4 light_direction;    // the way the light travels, of length 1
    vec4 viewport;           // width, height, pixels per unit of edge size, device pixels per logical one
    vec4 shown;              // 1 or 0: texture, sphere, toon, specular
    vec4 shadow;             // 1 or 0: self shadow; shade per depth everywhere, and more at the eye; 1 / how far that goes
    vec4 lengths;            // model units that a pixel covers where w = 1; how dense overlays are shown, usually 1
    vec4 focus;              // the camera's target, and its distance from there
};
