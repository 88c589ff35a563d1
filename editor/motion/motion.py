"""Motion: all that a VMD file moves, with a block of keys for each kind of thing that moves."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from editor.model.columns import Columns
from editor.motion.keys import BoneKey, CameraKey, IkState, LightKey, MorphKey, SelfShadowKey, ShowKey
from editor.motion.tracks import Tracks

CAMERA_NAME = "カメラ・照明"  # what stands for a model in a motion of camera, light and self shadow

FRAMES_PER_SECOND = 30  # of motions (mmd-semantics §1.9); pictures may be more

# That can be typed anywhere: 92 hours. More digits would only widen each box; files keep greater ones that they have.
HIGHEST_FRAME = 9_999_999

BLOCKS = ("bones", "morphs", "camera", "light", "self_shadow", "show_ik")


@dataclass(frozen=True, slots=True)
class ShowIk:
    """Visibility of the model and states of its IK: `keys` sorted by frame; `states` (IkState) sorted by key.

    An IK that a key does not name stays as it was. Before the first key everything is shown and works.
    """

    keys: Columns[ShowKey] = field(default_factory=lambda: Columns(ShowKey, 0))
    names: tuple[str, ...] = ()
    states: Columns[IkState] = field(default_factory=lambda: Columns(IkState, 0))

    def sorted(self) -> ShowIk:
        """A copy with keys by frame and states by key."""
        order = np.argsort(self.keys[ShowKey.frame], kind="stable")
        ranks = np.empty(len(order), np.int32)
        ranks[order] = np.arange(len(order))
        owners = ranks[self.states[IkState.key]]
        by_key = np.argsort(owners, kind="stable")
        states = self.states.replace(key=owners).take(by_key)
        return ShowIk(self.keys.take(order), self.names, states)


@dataclass(frozen=True, slots=True)
class Motion:
    """A value: whoever edits a motion makes another one with `dataclasses.replace`. Single tracks are sorted by frame.

    `name`: of the model that it was made for.
    """

    name: str = ""
    bones: Tracks = field(default_factory=lambda: Tracks.empty(BoneKey))
    morphs: Tracks = field(default_factory=lambda: Tracks.empty(MorphKey))
    camera: Columns[CameraKey] = field(default_factory=lambda: Columns(CameraKey, 0))
    light: Columns[LightKey] = field(default_factory=lambda: Columns(LightKey, 0))
    self_shadow: Columns[SelfShadowKey] = field(default_factory=lambda: Columns(SelfShadowKey, 0))
    show_ik: ShowIk = field(default_factory=ShowIk)

    @property
    def for_camera(self) -> bool:
        """True if MMD takes it for a motion of camera, light and self shadow, and not of a model."""
        return self.name == CAMERA_NAME

    def keys(self, block: str) -> Columns:
        """The keys of one of BLOCKS."""
        held = getattr(self, block)
        keys: Columns = held if isinstance(held, Columns) else held.keys
        return keys

    def counts(self) -> dict[str, int]:
        """Keys by block, in the order of the file."""
        return {block: len(self.keys(block)) for block in BLOCKS}

    @property
    def last_frame(self) -> int:
        """The highest frame that has a key; 0 when none has."""
        return max((int(self.keys(block)["frame"].max()) for block in BLOCKS if len(self.keys(block))), default=0)
