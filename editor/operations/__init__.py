"""Operations on a model: `edits` and `transform` change it through an Edit, `queries` change nothing.

`catalog` lists the operations as rows, made of the declaration above each function and read without importing that.
Imports the model and what previews it, and nothing else of the program: no Qt, no files, no GL.
"""
