"""Files that come out of one file, of an archive or a GLB: which names are safe, and the folder that keeps them.

Names are judged for every system; the files stay for as long as the model that needs them is open.
"""

from __future__ import annotations

import re
import shutil
import tempfile
import weakref
from pathlib import Path

FORBIDDEN = re.compile(r'[<>:"/\\|?*\x00-\x1f]')
# Names that Windows takes for devices, whatever follows the first dot.
DEVICES = re.compile(r"(?:con|prn|aux|nul|com[1-9¹²³]|lpt[1-9¹²³])(?: *\..*)?", re.IGNORECASE | re.DOTALL)
LONGEST = 80  # characters of a name that is made


def is_harmless(name: str) -> bool:
    """Return whether one part of a path is a plain name on every system."""
    return name not in ("", ".", "..") and not FORBIDDEN.search(name) and not DEVICES.fullmatch(name)


def harmless(name: str) -> str:
    """A plain name like the given one; "" where nothing is left of it."""
    plain = FORBIDDEN.sub("_", name)[:LONGEST].strip(". ")
    return f"_{plain}" if DEVICES.fullmatch(plain) else plain


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
