"""Presets of soft bodies: all numbers but those that say what one is made of, hangs from and collides with.

Each value is within the range that the specification of PMX 2.1 gives it. Jelly has no pressure: B-links keep its
shape as well, and pressure tears a shape that is open.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from editor.model.fields import field_of, fields_of
from editor.model.soft_bodies import AeroModel, SoftBody, SoftFlags
from editor.operations.choices import SoftPreset

KEPT = ("name", "name_en", "shape", "material", "group", "mask", "anchors", "pins")
NEW = {field.name: field.default for field in fields_of(SoftBody) if field.name not in KEPT}
CLOTH = {**NEW, "flags": SoftFlags.B_LINKS, "link_distance": 2, "margin": 0.12, "aero_model": AeroModel.V_TWO_SIDED}


def _coerced(values: Mapping[str, Any]) -> Mapping[str, Any]:
    """The values as records hold them: numbers as 32 bits keep them."""
    return {name: field_of(SoftBody, name).coerce(value) for name, value in values.items()}


_VALUES: Mapping[SoftPreset, Mapping[str, Any]] = {
    SoftPreset.SKIRT: {**CLOTH, "mass": 0.5, "dp": 0.05, "dg": 0.02, "df": 0.4, "khr": 0.8, "ahr": 1.0, "p_it": 10},
    SoftPreset.CAPE: {**CLOTH, "mass": 0.6, "dp": 0.02, "dg": 0.04, "df": 0.3, "khr": 0.5, "p_it": 8, "lst": 0.7},
    SoftPreset.FLAG: {**CLOTH, "mass": 0.3, "dp": 0.01, "dg": 0.05, "lf": 0.02, "p_it": 8, "lst": 0.5},
    SoftPreset.JELLY: {
        **NEW,
        "flags": SoftFlags.B_LINKS | SoftFlags.RANDOMIZE_LINKS,
        "link_distance": 2,
        "margin": 0.1,
        "dp": 0.05,
        "df": 0.6,
        "khr": 0.8,
        "ahr": 1.0,
        "p_it": 6,
        "lst": 0.3,
    },
}
SOFT_PRESETS = {preset: _coerced(values) for preset, values in _VALUES.items()}
