"""Materials: merged, split, ordered, their colors and the faces that they have."""
