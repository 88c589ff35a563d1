"""PMX 2.0 and 2.1: `reader` and `writer` go through the file in its order: `header`, `vertices`, and other `tables`.

May import `editor.model` and the rest of `editor.formats`. Where the specification and its practice differ, the
corrections of mmd-semantics §1 hold.
"""

from __future__ import annotations

from dataclasses import dataclass

from editor.formats.file_format import FileFormat
from editor.formats.pmx.header import SIGNATURE, SIGNATURE_1_0
from editor.late_imports import Late
from editor.model.fields import Choice, choice


class TextEncoding(Choice):
    """How texts are stored."""

    AS_FILE = 0, "As the file had it"
    UTF16 = 1, "UTF-16"
    UTF8 = 2, "UTF-8"


class PmxVersion(Choice):
    """Which version of the format is written."""

    AS_FILE = 0, "As the file had it, or higher if the model needs it"
    AUTO = 1, "As the model needs"
    VERSION_2_0 = 2, "2.0"
    VERSION_2_1 = 3, "2.1"

    @property
    def token(self) -> str:
        return self.label if self >= PmxVersion.VERSION_2_0 else Choice.token.fget(self)  # type: ignore[attr-defined]


@dataclass(frozen=True, slots=True)
class PmxOptions:
    """How a PMX file is written."""

    pmx_version: PmxVersion = choice(
        "PMX version",
        PmxVersion,
        help="By default what the model needs, but not less than the file had.",
    )
    encoding: TextEncoding = choice("Text encoding", TextEncoding, help="By default as the file had it.")


FORMAT = FileFormat(
    ".pmx",
    "PMX",
    Late("editor.formats.pmx.reader:read"),
    Late("editor.formats.pmx.writer:write"),
    signatures=(SIGNATURE, SIGNATURE_1_0),
    options=PmxOptions,
    notes=Late("editor.formats.pmx.writer:notes_of_becoming_2_1"),
    is_own=True,
)
