"""DirectX models (.x), the accessories of MikuMikuDance: read as a model with one bone, and written.

May import `editor.model` and the rest of `editor.formats`; numpy only. `compression` unpacks, `text` and `binary` make
the same tokens of the two kinds of file, `blocks` makes a tree of them, `meshes`, `materials` and `reader` a model.
`writer` says what is in a file, and `block_writers` writes it as text or binary.
"""
