"""Real motions: what an independent engine says of them, where its results are at hand."""

from pathlib import Path

import numpy as np
import pytest

from editor import formats
from editor.formats.binary import FileBuffer
from editor.formats.progress import NoProgress
from editor.formats.vmd import reader
from editor.messages import Messages
from editor.model.bones import BoneFlags
from editor.motion.binding import bind, unbound, values_by_number
from editor.motion.motion import Motion
from editor.motion.sampling import MotionSampler

UNITS = ("bdef2-two-bone-strip", "bdef4-twist-cylinder", "mixed-deform-types", "qdef-twist-cylinder")
CASES = {
    "gene_angry": ("gene/Gene.pmx", "gene/motion/33_angry.vmd"),
    "kitchen21": ("pmx21/kitchen_utf8_adduv0.pmx", "oracles/vmd/bend_kitchen.vmd"),
    "append_bone_unit": ("units/test_append_bone.pmx", "units/test_append_bone.vmd"),
    **{
        f"unit_{name}": (f"units/{name}.pmx", f"oracles/vmd/bend_{name}.vmd")
        for name in (*UNITS, "sdef-two-bone-elbow")
    },
}
# The engine looks for the time on a curve in steps as large as this.
TOLERANCE = 5e-5


def motion_in(path: Path) -> Motion:
    motion, _ = reader.read(FileBuffer(np.fromfile(path, np.uint8)), Messages(), NoProgress())
    return motion


@pytest.mark.parametrize("case", CASES)
def test_a_motion_says_what_the_engine_says(corpus: Path, case: str):
    model = formats.load(corpus / CASES[case][0]).model
    motion = motion_in(corpus / CASES[case][1])
    bound, sampler = bind(motion, model), MotionSampler(motion)
    iks = [row for row, bone in enumerate(model.bones) if bone.flags & BoneFlags.IK]
    with np.load(corpus / "oracles" / f"{case}_endkey.npz") as engine:
        for number, frame in enumerate(engine["frames"]):
            said = {name: engine[f"f{number}_{name}"] for name in ("anim_t", "anim_q", "morph_w", "ik_enabled")}
            now = sampler.sample(float(frame))
            rotations = values_by_number(now.rotations, bound.bones, (0, 0, 0, 1))
            rotations *= np.sign((rotations * said["anim_q"]).sum(axis=1, keepdims=True))
            assert np.abs(values_by_number(now.offsets, bound.bones, 0) - said["anim_t"]).max() < TOLERANCE
            assert np.abs(rotations - said["anim_q"]).max() < TOLERANCE
            assert np.abs(values_by_number(now.weights, bound.morphs, 0) - said["morph_w"]).max(initial=0) < 1e-6
            assert (values_by_number(now.ik, bound.ik, True)[iks] == said["ik_enabled"]).all()


def test_the_motions_of_a_model_find_their_bones_and_morphs(corpus: Path):
    model = formats.load(corpus / "gene/Gene.pmx").model
    for path in sorted((corpus / "gene/motion").glob("*.vmd")):
        motion = motion_in(path)
        bound = bind(motion, model)
        assert len(unbound(motion.bones.names, bound.bones)) <= 1, path.name
        assert not unbound(motion.show_ik.names, bound.ik), path.name
