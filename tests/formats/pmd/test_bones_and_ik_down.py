"""PMX to PMD: a kind for each bone, tails that are bones, the list of IK, and the order (mmd-semantics §7.6)."""

from __future__ import annotations

import math

import pytest

from editor.formats.message_texts import located_text
from editor.formats.pmd.downgrade import downgraded
from editor.formats.pmd.structure import NO_ROW, texts_of
from editor.formats.pmd.upgrade import upgraded
from editor.messages import Messages
from editor.model.bones import Bone, BoneFlags, IkLink
from editor.model.fields import single
from editor.model.frames import BoneItem, DisplayFrame
from tests.formats.pmd.downgrading import PLAIN, bone, down_bones, model_of

MOVABLE, VISIBLE, IK, TAIL = BoneFlags.MOVABLE, BoneFlags.VISIBLE, BoneFlags.IK, BoneFlags.TAIL_IS_BONE
FOLLOWS, AXIS = BoneFlags.APPEND_ROTATION, BoneFlags.FIXED_AXIS


class TestKinds:
    def test_plain(self):
        pmd, lost = down_bones(
            bone("root", PLAIN | MOVABLE),
            bone("rotate", parent=0, tail_bone=2),
            bone("hidden", PLAIN & ~VISIBLE, parent=1),
        )
        assert not lost
        assert pmd.bones["kind"].tolist() == [1, 0, 7]
        assert pmd.bones["parent"].tolist() == [NO_ROW, 0, 1]
        assert pmd.bones["tail"].tolist() == [0, 2, 0]

    def test_ik(self):
        pmd, lost = down_bones(
            bone("root"),
            bone("ik", PLAIN | MOVABLE | IK, level=1, ik_target=3, ik_loops=40, ik_angle=2.0, ik_links=(IkLink(2),)),
            bone("link"),
            bone("target", PLAIN & ~VISIBLE, parent=2),
        )
        assert not lost
        assert pmd.bones["kind"].tolist() == [0, 2, 4, 6]
        assert pmd.bones["ik_parent"].tolist() == [0, 0, 1, 1]
        assert pmd.iks.tolist() == [(1, 3, 1, 40, 0.5)]
        assert pmd.ik_links.tolist() == [2]

    @pytest.mark.parametrize(
        ("flags", "kind"),
        [
            (PLAIN & ~VISIBLE | MOVABLE | IK, 7),  # a hidden IK
            (PLAIN | MOVABLE | IK | FOLLOWS, 5),
            (PLAIN & ~VISIBLE | MOVABLE | IK | FOLLOWS, 9),
        ],
    )
    def test_ik_bones_that_are_something_else_as_well(self, flags, kind):
        pmd, lost = down_bones(
            bone("root"),
            bone("ik", flags, append_parent=2, level=2, ik_target=2, ik_links=(IkLink(3),)),
            bone(),
            bone(),
        )
        assert (pmd.bones["kind"][1], len(pmd.iks), lost) == (kind, 1, [])

    @pytest.mark.parametrize(
        ("ratio", "visible", "kind", "tail", "ik_parent", "lost"),
        [
            (1.0, True, 5, 0, 2, []),
            (1.0, False, 9, 2, 100, []),
            (0.5, False, 9, 2, 50, []),
            (-0.3, False, 9, 2, 0xFFE2, []),
            (0.5, True, 9, 2, 50, ["flags"]),
            (0.333, False, 9, 2, 33, ["append_ratio"]),
            (1000.0, False, 9, 2, 0x7FFF, ["append_ratio"]),
        ],
    )
    def test_followers(self, ratio, visible, kind, tail, ik_parent, lost):
        flags = PLAIN | FOLLOWS if visible else PLAIN & ~VISIBLE | FOLLOWS
        pmd, told = down_bones(bone("root"), bone("f", flags, append_parent=2, append_ratio=single(ratio)), bone("s"))
        row = pmd.bones[1]
        assert (row["kind"], row["tail"], row["ik_parent"]) == (kind, tail, ik_parent)
        assert [field for _, field in told if field != "level"] == lost

    @pytest.mark.parametrize("source", [0, 1, -1])
    def test_a_source_that_pmd_cannot_say(self, source):
        pmd, lost = down_bones(bone("root"), bone("f", PLAIN | FOLLOWS, append_parent=source))
        assert (pmd.bones["kind"][1], lost) == (0, [(1, "flags")])

    @pytest.mark.parametrize(
        ("added", "removed"),
        [
            (BoneFlags.LOCAL_APPEND, 0),
            (BoneFlags.APPEND_TRANSLATION, 0),
            (BoneFlags.LOCAL_AXES, 0),
            (BoneFlags.AFTER_PHYSICS, 0),
            (BoneFlags.EXTERNAL_PARENT, 0),
            (IK, 0),  # without a target
            (BoneFlags(0x40), 0),
            (BoneFlags(0), BoneFlags.ROTATABLE),
            (BoneFlags(0), BoneFlags.OPERABLE),
            (MOVABLE, VISIBLE),  # there is no kind for a hidden bone that can be moved
            (AXIS | MOVABLE, 0),
            (AXIS, VISIBLE),
        ],
    )
    def test_flags_that_pmd_has_no_kind_for(self, added, removed):
        flags = (PLAIN | added) & ~BoneFlags(removed)
        _, lost = down_bones(
            bone("root"), bone("a", flags, fixed_axis=(0.0, 1.0, 0.0)), bone("c", position=(0.0, 1.0, 0.0))
        )
        assert lost == [(1, "flags")]

    def test_a_movable_link_stays_movable(self):
        ik = bone("ik", PLAIN | MOVABLE | IK, level=1, ik_target=2, ik_links=(IkLink(1),))
        pmd, lost = down_bones(ik, bone("link", PLAIN | MOVABLE), bone("target"))
        assert (pmd.bones["kind"].tolist(), lost) == ([2, 1, 0], [])


class TestTails:
    def test_an_axis_is_the_direction_to_a_bone(self):
        twist = bone("t", PLAIN & ~TAIL | AXIS, parent=0, fixed_axis=(0.0, single(-0.8), single(0.6)))
        pmd, lost = down_bones(
            bone("root"),
            twist,
            bone("beyond", position=(0.0, -2.0, 1.5)),
            bone("tip", position=(0.0, -4.0, 3.0), parent=1),
        )
        assert (pmd.bones["kind"][1], pmd.bones["tail"][1], lost) == (8, 3, [])  # a child before any other

    def test_the_tail_itself_comes_first(self):
        twist = bone("t", PLAIN | AXIS, fixed_axis=(1.0, 0.0, 0.0), tail_bone=2)
        pmd, lost = down_bones(
            bone("r"), twist, bone("a", position=(9.0, 0.0, 0.0)), bone("b", position=(1.0, 0.0, 0.0), parent=1)
        )
        assert (pmd.bones["tail"][1], lost) == (2, [])

    def test_an_axis_without_a_bone_gets_one(self):
        pmd, lost = down_bones(bone("root"), bone("t", PLAIN & ~TAIL | AXIS, fixed_axis=(0.0, 1.0, 0.0)))
        assert lost == [(1, "fixed_axis")]
        assert texts_of(pmd.bones["name"]) == ["root", "t", "t先"]
        assert (pmd.bones["tail"][1], pmd.bones["kind"][2], pmd.bones["parent"][2]) == (2, 7, 1)
        assert upgraded(pmd, Messages()).bones[1].fixed_axis == (0, 1, 0)

    def test_an_offset_to_a_bone(self):
        pmd, lost = down_bones(
            bone("root", PLAIN & ~TAIL, tail_offset=(0.0, 2.0, 0.0)), bone("c", parent=0, position=(0.0, 2.0, 0.0))
        )
        assert (len(pmd.bones), pmd.bones["tail"].tolist(), lost) == (2, [1, 0], [(0, "tail_offset")])

    def test_an_offset_to_nowhere_gets_a_bone(self):
        offset = (0.0, 2.0, 0.0)
        names = ("root", "b", "b先")
        pmd, lost = down_bones(
            *(bone(name, PLAIN & ~TAIL, tail_offset=offset, position=(1.0, 0.0, 0.0)) for name in names)
        )
        assert lost == [(0, "tail_offset"), (1, "tail_offset"), (2, "tail_offset")]
        assert texts_of(pmd.bones["name"])[3:] == ["root先", "b先2", "b先先"]
        assert pmd.bones["tail"].tolist() == [3, 4, 5, 0, 0, 0]
        assert pmd.bones["position"][3:].tolist() == [[1, 2, 0]] * 3

    def test_no_offset_is_no_tail(self):
        pmd, lost = down_bones(bone("root", PLAIN & ~TAIL))
        assert (len(pmd.bones), pmd.bones["tail"].tolist(), lost) == (1, [0], [])

    @pytest.mark.parametrize("flags", [PLAIN, PLAIN & ~TAIL])
    def test_hidden_bones_have_none(self, flags):
        hidden = bone("h", flags & ~VISIBLE, tail_bone=2, tail_offset=(0.0, 1.0, 0.0))
        pmd, lost = down_bones(bone("root"), hidden, bone("c"))
        assert (pmd.bones["tail"][1], lost) == (0, [(1, "tail_bone" if flags & TAIL else "tail_offset")])

    def test_the_first_bone_cannot_be_one(self):
        pmd, lost = down_bones(bone("root"), bone("c", tail_bone=0))
        assert (pmd.bones["tail"][1], lost) == (0, [(1, "tail_bone")])


class TestIk:
    def ik(self, row_target: int = 1, **more) -> Bone:
        return bone("ik", PLAIN | MOVABLE | IK, level=1, ik_target=row_target, **more)

    def test_limits(self):
        knee = IkLink(2, True, (single(-math.pi), 0.0, 0.0), (single(math.radians(-0.5)), 0.0, 0.0))
        names = (bone("target"), bone("左ひざ"), bone("左足"))
        assert down_bones(self.ik(ik_links=(knee, IkLink(3))), *names)[1] == []
        for link in (IkLink(2), IkLink(2, True, (-1.0, 0.0, 0.0), (0.0, 0.0, 0.0)), IkLink(3, True)):
            assert down_bones(self.ik(ik_links=(link,)), *names)[1] == [(0, "ik_links")]

    def test_loops(self):
        pmd, lost = down_bones(self.ik(ik_loops=70_000), bone())
        assert (pmd.iks["loops"].tolist(), lost) == ([65_535], [(0, "ik_loops")])

    def test_links(self):
        pmd, lost = down_bones(self.ik(ik_links=(IkLink(2),) * 300), bone(), bone())
        assert (pmd.iks["links"].tolist(), lost) == ([255], [(0, "ik_links")])
        pmd, lost = down_bones(self.ik(ik_links=(IkLink(-1), IkLink(2))), bone(), bone())
        assert (pmd.ik_links.tolist(), lost) == ([2], [(0, "ik_links")])

    def test_the_order_is_that_of_the_levels(self):
        later, earlier = (bone("ik", PLAIN | MOVABLE | IK, level=level, ik_target=2) for level in (2, 1))
        pmd, _ = down_bones(later, earlier, bone())
        assert pmd.iks["bone"].tolist() == [1, 0]

    def test_further_ik_of_a_bone_are_folded(self):
        further = {"flags": PLAIN & ~VISIBLE | MOVABLE | IK, "parent": 0, "level": 1, "ik_target": 1}
        bones = (self.ik(), bone(), bone("ik+", **further), bone("c", parent=1), bone("ik++", **further))
        pmd, lost = down_bones(*bones, frames=[DisplayFrame("f", items=(BoneItem(3),))])
        assert not lost
        assert texts_of(pmd.bones["name"]) == ["ik", "b", "c"]
        assert pmd.iks["bone"].tolist() == [0, 0, 0]
        assert pmd.frame_items.tolist() == [(2, 1)]

    def test_what_something_refers_to_is_not_folded(self):
        further = {"flags": PLAIN & ~VISIBLE | MOVABLE | IK, "parent": 0, "level": 1, "ik_target": 1}
        pmd, _ = down_bones(self.ik(), bone(), bone("ik+", **further), frames=[DisplayFrame("f", items=(BoneItem(2),))])
        assert pmd.iks["bone"].tolist() == [0, 2]


class TestOrder:
    def test_a_bone_that_comes_before_its_ik_in_pmx(self):
        bones = [
            bone("root"),
            bone("ik", PLAIN | MOVABLE | IK, level=2, ik_target=2, ik_links=(IkLink(2),)),
            bone("link"),
            bone("f", PLAIN & ~VISIBLE | FOLLOWS, append_parent=2, append_ratio=0.5, level=1),
        ]
        _, losses = downgraded(model_of(bones=bones))
        assert [located_text(loss) for loss in losses] == ["Bone 3: in PMD it is deformed after 1 ik, not before"]

    def test_other_levels_in_the_same_order_lose_nothing(self):
        bones = [
            bone("root", level=3),
            bone("ik", PLAIN | MOVABLE | IK, level=5, ik_target=2, ik_links=(IkLink(2),)),
            bone("link", level=4),
            bone("f", PLAIN & ~VISIBLE | FOLLOWS, append_parent=2, append_ratio=0.5, level=6),
        ]
        assert down_bones(*bones)[1] == []
