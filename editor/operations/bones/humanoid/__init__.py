"""Skeletons of persons from other programs: which of MMD's bones theirs are, and how they become those."""
