"""Physics of a model: rigid bodies, joints and soft bodies in Bullet, driven by bones and driving them; no Qt, no GL.

`physics.Physics` is what a PosedModel holds. Bullet itself is spoken to in `world` and what it is made of: `bodies`,
`constraints`, `joint_limits`, `collisions`, `mouse_constraint` and `soft_nodes`. It is loaded by `engine` when the
first simulation is made.
"""
