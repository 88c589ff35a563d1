"""Small VMD files, byte by byte, in hexadecimal with comments; and what is read from and written to bytes."""

from __future__ import annotations

import io
from typing import Any

import numpy as np

from editor.formats.binary import FileBuffer
from editor.formats.progress import NoProgress, Progress
from editor.formats.vmd import reader, writer
from editor.formats.vmd.content import MotionContent
from editor.messages import Message, Messages
from editor.motion.motion import Motion
from tests.formats.fixtures import from_hex

HEADER = """
56 6F 63 61 6C 6F 69 64 20 4D 6F 74 69 6F 6E 20 44 61 74 61 20 30 30 30 32 00 00 00 00 00
                                     # "Vocaloid Motion Data 0002"
8C 60 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00
                                     # "形"
"""

OLD_HEADER = """
56 6F 63 61 6C 6F 69 64 20 4D 6F 74 69 6F 6E 20 44 61 74 61 20 66 69 6C 65 00 00 00 00 00
                                     # "Vocaloid Motion Data file"
8C 60 00 FD FD FD FD FD FD FD        # "形"
"""

BONES = """
02 00 00 00                          # 2 keys
93 AA 00 00 00 00 00 00 00 00 00 00 00 00 00  # "頭"
1E 00 00 00                          # frame 30
00 00 80 3F 00 00 00 40 00 00 40 40  # offset 1 2 3
00 00 00 00 00 00 80 3F 00 00 00 00 00 00 00 00  # rotation 0 1 0 0
01 02 63 0F 05 06 07 08 09 0A 0B 0C 0D 0E 0F 10  # x1, y1, x2, y2 of X, Y, Z and rotation; no physics
02 03 04 05 06 07 08 09 0A 0B 0C 0D 0E 0F 10 00  # the same from the second byte on
03 04 05 06 07 08 09 0A 0B 0C 0D 0E 0F 10 00 00
04 05 06 07 08 09 0A 0B 0C 0D 0E 0F 10 00 00 00
93 AA 00 00 00 00 00 00 00 00 00 00 00 00 00  # "頭"
3C 00 00 00                          # frame 60
00 00 00 00 00 00 00 00 00 00 00 00  # offset
00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 3F  # rotation 0 0 0 1
14 14 00 00 14 14 14 14 6B 6B 6B 6B 6B 6B 6B 6B  # straight lines; physics
14 14 14 14 14 14 14 6B 6B 6B 6B 6B 6B 6B 6B 00
14 14 14 14 14 14 6B 6B 6B 6B 6B 6B 6B 6B 00 00
14 14 14 14 14 6B 6B 6B 6B 6B 6B 6B 6B 00 00 00
"""

MORPHS = """
01 00 00 00                          # 1 key
82 A0 82 A2 82 A4 82 A6 82 A8 82 A9 82 AB 82  # "あいうえおかき" and half of "く"
05 00 00 00                          # frame 5
00 00 00 3F                          # weight 0.5
"""

CAMERA = """
01 00 00 00                          # 1 key
07 00 00 00                          # frame 7
00 00 34 C2                          # distance -45
00 00 80 3F 00 00 20 41 00 00 40 40  # target 1 10 3
00 00 00 3F 00 00 00 BF 00 00 80 3F  # rotation 0.5 -0.5 1
01 03 02 04                          # x1 x2 y1 y2 of X
05 07 06 08                          # Y
09 0B 0A 0C                          # Z
0D 0F 0E 10                          # rotation
11 13 12 14                          # distance
15 17 16 18                          # view angle
1E 00 00 00                          # view angle 30
01                                   # without perspective
"""

LIGHT = """
01 00 00 00                          # 1 key
02 00 00 00                          # frame 2
00 00 80 3F 00 00 00 3F 00 00 80 3E  # colour 1 0.5 0.25
00 00 00 BF 00 00 80 BF 00 00 00 3F  # direction -0.5 -1 0.5
"""

SELF_SHADOW = """
01 00 00 00                          # 1 key
03 00 00 00  02  00 00 00 3F         # frame 3, mode 2, distance 0.5
"""

SHOW_IK = """
02 00 00 00                          # 2 keys
00 00 00 00  01  02 00 00 00         # frame 0, shown, 2 IK
8D B6 91 AB 82 68 82 6A 00 00 00 00 00 00 00 00 00 00 00 00  01  # "左足ＩＫ" on
89 45 91 AB 82 68 82 6A 00 00 00 00 00 00 00 00 00 00 00 00  00  # "右足ＩＫ" off
0A 00 00 00  00  01 00 00 00         # frame 10, not shown, 1 IK
8D B6 91 AB 82 68 82 6A 00 00 00 00 00 00 00 00 00 00 00 00  00  # "左足ＩＫ" off
"""

BLOCKS = (BONES, MORPHS, CAMERA, LIGHT, SELF_SHADOW, SHOW_IK)
EMPTY = "00 00 00 00"

ALL = from_hex(HEADER + "".join(BLOCKS))


def made(*blocks: str, header: str = HEADER) -> bytes:
    return from_hex(header + "".join(blocks))


def loaded(data: bytes, progress: Progress | None = None) -> MotionContent:
    """What is in the bytes of a VMD file. They are copied, so that nothing can write to them."""
    messages = Messages()
    motion, extra = reader.read(FileBuffer(np.frombuffer(data, np.uint8).copy()), messages, progress or NoProgress())
    return MotionContent(motion, warnings=list(messages), extra=extra)


def saved(content: MotionContent | Motion, losses: list[Message] | None = None) -> bytes:
    """The bytes that saving gives; of a Motion, without any file that it came from."""
    stream = io.BytesIO()
    content = MotionContent(content) if isinstance(content, Motion) else content
    lost = writer.write(content, stream, NoProgress())
    if losses is None:
        assert not lost
    else:
        losses += lost
    return stream.getvalue()


def blocks_of(motion: Motion) -> tuple[Any, ...]:
    """All that a motion has but the name, to be compared."""
    return (
        motion.bones,
        motion.morphs,
        motion.camera,
        motion.light,
        motion.self_shadow,
        motion.show_ik.keys,
        [(state.key, motion.show_ik.names[state.name], state.enabled) for state in motion.show_ik.states],
    )
