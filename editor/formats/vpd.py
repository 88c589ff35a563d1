"""Reads and writes VPD, the poses of MikuMikuDance: text of cp932, with the morphs that MikuMikuMoving added.

May import `editor.motion` and the rest of `editor.formats`. The rules are those of mmd-semantics §1.10. Reading does
not rely on what programs write in different ways: empty lines, indentation, comments, numbers and counts of bones.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import BinaryIO

import numpy as np

from editor.formats.binary import FileBuffer, Sink
from editor.formats.content import FormatError
from editor.formats.motions import VPD_SIGNATURE, Moving, PoseContent
from editor.formats.progress import Progress
from editor.formats.text_decoding import printable
from editor.messages import Level, Message, Messages, TranslatableText
from editor.model import cp932
from editor.motion.motion import Motion
from editor.motion.sampling import NamedPose, pose_at
from editor.motion.tracks import bytes_of, is_faithful, text_of

FIRST_LINE = "Vocaloid Pose Data file"
UTF8_MARK = b"\xef\xbb\xbf"
PARENT_SUFFIX = ".osm"

# No pattern may need more than a few looks at each character, whatever the text.
# A name goes to the end of its line; the numbers come before the end of the block, or the next one.
BEGIN = r"(?:Bone|Morph)[ \t]*(?:\d+[ \t]*)?\{"
BLOCK = re.compile(rf"(?=(Bone|Morph)){BEGIN}([^\r\n]*)((?:(?!{BEGIN})[^{{}}])*)")
COMMENT = re.compile(r"//[^\r\n]*")
COMMENT_AFTER_NAME = re.compile(r"(?<![ \t])[ \t]+//.*")
LINE_ENDS = re.compile(r"[\r\n]+")
BETWEEN_NUMBERS = re.compile(r"[,;\s]+")
NUMBERS = {"Bone": 7, "Morph": 1}
LARGEST = float(np.finfo(np.float32).max)


@dataclass(frozen=True, slots=True, eq=False)
class VpdExtra:
    """The bytes of the file, which are right for as long as the pose is this one."""

    pose: NamedPose
    data: bytes


# -- reading ----------------------------------------------------------------------------------------------------------


def read_content(buffer: FileBuffer, messages: Messages, progress: Progress) -> PoseContent:
    """Read a file; the warnings are in `messages`."""
    pose, leftovers = read(buffer, messages, progress)
    return PoseContent(pose, extra=leftovers)


def read(buffer: FileBuffer, messages: Messages, progress: Progress) -> tuple[NamedPose, VpdExtra | None]:
    """The pose in the bytes of a file. FormatError when it is no VPD file."""
    progress.report(0, "bones")
    data = buffer.array.tobytes()
    if not data.removeprefix(UTF8_MARK).lstrip().startswith(VPD_SIGNATURE):
        raise FormatError(
            TranslatableText("{!r} is not {!r}: not a VPD file", printable(data[:18]), printable(VPD_SIGNATURE)),
            offset=0,
        )
    text, encoding = _decoded(data)
    found = list(_blocks(text, messages))
    if encoding != cp932.ENCODING:
        messages.note("the text is UTF-8, which MMD does not read")
    pose = _pose(_parent_name(text), found)
    # Saving mends what had to be mended in reading.
    return pose, None if list(messages) else VpdExtra(pose, data)


def _decoded(data: bytes) -> tuple[str, str]:
    """The text and its encoding: UTF-8 only where cp932 can hardly be meant."""
    if data.startswith(UTF8_MARK):
        return data.decode("utf-8-sig", "replace"), "utf-8"
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        return cp932.decode(data), cp932.ENCODING
    # Two bytes of half-width katakana are a letter of UTF-8 now and then; of Japanese text no three are.
    if any(character >= "\u0800" for character in text):
        return text, "utf-8"
    return cp932.decode(data), cp932.ENCODING


def _parent_name(text: str) -> str:
    """The model's name: the first item after the first line that is there before any block."""
    head = text[: block.start()] if (block := BLOCK.search(text)) else text
    _, _, rest = head.lstrip().partition("\n")
    items = (line.partition(";")[0].strip() for line in COMMENT.sub("", rest).splitlines() if ";" in line)
    name = next(items, "")
    return "" if name.isdigit() else name.removesuffix(PARENT_SUFFIX)


def _blocks(text: str, messages: Messages) -> Iterator[tuple[str, str, list[float]]]:
    """The kind, name and numbers of each block."""
    rows = {"Bone": 0, "Morph": 0}
    for kind, name, body in BLOCK.findall(text):
        table, row, wanted = f"{kind.lower()}s", rows[kind], NUMBERS[kind]
        words = [word for word in BETWEEN_NUMBERS.split(COMMENT.sub("", body)) if word]
        if len(words) < wanted:
            messages.note("a block with {} numbers; left out", table, (row,), (len(words),))
            continue
        numbers = [_number(word) for word in words[:wanted]]
        if None in numbers:
            messages.note("not a number; 0 is used", table, (row,))
        rows[kind] += 1
        yield kind, COMMENT_AFTER_NAME.sub("", name), [0.0 if number is None else number for number in numbers]


def _number(word: str) -> float | None:
    """None for what is no finite number."""
    try:
        number = float(word)
    except ValueError:
        return None
    return number if abs(number) <= LARGEST else None


def _pose(model: str, blocks: list[tuple[str, str, list[float]]]) -> NamedPose:
    bones = [(name, numbers) for kind, name, numbers in blocks if kind == "Bone"]
    morphs = [(name, numbers) for kind, name, numbers in blocks if kind == "Morph"]
    values = np.array([numbers for _, numbers in bones], np.float32).reshape(-1, 7)
    weights = np.array([numbers for _, numbers in morphs], np.float32).reshape(-1)
    return NamedPose(
        model,
        tuple(name for name, _ in bones),
        values[:, :3].copy(),
        values[:, 3:].copy(),
        tuple(name for name, _ in morphs),
        weights,
    )


# -- writing ----------------------------------------------------------------------------------------------------------


def write_content(content: Moving, stream: BinaryIO, progress: Progress) -> list[Message]:
    """Write a pose, or that of a motion at its first frame; what of it could not be kept."""
    if isinstance(content, PoseContent):
        return write(content, stream, progress)
    pose = PoseContent(pose_at(content.motion, 0))
    return _beyond_a_pose(content.motion) + write(pose, stream, progress)


def _beyond_a_pose(motion: Motion) -> list[Message]:
    """What of a motion its pose at frame 0 does not have."""
    later = [block for block in ("bones", "morphs") if motion.keys(block)["frame"].max(initial=0) > 0]
    others = [block for block in ("camera", "light", "self_shadow", "show_ik") if len(motion.keys(block))]
    return [
        *(Message(Level.WARNING, TranslatableText("a pose keeps only frame 0"), block, -1, "frame") for block in later),
        *(Message(Level.WARNING, TranslatableText("a pose file cannot hold this"), block, -1) for block in others),
    ]


def write(content: PoseContent, stream: BinaryIO, progress: Progress) -> list[Message]:
    """Write the pose; what of it could not be kept, which is no more than characters of names.

    A pose that has not changed since it was read is written as it was.
    """
    pose, extra = content.pose, content.extra
    s = Sink(stream, progress, 0)
    if isinstance(extra, VpdExtra) and extra.pose is pose:
        s.bytes(extra.data)
    else:
        s.bytes(cp932.encode("\r\n".join(_lines(s, pose))))
    s.flush()
    return list(s.losses)


def _lines(s: Sink, pose: NamedPose) -> Iterator[str]:
    yield FIRST_LINE
    yield ""
    yield f"{_writable_name(s, pose.model)}{PARENT_SUFFIX};\t\t// 親ファイル名"
    yield f"{len(pose.bones)};\t\t\t\t// 総ポーズボーン数"
    yield ""
    s.enter("bones")
    values = np.concatenate((pose.offsets, pose.rotations), axis=1).tolist()
    for s.record, (name, numbers) in enumerate(zip(pose.bones, values, strict=True)):
        yield f"Bone{s.record}{{{_writable_name(s, name)}"
        yield f"  {_numbers(numbers[:3])};\t\t\t\t// trans x,y,z"
        yield f"  {_numbers(numbers[3:])};\t\t// Quaternion x,y,z,w"
        yield from ("}", "")
    s.enter("morphs")
    for s.record, (name, weight) in enumerate(zip(pose.morphs, pose.weights.tolist(), strict=True)):
        yield f"Morph{s.record}{{{_writable_name(s, name)}"
        yield f"  {_numbers([weight])};"
        yield from ("}", "")
    yield ""


def _numbers(values: list[float]) -> str:
    return ",".join(f"{value:.6f}" for value in values)


def _writable_name(s: Sink, name: str) -> str:
    """The name as it can be read back from a line of cp932."""
    line = LINE_ENDS.sub(" ", name)
    writable = text_of(bytes_of(line))
    if line != name or not is_faithful(name):
        s.lose(TranslatableText("the name {!r} becomes {!r}", name, writable), "name")
    return writable
