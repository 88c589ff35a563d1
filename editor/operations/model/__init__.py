"""The model as a whole: moved, mirrored, merged with another, with the geometry of another."""
