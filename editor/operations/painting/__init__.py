"""Painting of weights: where a brush reaches on a mesh, and what its dabs make of the weights there.

No Qt and no GL: whoever has a pointer says where it meets the mesh. May import the model, preview and other operations.
"""
