"""PMX 2.0 and 2.1: `reader` and `writer` go through the file in the order of the specification.

May import `editor.model` and the rest of `editor.formats`. Where the specification and its practice differ, the
corrections of mmd-semantics §1 hold.
"""
