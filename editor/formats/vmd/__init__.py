"""VMD, the motions of MikuMikuDance: `reader` and `writer` go through its blocks, laid out by `records`, to `content`.

May import `editor.motion`, `editor.model` and the rest of `editor.formats`. Where the descriptions of the format and
its practice differ, the corrections of mmd-semantics §1.9 hold.
"""
