"""How much each bone moves a vertex, by its kind; which fields mean something."""

import numpy as np
import pytest

from editor.model.fields import NONE, field_of
from editor.model.mesh import (
    Deform,
    Vertex,
    effective_weights,
    smallest_kinds,
    strongest,
    used_slots,
    with_united_bones,
)


@pytest.mark.parametrize(
    ("deform", "expected", "used"),
    [
        (Deform.BDEF1, (1, 0, 0, 0), 1),
        (Deform.BDEF2, (0.25, 0.75, 0, 0), 2),
        (Deform.BDEF4, (0.25, 0.5, 0.125, 0.5), 4),
        (Deform.SDEF, (0.25, 0.75, 0, 0), 2),
        (Deform.QDEF, (0.25, 0.5, 0.125, 0.5), 4),
    ],
)
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_weights_count_as_the_kind_of_deform_has_it(
    deform: Deform, expected: tuple[float, ...], used: int, dtype: type
) -> None:
    stored = np.array([(0.25, 0.5, 0.125, 0.5)], dtype)
    weights = effective_weights(np.array([deform], np.uint8), stored)
    assert weights.tolist() == [list(expected)]
    assert weights.dtype == dtype
    assert stored[0, 1] == 0.5, "what is stored stays"
    assert used_slots(np.array([deform])).tolist() == [[slot < used for slot in range(4)]]


def test_the_greatest_weights_are_kept_in_their_order_and_each_bone_once() -> None:
    bones, weights = np.array([[7, 1, 7, 3, 4, 5]]), np.array([[0.125, 0.25, 0.25, 0, 0.5, 0.0625]])
    bones, weights = with_united_bones(bones, weights)
    assert (bones[0].tolist(), weights[0].tolist()) == ([7, 1, NONE, 3, 4, 5], [0.375, 0.25, 0, 0, 0.5, 0.0625])
    assert [part[0].tolist() for part in strongest(bones, weights)] == [[7, 1, 4, 5], [0.375, 0.25, 0.5, 0.0625]]
    assert [part[0].tolist() for part in strongest(bones, weights, 2)] == [[7, 4, NONE, NONE], [0.375, 0.5, 0, 0]]


@pytest.mark.parametrize(
    ("before", "count", "is_whole", "after"),
    [
        (Deform.BDEF4, 1, True, Deform.BDEF1),
        (Deform.BDEF4, 2, True, Deform.BDEF2),
        (Deform.BDEF1, 3, True, Deform.BDEF4),
        (Deform.BDEF2, 2, False, Deform.BDEF4),
        (Deform.BDEF1, 1, False, Deform.BDEF4),
        (Deform.SDEF, 2, True, Deform.BDEF2),
        (Deform.QDEF, 2, False, Deform.QDEF),
        (Deform.QDEF, 1, False, Deform.BDEF1),
    ],
)
def test_the_smallest_kind_holds_as_many_bones_and_their_sum(
    before: Deform, count: int, is_whole: bool, after: Deform
) -> None:
    kinds = smallest_kinds(np.array([before], np.uint8), np.array([count]), np.array([is_whole]))
    assert kinds.tolist() == [after]
    assert kinds.dtype == np.uint8


def test_only_sdef_has_its_points() -> None:
    for name in ("sdef_c", "sdef_r0", "sdef_r1"):
        applies = field_of(Vertex, name).applies
        assert applies is not None
        assert [kind for kind in Deform if applies(Vertex(deform=kind))] == [Deform.SDEF]
