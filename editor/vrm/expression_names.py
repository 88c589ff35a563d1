"""Names of expressions in VRM and of morphs in MMD (`resources/vrm.toml`)."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any

from editor.model.morphs import Panel
from editor.resources import resource

PANELS = "panels"


@dataclass(frozen=True, slots=True)
class ExpressionNames:
    """The names of one expression: `old` those of 0.x, `mmd` those of morphs, the usual one first."""

    old: tuple[str, ...]
    mmd: tuple[str, ...]
    panel: Panel


@cache
def expression_names() -> dict[str, ExpressionNames]:
    """The names by the preset of VRM 1.0, in the order in which a model lists them."""
    return {
        name: ExpressionNames(tuple(row["old"]), tuple(row["mmd"]), Panel[row["panel"].upper()])
        for name, row in _tables().items()
        if name != PANELS
    }


def panel_of(name: str) -> Panel:
    """The panel of a morph: that of the expression which MMD calls so, or else by the first word that tells one."""
    own = next((row.panel for row in expression_names().values() if name in row.mmd), None)
    if own is not None:
        return own
    folded = name.lower()
    found = (panel for panel, words in _tables()[PANELS].items() if any(word in folded for word in words))
    return Panel[next(found, Panel.OTHER.name).upper()]


@cache
def _tables() -> dict[str, Any]:
    return tomllib.loads(resource("vrm.toml").read_text(encoding="utf-8"))
