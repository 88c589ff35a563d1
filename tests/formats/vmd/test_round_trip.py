"""Any motion survives being saved and loaded."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from editor.model.columns import Columns
from editor.motion.motion import BoneKey
from tests.formats.vmd.fixtures import blocks_of, loaded, saved
from tests.motion.random_motions import motions


@given(motions())
def test_every_value_survives(motion):
    data = saved(motion)
    content = loaded(data)
    assert not content.warnings
    assert content.motion.name == motion.name
    assert blocks_of(content.motion) == blocks_of(motion)
    assert saved(content) == data
    assert saved(content.motion) == data


@given(motions(), st.binary(min_size=1, max_size=60))
def test_bytes_after_the_last_block_are_kept(motion, trailing):
    data = saved(motion) + trailing
    content = loaded(data)
    # They can be such that they are taken for a record after a count of 0.
    if not content.warnings:
        assert blocks_of(content.motion) == blocks_of(motion)
        assert saved(content) == data


@given(motions())
def test_a_changed_block_is_written_anew_and_the_others_are_not(motion):
    content = loaded(saved(motion))
    before = content.motion
    bones = before.bones.put(["新しい"], [0], Columns(BoneKey, frame=[8]))
    content.motion = replace(before, bones=bones)
    assert blocks_of(loaded(saved(content)).motion) == blocks_of(content.motion)
