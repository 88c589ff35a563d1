"""Transforms of rows: moved, rotated and scaled, with falloff, symmetry and what is attached. Uses model."""
