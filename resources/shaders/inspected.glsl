// A model's vertices, with more of their columns than the colour pass reads. Needs frame.glsl.
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec2 uv;
layout(location = 3) in vec4 more_uv;
layout(location = 4) in vec4 weights;
layout(location = 5) in ivec4 bones;
layout(location = 6) in int deform;
out vec2 base_uv;
out vec3 direction;
// The same vertex has to come to the same place in every pass.
invariant gl_Position;
const float POINT = 3.0;  // logical pixels
const int DEFORMS = 5;
const int BDEF2 = 1;
const int BDEF4 = 2;
const int SDEF = 3;
const int QDEF = 4;

void stand() {
    gl_Position = view_projection * vec4(position, 1.0);
    gl_PointSize = POINT * viewport.w;
    base_uv = uv;
    direction = normal;
}
