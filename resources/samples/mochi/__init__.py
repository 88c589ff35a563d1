"""Builds Mochi, the sample model: geometry, textures, skeleton, morphs and physics, all from numbers.

It stands outside the program and may import numpy, Pillow, editor.model and editor.formats. Lengths are in
model units (about 8 cm); Mochi stands at the origin and faces -Z, so that the character's left is +X.
"""
