"""Keeps the files that came out of one file, of an archive or a GLB, for as long as the model that needs them is open.

They lie in a temporary folder, from where saving the model takes its textures along (`companions`).
"""

from __future__ import annotations

import tempfile
from pathlib import Path

PREFIX = "katachi-"


class Unpacked:
    """A temporary folder that goes when nobody needs it any more, at the latest when the program ends."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix=PREFIX, ignore_cleanup_errors=True)
        self.root = Path(self._folder.name)
        # Where the model lies, or would lie, among the files.
        self.folder = self.root

    def put(self, name: str, data: bytes) -> None:
        """Write a file; `name` is relative to the folder, with forward slashes, and was checked."""
        file = self.root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
