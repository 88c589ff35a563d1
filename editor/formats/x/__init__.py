"""DirectX models (.x), the accessories of MikuMikuDance: read as a model with one bone, and written.

May import `editor.model` and the rest of `editor.formats`; numpy only. `tokens` unpacks what is
compressed, makes the same tokens of text and binary files, and a tree of blocks of them; `reader` makes
meshes and materials of these, and a model. `writer` says what is in a file, and writes it as text or binary.
"""

from __future__ import annotations

from dataclasses import dataclass

from editor.formats.file_format import LARGEST, SMALLEST, FileFormat
from editor.late_imports import Late
from editor.model.fields import number, switch

SIGNATURE = b"xof "
ACCESSORY_SCALE = 10.0  # MMD draws an accessory of size 1 ten times as large as it is in its file


@dataclass(frozen=True, slots=True)
class XOptions:
    """How a DirectX file is written."""

    is_binary: bool = switch("Binary", help="DirectX as binary, not as text.")
    scale: float = number(
        "Scale",
        1 / ACCESSORY_SCALE,
        help="MMD shows accessories ten times as large as they are in their file.",
        minimum=SMALLEST,
        maximum=LARGEST,
    )
    writes_emissive: bool = switch(
        "Ambient colours become emissive ones",
        True,
        help="Emissive is what MMD takes for ambient; without it those colours are black.",
    )


FORMAT = FileFormat(
    ".x",
    "DirectX",
    Late("editor.formats.x.reader:read"),
    Late("editor.formats.x.writer:write"),
    signatures=(SIGNATURE,),
    options=XOptions,
    flags={"is_binary": "--x-binary", "writes_emissive": "--x-no-emissive"},
    asks=True,
    writes_beside=True,
    is_exchange=True,
)
