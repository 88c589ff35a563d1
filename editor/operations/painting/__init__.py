"""Brushes: where they reach on a mesh, and what their dabs make of the weights or of the shape there.

No Qt and no GL: whoever has a pointer says where it meets the mesh. May import the model, preview and other operations.
"""
