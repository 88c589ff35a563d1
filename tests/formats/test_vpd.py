"""VPD: as MMD writes it, as others do, and what survives."""

import io
import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from editor.formats import FormatError
from editor.formats.binary import FileBuffer
from editor.formats.message_texts import located_text
from editor.formats.motions import PoseContent
from editor.formats.progress import NoProgress
from editor.formats.vpd import read, write
from editor.messages import Message, Messages
from editor.motion.sampling import NamedPose

TEXT = (
    "Vocaloid Pose Data file\r\n"
    "\r\n"
    "形.osm;\t\t// 親ファイル名\r\n"
    "2;\t\t\t\t// 総ポーズボーン数\r\n"
    "\r\n"
    "Bone0{センター\r\n"
    "  0.500000,-1.250000,2.000000;\t\t\t\t// trans x,y,z\r\n"
    "  0.000000,1.000000,-0.000000,0.000000;\t\t// Quaternion x,y,z,w\r\n"
    "}\r\n"
    "\r\n"
    "Bone1{右腕ソ\r\n"
    "  0.000000,0.000000,0.000000;\t\t\t\t// trans x,y,z\r\n"
    "  0.000000,0.000000,0.382683,0.923880;\t\t// Quaternion x,y,z,w\r\n"
    "}\r\n"
    "\r\n"
)
MORPH = "Morph0{あ\r\n  0.750000;\r\n}\r\n\r\n"

names = st.text(st.characters(codec="cp932", exclude_characters="\0\r\n¢£¬‖−〜"), max_size=12)
numbers = st.floats(-100, 100, width=32)


def loaded(data: bytes | str) -> PoseContent:
    messages = Messages()
    data = data.encode("cp932") if isinstance(data, str) else data
    pose, extra = read(FileBuffer(np.frombuffer(data, np.uint8)), messages, NoProgress())
    return PoseContent(pose, warnings=list(messages), extra=extra)


def saved(content: PoseContent | NamedPose, losses: list[Message] | None = None) -> bytes:
    stream = io.BytesIO()
    lost = write(PoseContent(content) if isinstance(content, NamedPose) else content, stream, NoProgress())
    if losses is None:
        assert not lost
    else:
        losses += lost
    return stream.getvalue()


def assert_same(a: NamedPose, b: NamedPose) -> None:
    assert (a.model, a.bones, a.morphs) == (b.model, b.bones, b.morphs)
    for ours, theirs in ((a.offsets, b.offsets), (a.rotations, b.rotations), (a.weights, b.weights)):
        assert ours.shape == theirs.shape
        assert np.abs(ours - theirs).max(initial=0) < 1e-5


def test_as_mmd_writes_it():
    content = loaded(TEXT)
    pose = content.pose
    assert not content.warnings
    assert (pose.model, pose.bones, pose.morphs) == ("形", ("センター", "右腕ソ"), ())
    assert pose.offsets.tolist() == [[0.5, -1.25, 2], [0, 0, 0]]
    assert pose.rotations[1] == pytest.approx((0, 0, 0.382683, 0.92388))
    assert pose.counts() == {"bones": 2, "morphs": 0}
    assert saved(content) == saved(pose) == TEXT.encode("cp932")


def test_with_morphs():
    content = loaded(TEXT + MORPH)
    assert content.pose.morphs == ("あ",)
    assert content.pose.weights.tolist() == [0.75]
    assert saved(content) == saved(content.pose) == (TEXT + MORPH).encode("cp932")


@pytest.mark.parametrize(
    "text",
    [
        TEXT.replace("\r\n", "\n"),
        TEXT.replace("\r\n\r\n", "\r\n"),
        TEXT.replace("  ", "").replace("\t", ""),
        TEXT.replace(",", " , "),
        TEXT.replace("Bone1", "Bone7").replace("2;", "99;"),
        TEXT.replace("Bone", "Bone "),
        TEXT.replace("}\r\n", ""),
        TEXT.replace("}\r\n\r\nBone1", "}Bone1"),
        TEXT.replace("// trans x,y,z", "").replace("\t\t// 親ファイル名", ""),
        TEXT.replace("センター", "センター // the middle"),
        TEXT.replace("2;\t\t\t\t// 総ポーズボーン数\r\n", ""),
        TEXT.replace("0.500000", "5e-1").replace("-1.250000", "-1.25"),
        TEXT + "what is this?",
    ],
)
def test_as_others_write_it(text):
    content = loaded(text)
    assert not content.warnings
    assert_same(content.pose, loaded(TEXT).pose)
    assert saved(content) == text.encode("cp932")
    assert saved(content.pose) == TEXT.encode("cp932")


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_utf_8_is_read_and_written_as_mmd_reads_it(mark):
    content = loaded(mark + TEXT.encode())
    assert len(content.warnings) == 1
    assert_same(content.pose, loaded(TEXT).pose)
    assert saved(content) == TEXT.encode("cp932")


def test_a_file_without_a_model():
    assert loaded("Vocaloid Pose Data file\n3;\nBone0{a\n0,0,0;0,0,0,1;}").pose.model == ""


@pytest.mark.parametrize("data", [b"", b"Vocaloid Motion Data 0002", b"\0" * 50])
def test_what_is_no_vpd(data):
    with pytest.raises(FormatError, match="not a VPD file"):
        loaded(data)


def test_blocks_that_lack_numbers_are_left_out():
    content = loaded(TEXT.replace("  0.500000,-1.250000,2.000000;", "  0.5;"))
    assert content.pose.bones == ("右腕ソ",)
    assert [located_text(warning) for warning in content.warnings] == ["Bone 0: a block with 5 numbers; left out"]


@pytest.mark.parametrize("word", ["nan", "-1.#IND00", "inf", "1e39", "x"])
def test_what_is_no_number(word):
    content = loaded(TEXT.replace("-1.250000", word))
    assert content.pose.offsets[0].tolist() == [0.5, 0, 2]
    assert [located_text(warning) for warning in content.warnings] == ["Bone 0: not a number; 0 is used"]
    assert word.encode() not in saved(content).split(b"Bone1")[0].split(b"Quaternion")[0].split(b"{")[1]


def test_names_that_cp932_lacks_are_told():
    losses = []
    pose = NamedPose("a", ("팔",), np.zeros((1, 3), np.float32), np.zeros((1, 4), np.float32), ("b\nc",), np.ones(1))
    assert loaded(saved(pose, losses)).pose.bones == ("?",)
    assert [(loss.table, loss.row, loss.field) for loss in losses] == [("bones", 0, "name"), ("morphs", 0, "name")]


@given(st.data())
def test_any_pose_survives(data):
    bones, morphs = (tuple(data.draw(st.lists(names, max_size=4))) for _ in range(2))
    pose = NamedPose(
        data.draw(st.text("形aソ ", max_size=8)).strip(),
        tuple(name for name in bones),
        data.draw(hnp.arrays(np.float32, (len(bones), 3), elements=numbers)),
        data.draw(hnp.arrays(np.float32, (len(bones), 4), elements=numbers)),
        morphs,
        data.draw(hnp.arrays(np.float32, len(morphs), elements=numbers)),
    )
    content = loaded(saved(pose))
    if not any("//" in name for name in (*bones, *morphs)):
        assert_same(content.pose, pose)
    assert saved(content) == saved(pose)


@pytest.mark.parametrize(
    "part", ["Bone", "Bone ", "Bone1", "Bone1{", "Bone1{ ", "Bone{a\n", "a", " ", "/", " //", ";", "\n", "{", "1"]
)
def test_nothing_takes_long(part):
    loaded("Vocaloid Pose Data file\n" + part * (1 << 17))
    loaded("Vocaloid Pose Data file\nBone0{a\n" + part * (1 << 17))
    loaded("Vocaloid Pose Data file\nBone" + part[-1] * (1 << 17))


@pytest.mark.parametrize("seed", range(4))
def test_mutated_files_are_read_or_refused(seed):
    rng = random.Random(seed)
    for _ in range(150):
        data = bytearray((TEXT + MORPH).encode("cp932"))
        for _ in range(rng.choice((1, 3, 20))):
            offset = rng.randrange(len(data))
            match rng.randrange(3):
                case 0:
                    data[offset] = rng.randrange(256)
                case 1:
                    del data[offset : offset + rng.randrange(1, 40)]
                case 2:
                    data[offset:offset] = rng.choice((b"{", b"}", b"\0", b"//", b";", rng.randbytes(9)))
        try:
            content = loaded(bytes(data))
        except FormatError:
            continue
        again = loaded(saved(content.pose, []))
        assert again.pose.counts() == content.pose.counts()
