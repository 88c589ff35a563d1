"""Katachi on the desktops of all systems."""
