"""Bytes to models, motions and poses, and back: `load`, `save`, and the list of what can be read and written.

May import `editor.motion`, `editor.model`, `editor.texture_paths` and numpy, others only when they are needed; no Qt,
no GL. `registry` is the list of formats, `file_format` what a row of it says, `motions` the rows of motions and poses;
each format has a package of its own, poses `vpd`. What they share: `content` (what reading gives), `binary`, `repair`,
`message_texts`, `text_decoding`, `file_access` (locks, files that others hold), `atomic_write` and `progress`. What
those of other programs share: `mesh_exchange` and `side_files`. `archive` looks into ZIP files,
`model_files` for models below a folder.
"""

from editor.formats.content import Content, FormatError
from editor.formats.registry import READERS, WRITERS, load, load_model, losses_of, new_content, read_model, save

__all__ = [
    "READERS",
    "WRITERS",
    "Content",
    "FormatError",
    "load",
    "load_model",
    "losses_of",
    "new_content",
    "read_model",
    "save",
]
