"""Textures: found, cleaned, sorted into folders."""
