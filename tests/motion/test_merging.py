"""One motion of several plays as they do together."""

from __future__ import annotations

import numpy as np

from editor.model.columns import Columns
from editor.motion.merging import merged, tracks_of, with_ik, with_keys
from editor.motion.motion import CAMERA_NAME, BoneKey, CameraKey, IkState, LightKey, Motion, ShowIk, ShowKey
from editor.motion.sampling import NamedPose, sample
from editor.motion.tracks import Tracks


def moving(bone: str, offset: float, morph: str = "", frame: int = 0, name: str = "") -> Motion:
    morphs = (morph,) if morph else ()
    pose = NamedPose(
        name,
        (bone,),
        np.float32([(offset, 0, 0)]),
        np.float32([(0, 0, 0, 1)]),
        morphs,
        np.full(len(morphs), offset, np.float32),
    )
    return with_keys(Motion(), pose, frame)


def shown(*keys: tuple[int, bool, dict[str, bool]]) -> ShowIk:
    """Keys: frame, whether it is visible, and IK."""
    names = list(dict.fromkeys(name for _, _, ik in keys for name in ik))
    states = [(number, names.index(name), on) for number, (_, _, ik) in enumerate(keys) for name, on in ik.items()]
    return ShowIk(
        Columns(ShowKey, frame=[key[0] for key in keys], visible=[key[1] for key in keys]),
        tuple(names),
        Columns(
            IkState,
            len(states),
            key=[one[0] for one in states],
            name=[one[1] for one in states],
            enabled=[one[2] for one in states],
        ),
    )


def ik_at(motion: Motion, frame: float) -> tuple[bool, dict[str, bool]]:
    now = sample(motion, frame)
    return now.visible, dict(zip(motion.show_ik.names, now.ik.tolist(), strict=True))


def test_the_later_one_has_the_whole_track() -> None:
    made = merged([moving("a", 1, "x", name="model"), moving("b", 2, "y"), moving("a", 3, "x", frame=9)])
    assert {name: made.bones.keys["offset"][made.bones.rows(name).start][0] for name in "ab"} == {"a": 3, "b": 2}
    assert len(made.bones.keys) == 2
    assert sorted(made.morphs.keys["weight"].tolist()) == [2, 3]
    assert made.name == "model"


def test_names_are_the_same_where_mmd_takes_them_so() -> None:
    made = merged([moving("波〜", 1), moving("波～", 2)])
    assert made.bones.keys["offset"][:, 0].tolist() == [2]


def test_camera_and_light_are_of_the_last_that_has_any() -> None:
    camera = Motion(CAMERA_NAME, camera=Columns(CameraKey, 2), light=Columns(LightKey, 1))
    made = merged([camera, moving("a", 1, name="model")])
    assert (len(made.camera), len(made.light), made.name) == (2, 1, "model")


def test_nothing_and_one() -> None:
    assert merged([]) == Motion()
    one = moving("a", 1, "x")
    assert merged([one]).bones == one.bones


def test_what_is_shown() -> None:
    one = Motion(show_ik=shown((5, False, {"leg": False, "toe": True}), (10, True, {"leg": True, "toe": True})))
    other = Motion(show_ik=shown((0, True, {"toe": False}), (7, True, {"toe": True})))
    made = merged([one, other])
    assert made.show_ik.keys["frame"].tolist() == [0, 5, 7, 10]
    assert ik_at(made, 0) == (True, {"leg": True, "toe": False})
    assert ik_at(made, 6) == (False, {"leg": False, "toe": False})
    assert ik_at(made, 8) == (False, {"leg": False, "toe": True})
    assert ik_at(made, 12) == (True, {"leg": True, "toe": True})
    assert merged([one, Motion()]).show_ik is one.show_ik


def test_ik_that_is_off_all_the_time() -> None:
    motion = Motion(show_ik=shown((5, False, {"leg": False, "toe": True}), (10, True, {"leg": True, "toe": True})))
    made = with_ik(motion, {"leg": False, "hair": False})
    for frame, visible in ((0, True), (6, False), (12, True)):
        assert ik_at(made, frame) == (visible, {"leg": False, "hair": False, "toe": True})
    assert with_ik(motion, {}) is motion
    assert ik_at(with_ik(Motion(), {"hair": True}), 0) == (True, {"hair": True})


def test_tracks_of_keys() -> None:
    tracks = tracks_of({"b": Columns(BoneKey, frame=[0, 3]), "a": Columns(BoneKey, frame=[1])})
    assert (tracks.names, tracks.keys["frame"].tolist()) == (("b", "a"), [0, 3, 1])
    assert tracks_of({}) == Tracks.empty(BoneKey)
