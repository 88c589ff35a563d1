"""What is done to a model: `edits` and `transform` change it through an Edit, `queries` change nothing.

`catalog` lists the operations, each declared in the module of `edits` that does it. Imports the model and what previews
it, and nothing else of the program: no Qt, no files, no GL.
"""
