layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec2 uv;
layout(location = 3) in vec4 uv1;
layout(location = 4) in float edge_scale;
// The same vertex has to come to the same place in every pass.
invariant gl_Position;
