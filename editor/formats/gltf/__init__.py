"""glTF 2.0 and GLB: `reader` and `writer`; `document` and `library` read and make the document with pygltflib.

`materials` and `skins` (nodes, joints, weights) take its parts for the model. May import `editor.model`, the rest of
`editor.formats` and, when needed, pygltflib and, to look at pictures, Pillow. The parts of a document are untyped here:
a file may hold anything anywhere, and each part is checked where it is used.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from editor.formats.file_format import LARGEST, SCALE_HELP, SMALLEST, FileFormat
from editor.late_imports import Late
from editor.model.fields import Choice, choice, fields_of, number, switch, text

SIGNATURE = b"glTF"
METRES = 0.08  # one unit of a PMX model


@dataclass(frozen=True, slots=True)
class GltfOptions:
    """How large a glTF file is."""

    scale: float = number("Scale", METRES, help=SCALE_HELP, minimum=SMALLEST, maximum=LARGEST)


def _format(extension: str, name: str, *signatures: bytes) -> FileFormat:
    return FileFormat(
        extension,
        name,
        Late("editor.formats.gltf.reader:read"),
        Late("editor.formats.gltf.writer:write"),
        signatures=signatures,
        options=GltfOptions,
        writes_beside=True,
        is_exchange=True,
        has_pictures=True,
    )


GLB = _format(".glb", "glTF GLB", SIGNATURE)
GLTF = _format(".gltf", "glTF")


class RestPose(Choice):
    T = 0, "T pose"
    A = 1, "As the model stands"


class AvatarPermission(Choice):
    ONLY_AUTHOR = 0, "The author only"
    ONLY_SEPARATELY_LICENSED_PERSON = 1, "Persons with a licence of their own"
    EVERYONE = 2, "Everyone"


class CommercialUsage(Choice):
    PERSONAL_NON_PROFIT = 0, "By persons, without profit"
    PERSONAL_PROFIT = 1, "By persons, for profit, too"
    CORPORATION = 2, "By companies, too"


class CreditNotation(Choice):
    REQUIRED = 0, "Required"
    UNNECESSARY = 1, "Not required"


class Modification(Choice):
    PROHIBITED = 0, "Not allowed"
    ALLOW_MODIFICATION = 1, "Allowed"
    ALLOW_MODIFICATION_REDISTRIBUTION = 2, "Allowed, and passing on what was changed"


@dataclass(frozen=True, slots=True)
class VrmOptions:
    """The pose of a VRM, and its licence, whose fields have the names and defaults of VRM 1.0."""

    pose: RestPose = choice(
        "Pose", RestPose, help="How the model stands at rest. VRM wants T pose; arms are turned up to it."
    )
    authors: str = text("Authors", help="Who made the model; several are separated by a semicolon.")
    version: str = text("Version", help="The version of the model.")
    copyright_information: str = text("Copyright", help="Who has the rights, and since when.")
    contact_information: str = text("Contact", help="Where the authors can be reached.")
    references: str = text(
        "Made after", help="Works that this one is made after; several are separated by a semicolon."
    )
    third_party_licenses: str = text("Licences of others", help="Licences of parts that others made.")
    avatar_permission: AvatarPermission = choice(
        "Who may use it as an avatar", AvatarPermission, help="Who may appear as the model."
    )
    allow_excessively_violent_usage: bool = switch("Use in violent content", help="It may be used in violent content.")
    allow_excessively_sexual_usage: bool = switch("Use in sexual content", help="It may be used in sexual content.")
    commercial_usage: CommercialUsage = choice("Commercial use", CommercialUsage, help="Who may earn with it.")
    allow_political_or_religious_usage: bool = switch(
        "Political or religious use", help="It may be used for political or religious purposes."
    )
    allow_antisocial_or_hate_usage: bool = switch(
        "Antisocial or hateful use", help="It may be used in antisocial or hateful content."
    )
    credit_notation: CreditNotation = choice(
        "Naming the author", CreditNotation, help="Whether the authors have to be named."
    )
    allow_redistribution: bool = switch("Passing it on", help="The file may be passed on.")
    modification: Modification = choice("Changing it", Modification, help="Whether it may be changed.")
    other_license_url: str = text("Other licence", help="The address of a licence that holds besides.")
    scale: float = number("Scale", METRES, help=SCALE_HELP, minimum=SMALLEST, maximum=LARGEST)


NO_LICENCE = ("pose", "scale")  # of the options


def vrm_name(name: str) -> str:
    """The name that VRM has for a field of the licence, or a value: avatarPermission for avatar_permission."""
    return re.sub(r"[_-]([a-z])", lambda match: match[1].upper(), name)


_LICENCE_FLAGS = {
    each.name: f"--licence {vrm_name(each.name)}" for each in fields_of(VrmOptions) if each.name not in NO_LICENCE
}

# A GLB whose package lies above the formats, as those of plug-ins do: it needs operations, too.
VRM = replace(
    GLB,
    extension=".vrm",
    name="VRM",
    read=Late("editor.vrm.reader:read"),
    write=Late("editor.vrm.writer:write"),
    options=VrmOptions,
    flags=_LICENCE_FLAGS,
    asks=True,
)
