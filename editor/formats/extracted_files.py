"""Keeps the files that came out of one file, of an archive or a GLB, for as long as the model that needs them is open.

They lie in a temporary folder, from where saving the model takes its textures along (`companions`).
"""

from __future__ import annotations

import shutil
import tempfile
import weakref
from pathlib import Path

PREFIX = "katachi-"


class ExtractedFiles:
    """A temporary folder that goes when nobody needs it any more, at the latest when the program ends."""

    def __init__(self) -> None:
        self.root = Path(tempfile.mkdtemp(prefix=PREFIX))
        # Where the model lies, or would lie, among the files.
        self.folder = self.root
        weakref.finalize(self, shutil.rmtree, self.root, ignore_errors=True)

    def put(self, name: str, data: bytes) -> None:
        """Write a file; `name` is relative to the folder, with forward slashes, and was checked."""
        file = self.root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
