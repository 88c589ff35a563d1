"""Builds Mochi, the sample model, and its dance: geometry, textures, skeleton, morphs, physics, keys, all from numbers.

It stands outside the program and may import numpy, Pillow, editor.model, editor.motion and editor.formats.
Lengths are in model units (about 8 cm); Mochi stands at the origin and faces -Z, so that the character's left is +X.
"""
