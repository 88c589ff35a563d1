#version 330 core
// The number of the face plus one; nothing where the texture cuts it out.
uniform sampler2D base_map;
uniform int first_face;
uniform int parts;  // primitives that a face is drawn as
in vec2 base_uv;
out uint number;

void main() {
    if (texture(base_map, base_uv).a < 0.005) discard;
    number = uint(first_face + gl_PrimitiveID / parts + 1);
}
