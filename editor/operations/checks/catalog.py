"""Lists every check, so that pane, marks, command line and handbook can offer them; plain data, as operations are."""

from __future__ import annotations

from editor.operations.checks import bodies, bones, file, frames, ik, joints, morphs, soft_bodies
from editor.operations.checks.check import Check

# In the order of sections, and within them that in which they are mended.
MODULES = (
    file,
    bones,
    ik,
    morphs,
    frames,
    bodies,
    joints,
    soft_bodies,
)
CHECKS: dict[str, Check] = {check.code: check for module in MODULES for check in module.CHECKS}
