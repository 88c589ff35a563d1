"""Lists every check, so that pane, marks, command line and handbook can offer them; plain data, as operations are."""

from __future__ import annotations

from editor.operations.checks import (
    bones,
    frames,
    info,
    materials,
    mesh,
    morphs,
    names,
    physics,
    textures,
    weights,
)
from editor.operations.checks.check import Check

# In the order of sections, and within them that in which they are mended.
MODULES = (
    info,
    weights,
    mesh,
    textures,
    materials,
    bones,
    morphs,
    frames,
    physics,
    names,
)
CHECKS: dict[str, Check] = {check.code: check for module in MODULES for check in module.CHECKS}
