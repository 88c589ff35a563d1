"""Katachi, an editor for PMX and PMD models: its packages, and of its own only the version.

Seven words run through all of them:

- Model: the data of one PMX or PMD model: tables, in PMX order. No Qt, no GL, no paths.
- Field: what one attribute or column is: label, kind, range, what it refers to; declared once.
- Edit: the only way to change a Model; one undoable step; a transaction too: an exception takes all back.
- Change: what an Edit did, for whoever watches: action, table, rows, fields.
- Document: a Model with a file, a History, a Selection and signals.
- Operation: a plain function ``(edit, rows, parameters)``: a menu entry, a CLI verb and a script call in one.
- Pose: the moving state: bone transforms, morph weights, IK switches; never stored in the Model.

From top to bottom, nothing imports upwards and siblings do not import each other:

    app | cli
    ui
    document
    plugins
    operations | formats | render
    preview
    motion
    model
    resources

`cli` may use everything but `document` and `ui`, and there is no Qt below `document`.
"""

__all__ = ["__version__"]

try:
    from editor._version import __version__
except ImportError:  # a checkout that was never built or installed
    __version__ = "unknown"
