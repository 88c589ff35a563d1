"""BoneRoleList: what each bone does, for all lists that show bones."""

from __future__ import annotations

from editor.math3d.arrays import IndexArray
from editor.model.bone_roles import BoneRole, bone_roles, changes_roles
from editor.model.changes import Change
from editor.model.model import Model


class BoneRoleList:
    """Worked out once after each edit that may make a difference, when somebody asks."""

    def __init__(self, model: Model) -> None:
        self._model = model
        self._roles: IndexArray | None = None

    def follow(self, change: Change) -> None:
        """Take notice of a change of the model."""
        if changes_roles(change):
            self._roles = None

    def of(self, row: int) -> BoneRole:
        """Return the role of a bone of the model."""
        if self._roles is None:
            self._roles = bone_roles(self._model)
        return BoneRole(self._roles[row])
