"""PMD: `reader` and `writer` go through the file in its own order, `upgrade` and `downgrade` to the Model and back.

May import `editor.model` and the rest of `editor.formats`. `structure` is the file as it is, to the last byte; `mesh`,
`materials`, `morphs`, `frames` and `physics` convert its parts both ways, and `bones_and_ik_up` reads bones and IK. The
rules by which it becomes a PMX model, and a PMX model becomes a file: mmd-semantics §1.8 and §7.
"""

from __future__ import annotations

from editor.formats.file_format import FileFormat
from editor.formats.pmd.structure import SIGNATURE
from editor.late_imports import Late

FORMAT = FileFormat(
    ".pmd",
    "PMD",
    Late("editor.formats.pmd.reader:read"),
    Late("editor.formats.pmd.writer:write"),
    signatures=(SIGNATURE,),
    is_own=True,
)
