"""The row of PMD."""

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
