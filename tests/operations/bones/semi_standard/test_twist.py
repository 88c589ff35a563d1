"""腕捩 and 手捩: where they are, what they turn about, and how the twist runs out over the arm."""

import numpy as np
import pytest

from editor.model.bones import BoneFlags
from tests.operations.bones.semi_standard.made import Made
from tests.operations.humanoid import STEPS, humanoid

LAST = STEPS - 1
END = 0.6 + 0.8 * 0.4


@pytest.mark.parametrize(
    ("which", "upper", "lower", "english"),
    [("腕捩", "腕", "ひじ", "arm twist"), ("手捩", "ひじ", "手首", "wrist twist")],
)
@pytest.mark.parametrize(("side", "suffix"), [("左", "_L"), ("右", "_R")])
def test_the_bones(which: str, upper: str, lower: str, english: str, side: str, suffix: str) -> None:
    made = Made(which)
    start, end = (np.array(made.bone(side + name).position) for name in (upper, lower))
    twist = made.bone(side + which)
    np.testing.assert_allclose(twist.position, start + 0.6 * (end - start), rtol=1e-6)
    np.testing.assert_allclose(twist.fixed_axis, (end - start) / np.linalg.norm(end - start), rtol=1e-6)
    assert twist.name_en == english + suffix
    assert twist.flags == (BoneFlags.ROTATABLE | BoneFlags.VISIBLE | BoneFlags.OPERABLE | BoneFlags.FIXED_AXIS)
    assert made.parent(side + which) == side + upper
    assert made.parent(side + lower) == side + which
    assert made.names.index(side + which) == made.names.index(side + upper) + 1
    for number, ratio in enumerate((0.25, 0.5, 0.75), 1):
        helper = made.bone(f"{side}{which}{number}")
        assert helper.name_en == f"{english}{number}{suffix}"
        assert helper.flags == BoneFlags.ROTATABLE | BoneFlags.APPEND_ROTATION
        assert (made.parent(helper.name), made.append_parent(helper.name)) == (side + upper, side + which)
        assert helper.append_ratio == ratio


def test_weights_go_from_the_arm_to_the_twist_bone_in_four_pieces() -> None:
    """The vertices reach from 腕 to ひじ, the last three half ひじ. The twist ends at 0.92 of it at least."""
    made = Made("腕捩")
    assert made.weights("左腕", 0) == {"左腕": 1}
    assert made.weights("左腕", LAST) == {"左腕捩": 0.5, "左ひじ": 0.5}
    chain = ["左腕", "左腕捩1", "左腕捩2", "左腕捩3", "左腕捩"]
    for step in range(LAST - 2):
        place = 4 * step / LAST / END
        lower, part = int(place), place % 1
        expected = {chain[lower]: 1 - part, chain[min(lower + 1, 4)]: part}
        found = made.weights("左腕", step)
        assert found == pytest.approx({name: share for name, share in expected.items() if share > 1e-6}, abs=1e-3)
    at = [np.array(made.bone(name).position) for name in chain[1:4]]
    start, end = np.array((1.5, 15, 0)), np.array((1.5, 15, 0)) + END * np.array((2.5, -2, 0))
    for position, part in zip(at, (0.25, 0.5, 0.75), strict=True):
        np.testing.assert_allclose(position, start + part * (end - start), atol=1e-5)


def test_the_elbow_is_looked_for_in_the_sleeve_where_that_is_wanted() -> None:
    """The mesh runs 0.3 before the bones: the elbow counts as 0.75 of that before itself, and stays."""
    made = Made("腕捩", elbow=True)
    assert made.bone("左腕捩").position[2] == pytest.approx(0.6 * 0.75 * -0.3)
    assert made.bone("左腕捩").fixed_axis[2] < -0.05
    assert made.bone("左ひじ").position == humanoid().bones[made.names.index("左ひじ") - 4].position
