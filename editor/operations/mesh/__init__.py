"""Vertices and faces, whose operations have two subjects: made, merged, cut, cleaned, with normals and UVs."""
