#version 330 core
// Depth only, of what no texture cuts anything out of.

void main() {
}
