"""All kinds of rows, by their tags and in the order of a file."""

from __future__ import annotations

from editor.formats.csv.mesh import FACE, HEADER, INFO, MATERIAL, VERTEX
from editor.formats.csv.morphs import MORPH, OFFSETS
from editor.formats.csv.physics import ANCHOR, BODY, JOINT, PIN, SOFT_BODY
from editor.formats.csv.row_kind import RowKind
from editor.formats.csv.skeleton import BONE, FRAME, FRAME_ITEM, IK_LINK

TOP = (VERTEX, MATERIAL, FACE, BONE, MORPH, FRAME, BODY, JOINT, SOFT_BODY)
NESTED = (IK_LINK, *OFFSETS, FRAME_ITEM, ANCHOR, PIN)
KINDS: dict[str, RowKind] = {kind.tag: kind for kind in (HEADER, INFO, *TOP, *NESTED)}
