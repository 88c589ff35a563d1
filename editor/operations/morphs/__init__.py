"""Morphs: made, mirrored, converted, transferred, their offsets."""
