"""What is done to a model: `edits` and `transform` change it through an Edit, `queries` change nothing.

`catalog` lists the edits that need nothing but rows. Imports the model and what previews it, and nothing else of the
program: no Qt, no files, no GL.
"""
