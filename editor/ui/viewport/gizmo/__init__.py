"""Handles: rings, arrows and squares at what is selected, by which it is turned, moved and scaled with the mouse.

Geometry and arithmetic are free of Qt and GL (`geometry`, `parts`, `drags`, `bone_hold`); `handles` is what the
viewport talks to, and works on a Subject: on the bones of a pose, or in Edit mode on the rows of the model.
"""
