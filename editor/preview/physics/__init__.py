"""Physics of a model: its rigid bodies and joints in Bullet, driven by bones and driving them; no Qt, no GL.

`physics.Physics` is what a Figure holds. Bullet itself is spoken to in `bullet`, `constraints` and `springs` only, and
loaded by `engine` when the first simulation is made.
"""
