"""glTF 2.0 and GLB: `reader` and `writer`; the document itself is read and made with pygltflib, imported when needed.

May import `editor.model`, the rest of `editor.formats`, pygltflib and, to look at pictures, Pillow. The parts of a
document are untyped here: a file may hold anything anywhere, and each part is checked where it is used.
"""
