"""How fast motions are loaded, saved and sampled, in ratio to plain Python on the same machine.

Run it with `python -m tests.benchmarks.vmd_speed [FILE…]`; the files are measured beside two generated motions of 439
bones and 180 morphs, one of 45,000 keys as of a dance, and one of 380,000 as of a recording.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from pathlib import Path
from statistics import median

import numpy as np

from editor import formats
from editor.formats.vmd.content import MotionContent
from editor.model.columns import Columns
from editor.motion.motion import BONE_CURVES, BoneKey, MorphKey, Motion
from editor.motion.sampling import MotionSampler
from editor.motion.tracks import Tracks
from tests.benchmarks.pmx_speed import calibration, milliseconds, peak_memory

BONES, MORPHS = 439, 180
MOTIONS = (("dance", 40_000, 5_000, 6_000), ("recording", 360_000, 20_000, 8_000))
BENT = 0.3  # of the curves
STEP = 0.37  # frames
AIM = 0.3  # milliseconds a frame


def generated(bone_keys: int, morph_keys: int, last: int) -> Motion:
    """Every bone turns all the time, and one in ten moves."""
    rng = np.random.default_rng(1)
    tracks = np.concatenate((np.arange(BONES), rng.integers(0, BONES, bone_keys - BONES)))
    bent = rng.random((bone_keys, 1)) < BENT
    curves = {
        name: np.where(bent, rng.integers(0, 128, (bone_keys, 4)), (20, 20, 107, 107)).astype(np.uint8)
        for name in BONE_CURVES
    }
    bones = Columns(
        BoneKey,
        frame=rng.integers(0, last, bone_keys).astype(np.uint32),
        offset=np.where((tracks < BONES // 10)[:, None], rng.normal(size=(bone_keys, 3)), 0).astype(np.float32),
        rotation=rng.normal(size=(bone_keys, 4)).astype(np.float32),
        **curves,
    )
    moved = np.concatenate((np.arange(MORPHS), rng.integers(0, MORPHS, morph_keys - MORPHS)))
    frames = rng.integers(0, last, morph_keys).astype(np.uint32)
    morphs = Columns(MorphKey, frame=frames, weight=rng.random(morph_keys).astype(np.float32))
    return Motion(
        "形",
        Tracks.of([f"ボーン{number}" for number in range(BONES)], tracks, bones),
        Tracks.of([f"モーフ{number}" for number in range(MORPHS)], moved, morphs),
    )


def by_frame(path: Path) -> Path:
    """The same file with the keys of its bones in the order of their frames, as recordings are."""
    data = path.read_bytes()
    count = int.from_bytes(data[50:54], "little")
    records = np.frombuffer(data, np.dtype((np.uint8, 111)), count, 54)
    frames = records[:, 15:19].copy().view("<u4")[:, 0]
    sorted_ = path.with_stem(f"{path.stem} by frame")
    sorted_.write_bytes(data[:54] + records[np.argsort(frames, kind="stable")].tobytes() + data[54 + 111 * count :])
    return sorted_


def sampling(motion: Motion) -> list[float]:
    """Milliseconds of each frame of a motion that is played forwards."""
    sampler = MotionSampler(motion)
    times = []
    for frame in np.arange(0, min(motion.last_frame, 1_000), STEP):
        begun = time.perf_counter()
        sampler.sample(frame)
        times.append(1000 * (time.perf_counter() - begun))
    return times


def measure(path: Path, folder: Path, unit: float) -> None:
    content = formats.load(path)
    assert isinstance(content, MotionContent)
    motion, out = content.motion, folder / "out.vmd"
    print(f"{path.name}: {sum(motion.counts().values()):,} keys, {os.path.getsize(path) / 1e6:.1f} MB")
    works = {
        "load": lambda: formats.load(path),
        "save as it was": lambda: formats.save(content, out),
        "save anew": lambda: formats.save(MotionContent(motion), out),
        "make a sampler": lambda: MotionSampler(motion),
    }
    for what, work in works.items():
        took = milliseconds(work)
        print(f"  {what:15} {took:7.1f} ms = {took / unit:5.2f} x the loop")
    times = sampling(motion)
    if times:
        print(f"  sample a frame  {median(times):7.3f} ms, at most {max(times):.3f}; {AIM} is the aim")
    before, loaded, saved = peak_memory(path, out)
    ratios = [(peak - before) / os.path.getsize(path) for peak in (loaded, saved)]
    print(f"  peak memory {ratios[0]:.2f} x the file when loaded, {ratios[1]:.2f} when saved")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE")
    files = parser.parse_args().files
    unit = calibration()
    print(f"a million steps of plain Python: {unit:.0f} ms, the unit of all that follows")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for stem, *sizes in MOTIONS:
            path = folder / f"{stem}.vmd"
            formats.save(MotionContent(generated(*sizes)), path)
            files += [path, by_frame(path)]
        for path in files:
            measure(path, folder, unit)


if __name__ == "__main__":
    main()
