"""Undoable work by kind: plain functions that change a model through an Edit.

Each is at once a menu entry, a command-line verb and a script call; `catalog` lists those that need nothing but rows.
Beside them stand the functions that choose rows to work on: `selecting`, `related`, `other_side`.
It imports the model and what previews it, and nothing else of the program: no Qt, no files, no GL.
"""
