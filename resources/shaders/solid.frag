#version 330 core
// Seen through, and darker and denser where it turns away, so that its form can be told.
in vec4 solid_tint;
in vec3 solid_normal;
in vec3 to_eye;
out vec4 color;

void main() {
    float facing = abs(dot(normalize(solid_normal), normalize(to_eye)));
    color = vec4(solid_tint.rgb * (0.5 + 0.5 * facing), solid_tint.a * (1.5 - 0.5 * facing));
}
