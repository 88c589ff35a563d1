"""Transforms of rows: moved, rotated, scaled, with falloff, symmetry and what is attached. Uses preview and model."""
