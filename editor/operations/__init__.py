"""Operations on a model: the operation `S.verb` stands in the folder of its subject S, as `bones.merge` in `bones`.

Vertices and faces share `mesh`; rigid bodies, joints and soft bodies share `physics`. Beside the subjects, which change
the model through an Edit, `queries` read it, `transform` moves rows of any table, `painting` strokes its surface, and
`checks` find what is wrong; `model.fix`, which runs checks, is there.
`catalog` lists the operations as rows, made of the declaration above each function and read without importing that.
Imports the model and what previews it, and nothing else of the program: no Qt, no files, no GL.
"""
