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

from enum import Enum
from typing import Self


class Removal(Enum):
    """Handling of a reference to a removed row. `inherits`: it goes to the heir, where there is one."""

    inherits: bool  # an attribute, and no property: it is asked for each reference of each record

    def __new__(cls, number: int, inherits: bool) -> Self:
        member = object.__new__(cls)
        member._value_ = number
        member.inherits = inherits
        return member

    NONE = 0, False  # it refers to nothing
    HEIR = 1, True  # it goes to the heir; to nothing where there is none
    HEIR_OR_DROP = 2, True  # it goes to the heir; where there is none, what refers goes too
    DROP = 3, False  # what refers goes too: a nested entry means nothing, or something else, without its target
    DROP_ROW = 4, False  # the row that refers goes too, though files may hold it without a target
