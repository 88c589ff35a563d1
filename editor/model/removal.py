"""Removal: what becomes of a reference when the row that it refers to is removed; declared with each reference field.

| of           | reference                           | removed from           | becomes                           |
|--------------|-------------------------------------|------------------------|-----------------------------------|
| vertex       | bones                               | bones                  | the heir; equal bones become one  |
| face         | vertices, material                  | vertices, materials    | the heir, or else the face goes   |
| material     | texture, sphere texture, toon       | textures               | none                              |
| bone         | parent                              | bones                  | the heir                          |
| bone         | tail bone                           | bones                  | none; the tail keeps its offset   |
| bone         | append parent                       | bones                  | none; nothing is appended         |
| bone         | IK target                           | bones                  | none; the IK rests                |
| IK link      | bone                                | bones                  | the link goes                     |
| morph offset | morph, vertex, bone, material, body | each of them           | the offset goes                   |
| frame item   | bone, morph                         | bones, morphs          | the item goes                     |
| rigid body   | bone                                | bones                  | the heir                          |
| joint        | rigid bodies A and B                | rigid bodies           | the joint goes                    |
| soft body    | material                            | materials              | none                              |
| anchor, pin  | vertex, rigid body                  | vertices, rigid bodies | the anchor or pin goes            |

The heir is whatever `Edit.remove` is told; operations tell the nearest parent that stays, for bones, and else nothing.
"""

from __future__ import annotations

from enum import Enum, auto


class Removal(Enum):
    """What becomes of a reference to a row that is removed."""

    NONE = auto()  # it refers to nothing
    HEIR = auto()  # it goes to the heir; to nothing where there is none
    HEIR_OR_DROP = auto()  # it goes to the heir; where there is none, what refers goes too
    DROP = auto()  # what refers goes too: a nested entry means nothing, or something else, without its target
    DROP_ROW = auto()  # the row that refers goes too, though files may hold it without a target

    @property
    def inherits(self) -> bool:
        """Whether the reference goes to the heir."""
        return self in (Removal.HEIR, Removal.HEIR_OR_DROP)
