"""Textures on the GPU: the files that are found, toons, images and their upload."""
