"""Loads and saves PMD files in memory, makes random ones, and tells them apart section by section."""

from __future__ import annotations

import io
import random
from pathlib import Path
from typing import Any

import numpy as np

from editor import formats
from editor.formats import Content, registry
from editor.formats.binary import FileBuffer, Sink
from editor.formats.pmd.downgrade import downgraded
from editor.formats.pmd.materials import shared_toons
from editor.formats.pmd.structure import (
    BODY,
    BONE,
    ENGLISH_HEAD,
    FRAME_ITEM,
    FRAME_NAME,
    HEAD,
    IK,
    INDEX,
    JOINT,
    MATERIAL,
    MORPH,
    NAME,
    NO_ROW,
    OFFSET,
    SIGNATURE,
    VERTEX,
    English,
    Pmd,
    column_of,
    cut_bytes,
    field_of,
)
from editor.formats.pmd.upgrade import upgraded
from editor.formats.pmd.writer import write, write_pmd
from editor.formats.progress import NoProgress
from editor.messages import Message, Messages
from editor.model.model import Model


def loaded(data: bytes) -> Content:
    """What is in the bytes of a PMD file. They are copied, so that nothing can write to them."""
    messages = Messages()
    content = registry.read(".pmd", FileBuffer(np.frombuffer(data, np.uint8).copy()), messages, NoProgress())
    assert isinstance(content, Content)
    content.warnings = list(messages)
    return content


def saved(content: Content) -> tuple[bytes, list[Message]]:
    """The bytes that saving the content gives, and what is lost."""
    stream = io.BytesIO()
    losses = write(content, stream, NoProgress())
    return stream.getvalue(), losses


def bytes_of(pmd: Pmd) -> bytes:
    stream = io.BytesIO()
    sink = Sink(stream, NoProgress(), 1)
    write_pmd(sink, pmd)
    sink.flush()
    return stream.getvalue()


def up(pmd: Pmd) -> Model:
    """The model of a PMD that needs no mending."""
    messages = Messages()
    model = upgraded(pmd, messages)
    assert not list(messages)
    return model


def down(model: Model) -> Pmd:
    """The PMD of a model of which nothing is lost."""
    pmd, losses = downgraded(model)
    assert not losses
    return pmd


def through_pmx(model: Model, folder: Path) -> Model:
    """The model after it was saved as PMX, without anything of a PMD beside it, and loaded again."""
    path = folder / "through.pmx"
    assert not formats.save(Content(model), path)
    return formats.load(path).model


SECTIONS = tuple(name for name in Pmd.__slots__ if name not in ("english", "english_flag", "trailing"))


def different_sections(a: Pmd, b: Pmd) -> set[str]:
    """The names of the sections of two PMD that are not the same to the byte."""
    return {name for name in SECTIONS if _bytes(getattr(a, name)) != _bytes(getattr(b, name))}


def _bytes(table: Any) -> bytes | None:
    return None if table is None else bytes(table.tobytes())


# -- random files -----------------------------------------------------------------------------------------------------

LETTERS = "abc アイ髪ひざ先＋①"


def random_pmd(seed: int, size: int = 8) -> Pmd:
    """A PMD of up to `size` rows a table, all of them within what a format and its usage allow; every block there."""
    rng = random.Random(seed)
    bones, vertices, bodies = 2 + rng.randrange(size), 3 + rng.randrange(size), rng.randrange(size)
    pmd = Pmd(np.array([(SIGNATURE, 1.0, text(rng, NAME), text(rng, 256))], HEAD))
    pmd.vertices = records(rng, VERTEX, vertices, bones=bones, weight=101, edge_off=2)
    pmd.indices = np.array([rng.randrange(vertices) for _ in range(3 * rng.randrange(size))], INDEX)
    pmd.materials = _materials(rng, len(pmd.indices) // 3)
    pmd.bones = _bones(rng, bones)
    _add_iks(rng, pmd)
    _add_morphs(rng, pmd, rng.randrange(size))
    _add_frames(rng, pmd)
    pmd.english_flag, pmd.english = 1, _english(rng, pmd)
    pmd.toons = shared_toons()
    pmd.toons[rng.randrange(10)] = text_field("own.bmp", 100)
    pmd.bodies = records(rng, BODY, bodies, bone=bones, group=16, mask=0x10000, shape=3, mode=3)
    pmd.joints = records(rng, JOINT, rng.randrange(size) if bodies else 0, body_a=bodies, body_b=bodies)
    return pmd


def text_field(text: str, size: int) -> bytes:
    return field_of(cut_bytes(text, size), size)


def text(rng: random.Random, size: int) -> bytes:
    return text_field("".join(rng.choice(LETTERS) for _ in range(rng.randrange(6))), size)


def records(rng: random.Random, record: np.dtype[Any], count: int, **below: int) -> np.ndarray[Any, Any]:
    """Random records: texts, numbers that lose nothing when they are added, and integers below the given ones."""
    made = np.zeros(count, record)
    for name in record.names or ():
        kind, shape = record[name].base.kind, made[name].shape
        if kind == "S":
            made[name] = [text(rng, record[name].itemsize) for _ in range(count)]
        elif kind == "f":
            made[name] = np.array([rng.randrange(-64, 64) / 16 for _ in range(made[name].size)]).reshape(shape)
        else:
            made[name] = np.array([rng.randrange(below[name]) for _ in range(made[name].size)]).reshape(shape)
    return made


def _materials(rng: random.Random, faces: int) -> np.ndarray[Any, Any]:
    made = records(rng, MATERIAL, 1 + rng.randrange(3), toon=10, edge=2, indices=1)
    made["diffuse"][:, 3] = [rng.choice((1.0, 0.98, 0.5)) for _ in made]
    for _ in range(faces):
        made["indices"][rng.randrange(len(made))] += 3
    fields = ("", "a.bmp", "b.png*c.sph", "c.spa", "tex\\a.tga*c.spa", "tex/b.png", "d.bmp*d.sph")
    made["texture"] = column_of([rng.choice(fields).encode() for _ in made], NAME)
    return made


def _bones(rng: random.Random, count: int) -> np.ndarray[Any, Any]:
    made = records(rng, BONE, count, parent=count, tail=count, kind=10, ik_parent=count)
    for row in range(count):
        made["parent"][row] = rng.choice((NO_ROW, rng.randrange(row))) if row else NO_ROW
        others = [other for other in range(1, count) if other != row]
        if made["kind"][row] in (5, 9) and not others:
            made["kind"][row] = 0
        elif made["kind"][row] == 5:
            made["ik_parent"][row] = rng.choice(others)
        elif made["kind"][row] == 9:
            made["tail"][row], made["ik_parent"][row] = rng.choice(others), rng.choice((50, 100, 0xFFCE))
    # Apart from each other, so that each is a direction for a twist bone.
    made["position"][:, 0] = np.arange(count)
    return made


def _add_iks(rng: random.Random, pmd: Pmd) -> None:
    count, heads, links = len(pmd.bones), [], []
    for _ in range(rng.randrange(4)):
        own = [rng.randrange(count) for _ in range(rng.randrange(3))]
        heads.append((rng.randrange(count), rng.randrange(count), len(own), rng.randrange(100), 0.5))
        links += own
    pmd.iks, pmd.ik_links = np.array(heads, IK), np.array(links, INDEX)


def _add_morphs(rng: random.Random, pmd: Pmd, count: int) -> None:
    if not count:
        return
    base = sorted(rng.sample(range(len(pmd.vertices)), 3))
    parts = [[(vertex, tuple(pmd.vertices["position"][vertex])) for vertex in base]]
    # Every entry of the base is of use to the first morph.
    parts.append([(entry, (1, entry, 0)) for entry in range(len(base))])
    for _ in range(count - 1):
        parts.append([(rng.randrange(len(base)), (rng.randrange(8), 0, 1)) for _ in range(rng.randrange(4))])
    pmd.morphs = records(rng, MORPH, count + 1, offsets=1, kind=1)
    pmd.morphs["name"][0] = text_field("base", NAME)
    pmd.morphs["offsets"] = [len(part) for part in parts]
    pmd.morphs["kind"] = [0, *(rng.randrange(1, 5) for _ in range(count))]
    pmd.offsets = np.array([offset for part in parts for offset in part], OFFSET)
    pmd.facial = np.array([1 + rng.randrange(count) for _ in range(rng.randrange(4))], INDEX)


def _add_frames(rng: random.Random, pmd: Pmd) -> None:
    count = rng.randrange(4)
    pmd.frames = column_of([b"frame%d\n" % number for number in range(count)], FRAME_NAME)
    items = [(rng.randrange(1, len(pmd.bones)), rng.randrange(count + 1)) for _ in range(rng.randrange(6))]
    items.sort(key=lambda item: item[1])
    pmd.frame_items = np.array(items, FRAME_ITEM)


def _english(rng: random.Random, pmd: Pmd) -> English:
    head = np.array([(text(rng, NAME), text(rng, 256))], ENGLISH_HEAD)
    bones = column_of([b"bone%d" % row for row in range(len(pmd.bones))], NAME)
    morphs = column_of([b"morph%d" % row for row in range(max(0, len(pmd.morphs) - 1))], NAME)
    return English(head, bones, morphs, column_of([b"Frame"] * len(pmd.frames), FRAME_NAME))
