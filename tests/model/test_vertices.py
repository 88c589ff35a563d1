"""How much each bone moves a vertex, by its kind; which fields mean something."""

import numpy as np
import pytest

from editor.model.fields import field_of
from editor.model.vertices import Deform, Vertex, effective_weights, used_slots


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


def test_only_sdef_has_its_points() -> None:
    for name in ("sdef_c", "sdef_r0", "sdef_r1"):
        applies = field_of(Vertex, name).applies
        assert applies is not None
        assert [kind for kind in Deform if applies(Vertex(deform=kind))] == [Deform.SDEF]
