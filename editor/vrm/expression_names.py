"""Names of expressions in VRM and of morphs in MMD (`resources/vrm.toml`)."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache

from editor.model.morphs import Panel
from editor.resources import resource


@dataclass(frozen=True, slots=True)
class ExpressionNames:
    """The names of one expression: `old` those of 0.x, `mmd` those of morphs, the usual one first."""

    old: tuple[str, ...]
    mmd: tuple[str, ...]
    panel: Panel


@cache
def expression_names() -> dict[str, ExpressionNames]:
    """The names by the preset of VRM 1.0, in the order in which a model lists them."""
    tables = tomllib.loads(resource("vrm.toml").read_text(encoding="utf-8"))
    return {
        name: ExpressionNames(tuple(row["old"]), tuple(row["mmd"]), Panel[row["panel"].upper()])
        for name, row in tables.items()
    }
