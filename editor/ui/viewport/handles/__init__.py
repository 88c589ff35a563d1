"""Handles: rings, arrows and squares at what is selected, by which it is turned and moved with the mouse.

Geometry and arithmetic are free of Qt and GL (`geometry`, `parts`, `drags`, `bone_hold`); `handles` is what the
viewport talks to, and works on a Subject: on the bones of a pose so far.
"""
