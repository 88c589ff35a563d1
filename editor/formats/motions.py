"""Motions and poses among the formats: which files hold them, and how the one is written as the other."""

from __future__ import annotations

from typing import BinaryIO

from editor.formats import vpd
from editor.formats.binary import FileBuffer
from editor.formats.progress import Progress
from editor.formats.vmd import reader as vmd_reader
from editor.formats.vmd import writer as vmd_writer
from editor.formats.vmd.content import MotionContent
from editor.formats.vmd.header import SIGNATURE as VMD_SIGNATURE
from editor.formats.vpd import PoseContent
from editor.messages import Level, Message, Messages, TranslatableText
from editor.motion.motion import Motion
from editor.motion.named_pose import motion_of, pose_at

Moving = MotionContent | PoseContent

EXTENSIONS = (".vmd", ".vpd")
SIGNATURES = {VMD_SIGNATURE: ".vmd", vpd.SIGNATURE: ".vpd"}


def read(extension: str, buffer: FileBuffer, messages: Messages, progress: Progress) -> Moving:
    """What is in the bytes of a file; the warnings are in `messages`."""
    if extension == ".vpd":
        pose, leftovers = vpd.read(buffer, messages, progress)
        return PoseContent(pose, extra=leftovers)
    motion, extra = vmd_reader.read(buffer, messages, progress)
    return MotionContent(motion, extra=extra)


def write(content: Moving, extension: str, stream: BinaryIO, progress: Progress) -> list[Message]:
    """Write a motion or a pose in the format of the extension; what of it could not be kept."""
    if extension == ".vmd":
        motion = content if isinstance(content, MotionContent) else MotionContent(motion_of(content.pose))
        return vmd_writer.write(motion, stream, progress)
    if isinstance(content, PoseContent):
        return vpd.write(content, stream, progress)
    pose = PoseContent(pose_at(content.motion, 0))
    return _beyond_a_pose(content.motion) + vpd.write(pose, stream, progress)


def _beyond_a_pose(motion: Motion) -> list[Message]:
    """What of a motion its pose at frame 0 does not have."""
    later = [block for block in ("bones", "morphs") if motion.keys(block)["frame"].max(initial=0) > 0]
    others = [block for block in ("camera", "light", "self_shadow", "show_ik") if len(motion.keys(block))]
    return [
        *(Message(Level.WARNING, TranslatableText("a pose keeps only frame 0"), block, -1, "frame") for block in later),
        *(Message(Level.WARNING, TranslatableText("a pose file cannot hold this"), block, -1) for block in others),
    ]
