"""A model in movement: what its bones, morphs and vertices do at one moment of a motion or of a pose set by hand.

May import `editor.motion`, `editor.model` and numpy (numba where there is any); no Qt, no GL, no files. Everything
passes forward, from a stance to what is drawn; nothing here writes into the model.
"""
