"""Models crafted to have one fault, or to be as near to it as can be: the check tells it, at its row, and no other.

Each is a small character without any fault, changed in one way.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import nan
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from editor.model.bones import Bone, BoneFlags, IkLink
from editor.model.columns import Columns
from editor.model.fields import replaced
from editor.model.frames import BoneItem, DisplayFrame, MorphItem, special_frames
from editor.model.joints import Joint
from editor.model.materials import Material, MaterialFlags, Texture, ToonKind
from editor.model.mesh import Deform
from editor.model.model import Model
from editor.model.morphs import MaterialOffset, Morph, MorphKind, OffsetMethod, Panel, VertexOffset
from editor.model.rigid_bodies import BodyMode, RigidBody
from editor.operations.checks.check import CheckSubject
from tests.operations.checks.proving import found

CENTER, UPPER, HEAD, HAIR, TIP, LEG, KNEE, ANKLE, LEG_IK = range(9)
BODY, FACE, DRESS = range(3)
FOLLOWS, PHYSICS, KEEPS_PLACE = BodyMode.FOLLOWS_BONE, BodyMode.PHYSICS, BodyMode.PHYSICS_AND_BONE
FILES = ("tex/body.png", "tex/face.png", "tex/顔.png", "tex/é.png")
CLEAR, VEIL = (1.0, 1.0, 1.0, 0.0), (1.0, 1.0, 1.0, 0.5)
IK_BONE = Bone("足ＩＫ", "leg IK", flags=BoneFlags.IK, parent=CENTER, level=1)

Change = Callable[[Model], object]


def character() -> Model:
    """Three squares one behind the other, a leg with IK, and hair that swings."""
    model = Model()
    parents = {"センター": -1, "上半身": 0, "頭": 1, "髪1": 2, "髪2": 3, "足": 0, "ひざ": 5, "足首": 6}
    model.bones.records[:] = [
        Bone(name, f"bone {row}", parent=parent, position=(0, row, 0))
        for row, (name, parent) in enumerate(parents.items())
    ]
    links = IkLink(KNEE), IkLink(LEG)
    model.bones.records.append(replace(IK_BONE, ik_target=ANKLE, ik_links=links, ik_loops=40, ik_angle=2.0))
    square = [(-1, 0, 0), (1, 0, 0), (1, 2, 0), (-1, 2, 0)]
    model.vertices.fill(
        12,
        position=np.concatenate([np.add(square, (0, 0, depth)) for depth in range(3)]),
        normal=[(0, 0, -1)] * 12,
        uv=[(0, 0), (1, 0), (1, 1), (0, 1)] * 3,
        bones=[(HEAD, UPPER, -1, -1)] * 12,
        weights=[(1, 0, 0, 0)] * 12,
    )
    faces = np.array([(0, 1, 2), (0, 2, 3)])
    model.faces.fill(6, vertices=np.concatenate([faces + 4 * row for row in range(3)]), material=[0, 0, 1, 1, 2, 2])
    model.textures.records[:] = [Texture(FILES[0]), Texture(FILES[1])]
    names = {"体": "body", "顔": "face", "服": "dress"}
    model.materials.records[:] = [
        Material(name, english, texture=min(row, 1)) for row, (name, english) in enumerate(names.items())
    ]
    model.morphs.records[:] = [smile(name, f"morph {name}") for name in ("あ", "い")]
    model.frames.records[:] = [
        *special_frames((BoneItem(CENTER),), (MorphItem(0), MorphItem(1))),
        DisplayFrame("体", "body", items=tuple(map(BoneItem, range(UPPER, LEG_IK + 1)))),
    ]
    bodies = {"頭": (HEAD, FOLLOWS), "髪1": (HAIR, KEEPS_PLACE), "髪2": (TIP, PHYSICS)}
    model.rigid_bodies.records[:] = [
        RigidBody(name, bone=bone, mode=mode, size=(1, 1, 1)) for name, (bone, mode) in bodies.items()
    ]
    model.joints.records[:] = [Joint("髪1", body_a=0, body_b=1), Joint("髪2", body_a=1, body_b=2)]
    return model


def smile(name: str, english: str = "morph", **fields: Any) -> Morph:
    offsets = Columns(VertexOffset, vertex=[0], translation=[(0, 1, 0)])
    return Morph(name, english, offsets=offsets, **fields)


# -- what is changed ---------------------------------------------------------------------------------------------------


def nothing(model: Model) -> None:
    pass


def row(table: str, number: int, **fields: Any) -> Change:
    """Give fields of a record other values."""

    def change(model: Model) -> None:
        records: Any = model.tables[table].records  # type: ignore[union-attr]
        records[number] = replaced(records[number], fields)

    return change


def vertex(number: int, **fields: Any) -> Change:
    """Give fields of a vertex other values."""

    def change(model: Model) -> None:
        columns = {name: model.vertices[name].copy() for name in fields}
        for name, value in fields.items():
            columns[name][number] = value
        model.vertices.fill(len(model.vertices), **{**model.vertices.rows(slice(None)).stored, **columns})

    return change


def weights(kind: Deform, bones: tuple[int, ...], shares: tuple[float, ...]) -> Change:
    """Give the first vertex such weights."""
    more = 4 - len(bones)
    return vertex(0, deform=kind, bones=bones + (-1,) * more, weights=shares + (0.0,) * (4 - len(shares)))


def more(table: str, *records: Any) -> Change:
    """Add records."""
    return lambda model: model.tables[table].records.extend(records)  # type: ignore[union-attr]


def gives_alpha(material: int, alpha: float, method: OffsetMethod = OffsetMethod.ADD) -> Change:
    """Add a hidden morph that changes the alpha of a material."""
    offsets = Columns(MaterialOffset, material=[material], operation=[method], diffuse=[(0, 0, 0, alpha)])
    return more("morphs", Morph("着", "dress", panel=Panel.HIDDEN, kind=MorphKind.MATERIAL, offsets=offsets))


def many_morphs(count: int) -> Change:
    def change(model: Model) -> None:
        model.morphs.records[:] = [smile(f"表{number}") for number in range(count)]
        model.frames.records[1] = replace(model.frames[1], items=tuple(map(MorphItem, range(count))))

    return change


def named(name: str) -> Change:
    return row("bones", UPPER, name=name)


def path(path: str) -> Change:
    return row("textures", 1, path=path)


def clear(material: int, color: tuple[float, ...] = CLEAR) -> Change:
    """Make a material transparent, without an edge."""
    return row("materials", material, diffuse=color, flags=MaterialFlags.DOUBLE_SIDED)


def toon(model: Model) -> None:
    model.textures.records.append(Texture("toon01.bmp"))
    row("materials", FACE, toon_kind=ToonKind.TEXTURE, toon_texture=2)(model)


# -- the cases ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Case:
    """A model, the code of a check, the rows that it finds, none where it is to find nothing; what comes of it, too."""

    name: str
    changes: tuple[Change, ...]
    code: str
    rows: tuple[int, ...] = ()
    also: tuple[str, ...] = ()


def case(code: str, name: str, *changes: Change, at: tuple[int, ...] = (), also: tuple[str, ...] = ()) -> Case:
    return Case(name, changes, code, at, also)


FALLS, ABSENT = ("body-not-anchored",), ("texture-missing",)
BDEF2, BDEF4, QDEF = Deform.BDEF2, Deform.BDEF4, Deform.QDEF
CASES = [
    # joints
    case("joint-without-body", "both bodies", nothing),
    case("joint-without-body", "no body B", row("joints", 1, body_b=-1), at=(1,), also=FALLS),
    case("joint-without-body", "no body A", row("joints", 1, body_a=-1), at=(1,), also=FALLS),
    case("joint-same-body", "one body twice", row("joints", 1, body_a=2), at=(1,), also=FALLS),
    case("joint-same-body", "two bodies of one bone", row("rigid_bodies", 2, bone=HAIR)),
    # morphs and display frames
    case("morph-hidden-in-frame", "hidden, and listed", row("morphs", 1, panel=Panel.HIDDEN), at=(1,)),
    case("morph-hidden-in-frame", "hidden, and not listed", more("morphs", smile("う", panel=Panel.HIDDEN))),
    case("frame-morphs-too-many", "250 morphs", many_morphs(250)),
    case("frame-morphs-too-many", "251 morphs", many_morphs(251), at=(1,)),
    case("morph-in-root", "a morph in Root", row("frames", 0, items=(BoneItem(0), MorphItem(1))), at=(1,)),
    case("morph-in-root", "a morph in another frame", row("frames", 2, items=(BoneItem(1), MorphItem(1)))),
    # names
    case("bone-name-too-long", "15 letters", named("0123456789abcde")),
    case("bone-name-too-long", "16 letters", named("0123456789abcdef"), at=(UPPER,)),
    case("bone-name-too-long", "7 full-width and one half-width", named("一二三四五六七8")),
    case("bone-name-too-long", "8 full-width", named("一二三四五六七八"), at=(UPPER,)),
    *(case("bone-name-not-shift-jis", f"with {sign}", named(f"骨{sign}"), at=(UPPER,)) for sign in "♡𠮷é€"),
    *(case("bone-name-not-shift-jis", f"with {sign}", named(f"骨{sign}")) for sign in "髙①ヴ〜−—"),
    case("bone-name-duplicate", "two of one name", named("頭"), at=(UPPER, HEAD)),
    case("bone-name-duplicate", "names that differ in width", named("髪１")),
    case("bone-name-empty", "no name", named(""), at=(UPPER,)),
    case("bone-name-empty", "a blank", named(" ")),
    case("bone-english-name-japanese", "kanji", row("bones", HEAD, name_en="頭部"), at=(HEAD,)),
    case("bone-english-name-japanese", "letters and signs", row("bones", HEAD, name_en="tête ω (・∀・)")),
    # weights
    case("weight-sum", "0.999", weights(BDEF4, (0, 1), (0.5, 0.499)), at=(0,)),
    case("weight-sum", "1", weights(BDEF4, (0, 1), (0.5, 0.5))),
    case("weight-sum", "BDEF4, 1.5", weights(BDEF4, (0, 1), (1.0, 0.5)), at=(0,)),
    case("weight-sum", "QDEF, 1.5", weights(QDEF, (0, 1), (1.0, 0.5))),
    case("weight-sum", "QDEF, 0", weights(QDEF, (0, 1), (0.0, 0.0)), at=(0,)),
    case("weight-sum", "BDEF2, whose second is the rest", weights(BDEF2, (0, 1), (0.3, 0.0))),
    case("weight-negative", "below 0", weights(BDEF4, (0, 1), (-0.25, 1.25)), at=(0,)),
    case("weight-negative", "0", weights(BDEF4, (0, 1), (0.0, 1.0))),
    case("vertex-without-bone", "half of it", weights(BDEF2, (0, -1), (0.5, 0.5)), at=(0,)),
    case("vertex-without-bone", "none of it", weights(BDEF2, (0, -1), (1.0, 0.0))),
    # vertices
    case("normal-invalid", "0", vertex(3, normal=(0, 0, 0)), at=(3,)),
    case("normal-invalid", "NaN", vertex(3, normal=(0, nan, 0)), at=(3,)),
    case("normal-invalid", "short", vertex(3, normal=(0, 1e-3, 0)), also=("normal-not-unit",)),
    case("normal-not-unit", "half as long", vertex(3, normal=(0, 0.5, 0)), at=(3,)),
    case("normal-not-unit", "as long as rounding makes it", vertex(3, normal=(0, 1.001, 0))),
    case("vertex-far-outside", "1e30", vertex(3, position=(0, 0, 1e30)), at=(3,)),
    case("vertex-far-outside", "as far as a sky", vertex(3, position=(0, 500, 0))),
    # bones
    case("bone-deform-order", "below a later level", row("bones", UPPER, level=1), at=(HEAD,)),
    case("bone-deform-order", "above an earlier level", row("bones", TIP, level=1)),
    case(
        "bone-deform-order",
        "below one after physics",
        row("bones", HAIR, flags=BoneFlags.ROTATABLE | BoneFlags.AFTER_PHYSICS),
        at=(TIP,),
    ),
    case(
        "bone-deform-order",
        "appends a later one",
        row("bones", UPPER, flags=BoneFlags.APPEND_ROTATION, append_parent=HAIR),
        at=(UPPER,),
    ),
    case(
        "bone-append-without-parent",
        "appends nothing",
        row("bones", TIP, flags=BoneFlags.APPEND_ROTATION, append_parent=-1),
        at=(TIP,),
    ),
    case("bone-append-without-parent", "does not append", row("bones", TIP, append_parent=-1)),
    case(
        "bone-fixed-axis-zero",
        "an axis of 0",
        row("bones", TIP, flags=BoneFlags.FIXED_AXIS, fixed_axis=(0, 0, 0)),
        at=(TIP,),
    ),
    case("bone-fixed-axis-zero", "an axis of 0 that is not used", row("bones", TIP, fixed_axis=(0, 0, 0))),
    # IK
    case("ik-without-target", "no target", row("bones", LEG_IK, ik_target=-1), at=(LEG_IK,)),
    case("ik-without-target", "itself", row("bones", LEG_IK, ik_target=LEG_IK), at=(LEG_IK,)),
    case("ik-without-target", "not IK", row("bones", LEG_IK, ik_target=-1, flags=BoneFlags.ROTATABLE)),
    case("ik-loops-many", "255", row("bones", LEG_IK, ik_loops=255)),
    case("ik-loops-many", "256", row("bones", LEG_IK, ik_loops=256), at=(LEG_IK,)),
    case("ik-idle", "no loops", row("bones", LEG_IK, ik_loops=0), at=(LEG_IK,)),
    case("ik-idle", "an angle of 0", row("bones", LEG_IK, ik_angle=0.0), at=(LEG_IK,)),
    case("ik-idle", "one loop", row("bones", LEG_IK, ik_loops=1)),
    # materials
    case("material-never-visible", "alpha 0", clear(BODY), at=(BODY,)),
    case("material-never-visible", "a morph adds alpha", clear(BODY), gives_alpha(BODY, 1.0)),
    case("material-never-visible", "a morph adds alpha to all", clear(BODY), gives_alpha(-1, 1.0)),
    case(
        "material-never-visible",
        "a morph multiplies alpha",
        clear(BODY),
        gives_alpha(BODY, 2.0, OffsetMethod.MULTIPLY),
        at=(BODY,),
    ),
    case(
        "material-edge-transparent",
        "alpha 0, with an edge",
        row("materials", BODY, diffuse=CLEAR),
        gives_alpha(BODY, 1.0),
        at=(BODY,),
    ),
    case("material-edge-transparent", "alpha 0, without an edge", clear(BODY), gives_alpha(BODY, 1.0)),
    case("material-order", "translucent, before others", clear(BODY, VEIL), at=(BODY,)),
    case("material-order", "translucent, behind all others", clear(DRESS, VEIL)),
    case("material-order", "0.98", clear(BODY, (1, 1, 1, 0.98))),
    case("material-order", "alpha 0, shown as opaque", clear(BODY), gives_alpha(BODY, 1.0)),
    case("material-order", "alpha 0, shown as translucent", clear(BODY), gives_alpha(BODY, 0.5), at=(BODY,)),
    case(
        "material-order",
        "before one that a morph shows",
        clear(FACE, VEIL),
        clear(DRESS),
        gives_alpha(DRESS, 1.0),
        at=(FACE,),
    ),
    case("material-order", "before one never shown", clear(FACE, VEIL), clear(DRESS), also=("material-never-visible",)),
    # textures
    case("texture-missing", "no such file", path("tex/none.png"), at=(1,)),
    case("texture-missing", "in other letters", path("TEX/Face.PNG")),
    case("texture-missing", "with a backslash", path("tex\\face.png")),
    case("texture-missing", "with a dot", path("./tex/face.png")),
    case("texture-missing", "a main texture called like a toon", path("toon01.bmp"), at=(1,)),
    case("texture-missing", "a toon of MMD", toon),
    case("texture-missing", "what MMD shows on screens", path("screen.bmp")),
    case("texture-path-absolute", "at a drive", path("C:\\tex\\none.png"), at=(1,), also=ABSENT),
    case("texture-path-absolute", "at a root", path("/tex/none.png"), at=(1,), also=ABSENT),
    case("texture-path-absolute", "relative", path("tex/../tex/face.png")),
    case("texture-path-not-shift-jis", "é", path("tex/é.png"), at=(1,)),
    case("texture-path-not-shift-jis", "顔", path("tex/顔.png")),
    # rigid bodies
    case("body-without-bone", "it follows none", row("rigid_bodies", 0, bone=-1), at=(0,)),
    case("body-without-bone", "physics moves it", row("rigid_bodies", 2, bone=-1)),
    case("body-mass-zero", "physics moves it", row("rigid_bodies", 2, mass=0.0), at=(2,)),
    case("body-mass-zero", "it follows its bone", row("rigid_bodies", 0, mass=0.0)),
    case("body-not-anchored", "free", more("rigid_bodies", RigidBody("飾", bone=TIP, mode=PHYSICS)), at=(3,)),
    case("body-not-anchored", "by way of others", nothing),
    case("body-turns-freely", "free", more("rigid_bodies", RigidBody("飾", bone=TIP, mode=KEEPS_PLACE)), at=(3,)),
    case("body-turns-freely", "joined with nothing that follows", row("joints", 0, body_a=2), at=(1,)),
    case("body-turns-freely", "joined", nothing),
]
CODES = {case.code for case in CASES}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("character")
    (folder / "tex").mkdir()
    for name in FILES:
        (folder / name).write_bytes(b"BM")
    return folder


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code}: {case.name}")
def test_a_fault_is_told_and_nothing_near_it(case: Case, folder: Path) -> None:
    model = character()
    for change in case.changes:
        change(model)
    subject = CheckSubject(model, folder)
    rows = [number for _, numbers in found(case.code, subject) for number in numbers]
    assert tuple(rows) == case.rows
    told = {code for code in CODES if found(code, subject)}
    assert told == {*case.also, *([case.code] if case.rows else [])}, "nothing else comes of it"


def test_each_code_has_a_model_with_the_fault_and_one_without() -> None:
    assert len(CASES) >= 66
    assert {case.code for case in CASES if case.rows} == CODES
    assert {case.code for case in CASES if not case.rows} == CODES
