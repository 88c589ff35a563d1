"""VMD, the motions of MikuMikuDance: `reader` and `writer` go through the blocks in the order of the file.

May import `editor.motion`, `editor.model` and the rest of `editor.formats`. Where the descriptions of the format and
its practice differ, the corrections of mmd-semantics §1.9 hold.
"""
