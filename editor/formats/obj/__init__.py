"""Wavefront OBJ and its material library MTL: `reader` and `writer`, `lines` and `mtl` for the two kinds of text.

May import `editor.model` and the rest of `editor.formats`; numpy only. The libraries that were tried lose what models
of this field live from: trimesh the order of materials, the paths of textures that are not there, and files with
faces of several forms or counted backwards; tinyobjloader what follows the first space of a name, and names that are
not UTF-8, and it has no wheels for Python 3.13.
"""
