#version 330 core
// The normals of vertices as lines of one pixel, two ends an instance: there are many of them.
#include "frame.glsl"
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in float hidden;
uniform float reach;  // model units

void main() {
    gl_Position = view_projection * vec4(position + normal * (reach * float(gl_VertexID)), 1.0);
    if (hidden > 0.5) gl_Position = vec4(2.0, 2.0, 2.0, 1.0);  // out of the picture
}
