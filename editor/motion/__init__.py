"""Movement as data: motions (VMD keys as arrays), their curves, what they say at a frame, and poses (VPD).

May import `editor.model` and numpy; no Qt, no GL, no files. Everything here is a value: what changes a motion gives a
new one, which shares what stayed the same.
"""
