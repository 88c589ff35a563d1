"""VMD byte by byte: where each value lies, and that it is written to the same offset."""

from dataclasses import replace

import pytest

from editor.motion.motion import BLOCKS as NAMES
from editor.motion.motion import (
    BoneKey,
    CameraKey,
    IkState,
    LightKey,
    MorphKey,
    Motion,
    SelfShadowKey,
    ShadowMode,
    ShowKey,
)
from tests.formats.fixtures import from_hex
from tests.formats.vmd.fixtures import (
    ALL,
    BLOCKS,
    BONES,
    EMPTY,
    HEADER,
    MORPHS,
    OLD_HEADER,
    blocks_of,
    loaded,
    made,
    saved,
)


def test_every_value_has_its_offset():
    content = loaded(ALL)
    motion = content.motion
    assert not content.warnings
    assert motion.name == "形"
    assert motion.bones.names == ("頭",)
    assert list(motion.bones.keys) == [
        BoneKey(
            30, (1, 2, 3), (0, 1, 0, 0), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15), (4, 8, 12, 16), physics=False
        ),
        BoneKey(60),
    ]
    assert motion.morphs.names == ("あいうえおかき\udc82",)
    assert list(motion.morphs.keys) == [MorphKey(5, 0.5)]
    curves = [(first, first + 1, first + 2, first + 3) for first in range(1, 25, 4)]
    assert list(motion.camera) == [CameraKey(7, -45, (1, 10, 3), (0.5, -0.5, 1), *curves, 30, perspective=False)]
    assert list(motion.light) == [LightKey(2, (1, 0.5, 0.25), (-0.5, -1, 0.5))]
    assert list(motion.self_shadow) == [SelfShadowKey(3, ShadowMode.MODE_2, 0.5)]
    assert list(motion.show_ik.keys) == [ShowKey(0, True), ShowKey(10, False)]
    assert motion.show_ik.names == ("左足ＩＫ", "右足ＩＫ")
    assert list(motion.show_ik.states) == [IkState(0, 0, True), IkState(0, 1, False), IkState(1, 0, False)]
    assert motion.counts() == dict(zip(NAMES, (2, 1, 1, 1, 1, 2), strict=True))


def test_what_is_written_is_what_was_read():
    content = loaded(ALL)
    assert saved(content) == ALL
    # Every value is written anew when nothing of the file is known.
    assert saved(content.motion) == ALL


@pytest.mark.parametrize("number", range(len(BLOCKS) + 1))
def test_a_file_may_end_after_any_block(number):
    data = made(*BLOCKS[:number])
    content = loaded(data)
    assert list(content.motion.counts().values()) == [2, 1, 1, 1, 1, 2][:number] + [0] * (len(BLOCKS) - number)
    assert bool(content.warnings) == (number == 0)
    assert saved(content) == data
    assert saved(content.motion) == data + from_hex(EMPTY * (len(BLOCKS) - number))


@pytest.mark.parametrize("present", range(1 << len(BLOCKS)))
def test_any_blocks_may_be_empty(present):
    blocks = [block if present >> number & 1 else EMPTY for number, block in enumerate(BLOCKS)]
    data = made(*blocks)
    content = loaded(data)
    assert not content.warnings
    assert [bool(count) for count in content.motion.counts().values()] == [block != EMPTY for block in blocks]
    assert saved(content.motion) == data


def test_keys_for_blocks_that_the_file_lacks_bring_them_all():
    content = loaded(made(BONES, MORPHS))
    content.motion = replace(content.motion, light=loaded(ALL).motion.light)
    assert saved(content) == made(BONES, MORPHS, EMPTY, BLOCKS[3], EMPTY, EMPTY)


class TestHeader:
    def test_the_old_generation_becomes_the_current_one(self):
        content = loaded(made(BONES, header=OLD_HEADER))
        assert (content.motion.name, content.extra.version, content.warnings) == ("形", "file", [])
        assert saved(content) == made(BONES)

    @pytest.mark.parametrize("signature", [b"Vocaloid Motion Data", b"Vocaloid Motion Data 0003"])
    def test_other_signatures_are_read_as_the_current_one(self, signature):
        content = loaded(signature.ljust(30, b"\0") + ALL[30:])
        assert len(content.warnings) == 1
        assert blocks_of(content.motion) == blocks_of(loaded(ALL).motion)
        assert saved(content) == ALL

    def test_the_length_of_the_name_is_the_one_that_fits(self):
        old = made(*BLOCKS, header=OLD_HEADER)
        for data, size in ((from_hex(OLD_HEADER)[:30] + ALL[30:], 20), (ALL[:30] + old[30:], 10)):
            content = loaded(data)
            assert [warning.text for warning in content.warnings] == [
                f"the model name has {size} bytes, which is not what the header says"
            ]
            assert blocks_of(content.motion) == blocks_of(loaded(ALL).motion)

    def test_what_follows_the_name_in_its_field_is_kept(self):
        field = "カメラ・照明".encode("cp932") + b"\0on Data"
        data = ALL[:30] + field + ALL[50:]
        content = loaded(data)
        assert content.motion.for_camera
        assert saved(content) == saved(content.motion) == data
        padded = ALL[:32] + b"\0" + b"\xfd" * 17 + ALL[50:]
        assert saved(loaded(padded)) == padded

    def test_a_name_that_is_too_long(self):
        losses = []
        data = saved(Motion("とても長い名前の女の子"), losses)
        assert data[30:50] == "とても長い名前の女の".encode("cp932")
        assert [loss.field for loss in losses] == ["name"]


class TestInterpolationBytes:
    def test_rows_may_end_in_anything(self):
        data = bytearray(made(BONES))
        for offset in (31, 46, 47, 61, 62, 63):
            data[54 + 47 + offset] = 0xCD
        content = loaded(bytes(data))
        assert content.motion.bones == loaded(ALL).motion.bones
        assert saved(content) == bytes(data)
        assert saved(content.motion)[: len(data)] == made(BONES)

    @pytest.mark.parametrize(
        ("switch", "physics"),
        [((0, 0), True), ((0x63, 0x0F), False), ((3, 4), True), ((0x63, 0), True), ((0x0F, 0x63), True)],
    )
    def test_the_switch_of_the_physics(self, switch, physics):
        data = bytearray(made(BONES))
        data[54 + 47 + 2 : 54 + 47 + 4] = switch
        content = loaded(bytes(data))
        key = next(iter(content.motion.bones.keys))
        assert (key.physics, key.curve_z, key.curve_rotation) == (physics, (3, 7, 11, 15), (4, 8, 12, 16))
        assert saved(content) == bytes(data)


class TestOrder:
    def test_keys_are_sorted_and_saved_as_they_were(self):
        bones = from_hex(BONES)
        data = from_hex(HEADER) + bones[:4] + bones[4 + 111 :] + bones[4 : 4 + 111]
        content = loaded(data)
        assert content.motion.bones == loaded(ALL).motion.bones
        assert saved(content) == data
        assert saved(content.motion)[: len(data)] == from_hex(HEADER) + bones

    def test_keys_of_one_frame_are_all_kept_in_their_order(self):
        one = from_hex(MORPHS)[4:]
        weights = (b"\0\0\x80\x3f", b"\0\0\0\0", b"\0\0\0\x40")
        data = made(EMPTY) + b"\3\0\0\0" + b"".join(one[:-4] + weight for weight in weights)
        content = loaded(data)
        assert content.motion.morphs.keys["weight"].tolist() == [1, 0, 2]
        assert saved(content) == data
        assert saved(content.motion)[: len(data)] == data

    def test_names_that_differ_after_their_end_are_one_track(self):
        one = from_hex(MORPHS)[4:]
        fields = (b"a".ljust(15, b"\0"), b"a\0".ljust(15, b"\xfd"), b"a\0rbage".ljust(15, b"\0"))
        data = made(EMPTY) + b"\3\0\0\0" + b"".join(field + one[15:] for field in fields)
        content = loaded(data)
        assert content.motion.morphs.names == ("a",)
        assert saved(content) == data


class TestNames:
    def test_names_that_do_not_fit_are_cut_and_told(self):
        motion = loaded(ALL).motion
        long = "あいうえおかきく"
        bones = type(motion.bones)((long, "팔"), motion.bones.keys, motion.bones.starts[[0, 1, 1]] + [0, -1, 0])
        losses = []
        again = loaded(saved(Motion(bones=bones), losses)).motion
        assert again.bones.names == ("あいうえおかき\udc82", "?")
        assert [(loss.table, loss.row, loss.field) for loss in losses] == [("bones", 0, "name"), ("bones", 1, "name")]

    def test_an_ik_keeps_19_bytes_and_an_end(self):
        show_ik = loaded(ALL).motion.show_ik
        losses = []
        data = saved(Motion(show_ik=type(show_ik)(show_ik.keys, ("い" * 10, "b"), show_ik.states)), losses)
        assert "い".encode("cp932") * 9 + b"\x82\0\1" in data
        assert len(losses) == 1
