"""Bytes to models, motions and poses, and back: `load`, `save`, and the list of what can be read and written.

May import `editor.motion`, `editor.model`, `editor.texture_paths` and numpy, others only when they are needed; no Qt,
no GL. `registry` is the list of formats; each format has a package of its own; `binary`, `repair`,
`translatable_nouns`, `text_decoding`, `atomic_write` and `progress` are what they share, `mesh_exchange`, `local_files`
and `side_files` what those of other programs share.
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
