"""The model and its changes: tables in PMX order, declared fields, edits, history.

May import `editor.math3d`, `editor.messages` and numpy, and nothing else of the program. Knows no file format, no Qt,
no GL, no paths.
"""
