"""Overlays, drawn over the model: bones, bodies, joints, contacts, grid and labels, each with its lines and shapes."""
