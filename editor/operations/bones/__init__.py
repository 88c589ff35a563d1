"""Bones: added, merged, mirrored, ordered, their tails, axes, flags and IK."""
