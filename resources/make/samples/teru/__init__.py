"""Builds Teru, the sample of soft bodies: a weather charm (てるてる坊主) under its cloak, a cord and a banner.

It stands outside the program and may import numpy, Pillow, editor.model, editor.motion and editor.formats, and from
`mochi` what any model is made with: meshes, curves, weights, canvases and keys. Lengths are in model units (about
8 cm); the stand is at the origin, and what it carries faces -Z.
"""
