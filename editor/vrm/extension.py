"""What a VRM tells beyond glTF: 0.x and 1.0 read into one form, that of 1.0, and checked, with the place of a fault.

Nodes, meshes and materials are numbers of the glTF document. Lengths are metres, points are in the space of the
document. Source: https://github.com/vrm-c/vrm-specification, whose 0.0 leaves out that vectors of springs have the z of
Unity, which points the other way.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from editor.formats.content import FormatError
from editor.formats.gltf.library import part
from editor.formats.gltf.materials import to_linear
from editor.messages import SHOWN, Messages, TranslatableText, first_names
from editor.vrm.expression_names import expression_names
from editor.vrm.json_value import JsonValue
from editor.vrm.licence import VrmMeta

OLD, NEW = "VRM", "VRMC_vrm"  # the extensions of 0.x and 1.0
SPRINGS, WIDE_COLLIDERS = "VRMC_springBone", "VRMC_springBone_extended_collider"
CONSTRAINTS = "VRMC_node_constraint"
# What 0.x calls humanoid bones that have other names in 1.0.
THUMBS = {"ThumbProximal": "ThumbMetacarpal", "ThumbIntermediate": "ThumbProximal"}
BONE_NAMES = frozenset(
    (
        *("hips", "spine", "chest", "upperChest", "neck", "head", "jaw"),
        *(
            side + bone
            for side in ("left", "right")
            for bone in (
                *("Eye", "Shoulder", "UpperArm", "LowerArm", "Hand", "UpperLeg", "LowerLeg", "Foot", "Toes"),
                *("ThumbMetacarpal", "ThumbProximal", "ThumbDistal"),
                *(
                    finger + part
                    for finger in ("Index", "Middle", "Ring", "Little")
                    for part in ("Proximal", "Intermediate", "Distal")
                ),
            )
        ),
    )
)
DOWN = (0.0, -1.0, 0.0)
MOST_CHAINS = 1 << 14  # springs of a file

Vector = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class TargetBind:
    """A morph target of the mesh of a node, by its number; `weight` from 0 to 1."""

    node: int
    index: int
    weight: float


@dataclass(frozen=True, slots=True)
class ColorBind:
    """What a colour of a material becomes; `kind` is color, shadeColor, emissionColor, matcapColor, rimColor or
    outlineColor, `value` four numbers, of light and not of the screen.
    """

    material: int
    kind: str
    value: Vector


@dataclass(frozen=True, slots=True)
class TransformBind:
    """What the UVs of a material become: multiplied with `scale`, then moved by `offset`."""

    material: int
    scale: Vector
    offset: Vector


@dataclass(frozen=True, slots=True)
class Expression:
    """`name` is that of the preset in 1.0, or the file's own; `is_binary`: it is either on or off."""

    name: str
    is_preset: bool = False
    is_binary: bool = False
    targets: tuple[TargetBind, ...] = ()
    colors: tuple[ColorBind, ...] = ()
    transforms: tuple[TransformBind, ...] = ()


@dataclass(frozen=True, slots=True)
class SpringJoint:
    """A node that swings. `radius`: of the ball at the node after it that meets colliders."""

    node: int
    radius: float = 0.0
    stiffness: float = 1.0
    gravity: float = 0.0
    gravity_direction: Vector = DOWN
    drag: float = 0.5


@dataclass(frozen=True, slots=True)
class Spring:
    """Joints that swing, each below the one before; `end`: the node at the end of the last.

    Where that is None, the last is 7 cm long, in the direction of the one before, as 0.x has it.
    """

    joints: tuple[SpringJoint, ...]
    end: int | None = None
    name: str = ""
    collider_groups: tuple[int, ...] = ()
    center: int | None = None


@dataclass(frozen=True, slots=True)
class Collider:
    """`kind` is sphere, capsule (from `offset` to `tail`) or plane (of which `tail` is the normal)."""

    node: int
    kind: str
    offset: Vector = (0.0, 0.0, 0.0)
    radius: float = 0.0
    tail: Vector = (0.0, 0.0, 0.0)
    is_inside: bool = False


@dataclass(frozen=True, slots=True)
class ColliderGroup:
    name: str
    colliders: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Constraint:
    """`node` copies of `source` its rotation, or what of it is about an axis, or looks at it with an axis.

    `kind` is rotation, roll or aim; `axis` is X, Y or Z, that of aim with a sign before it: PositiveX.
    """

    node: int
    source: int
    kind: str
    axis: str = ""
    weight: float = 1.0


@dataclass(frozen=True, slots=True)
class Vrm:
    """`humanoid`: nodes by the names that 1.0 has for bones; `old_materials`: the blocks that 0.x has for materials."""

    is_old: bool
    meta: VrmMeta
    humanoid: Mapping[str, int]
    expressions: tuple[Expression, ...] = ()
    springs: tuple[Spring, ...] = ()
    colliders: tuple[Collider, ...] = ()
    collider_groups: tuple[ColliderGroup, ...] = ()
    constraints: tuple[Constraint, ...] = ()
    old_materials: tuple[JsonValue, ...] = ()


def read_extension(tree: Any, messages: Messages) -> Vrm | None:
    """Read what a document tells beyond glTF; None where it is no VRM. FormatError with the place of what is wrong."""
    extensions = JsonValue(tree.extensions or None, "extensions")
    counts = Counts(tree)
    if extensions.at(NEW):
        return _read_new(extensions, counts, messages)
    if extensions.at(OLD):
        return _read_old(extensions.at(OLD), counts, messages)
    return None


class Counts:
    """The nodes and materials of a document, for what refers to them."""

    def __init__(self, tree: Any) -> None:
        self.tree = tree
        self.nodes = len(tree.nodes or ())
        self.materials = len(tree.materials or ())
        self.meshes = len(tree.meshes or ())
        self.nodes_of_mesh: dict[int, list[int]] = {}
        for row in range(self.nodes):
            if (node := part(tree.nodes, row, "node")).mesh is not None:
                self.nodes_of_mesh.setdefault(node.mesh, []).append(row)
        self.material_rows = {str(each.name): row for row, each in reversed(list(enumerate(tree.materials or ())))}

    def targets(self, mesh: int) -> int:
        """The number of morph targets of a mesh."""
        primitives = part(self.tree.meshes, mesh, "mesh").primitives
        return max((len(each.targets or ()) for each in primitives or ()), default=0)

    def children(self, node: int) -> list[int]:
        for child in self.tree.nodes[node].children or ():
            part(self.tree.nodes, child, "node")
        return list(self.tree.nodes[node].children or ())


def _tell_first_person(block: JsonValue, key: str, messages: Messages) -> None:
    if any(each.at(key).text("auto").lower() != "auto" for each in block.at("meshAnnotations").each()):
        messages.add(TranslatableText("which parts are hidden in first person is not kept"))


def _tell_expressions(expressions: Sequence[Expression], overriding: Sequence[str], messages: Messages) -> None:
    """Tell of what expressions do besides that MMD has nothing for."""
    if overriding:
        text = TranslatableText("expressions no longer suppress blinking, gaze or the mouth: {}", listed(overriding))
        messages.add(text)
    if binary := [each.name for each in expressions if each.is_binary]:
        messages.add(
            TranslatableText("expressions that were either on or off can be set by degrees: {}", listed(binary))
        )


def listed(names: Sequence[str]) -> TranslatableText:
    """The first of some names, and how many more there are."""
    return first_names(names[:SHOWN], max(len(names) - SHOWN, 0))


# -- 1.0 ---------------------------------------------------------------------------------------------------------------


def _read_new(extensions: JsonValue, counts: Counts, messages: Messages) -> Vrm:
    block = extensions.at(NEW)
    version = block.at("specVersion").text("1.0")
    if not version.startswith("1."):
        messages.add(TranslatableText("VRM {} is read as VRM 1.0", version))
    humanoid = {
        name: bone.at("node").needed_row(counts.nodes)
        for name, bone in block.at("humanoid").at("humanBones").items()
        if name in BONE_NAMES
    }
    springs = extensions.at(SPRINGS)
    expressions = tuple(_new_expressions(block.at("expressions"), counts, messages))
    _tell_expressions(expressions, _overriding(block.at("expressions")), messages)
    _tell_first_person(block.at("firstPerson"), "type", messages)
    return Vrm(
        False,
        VrmMeta.of(block.at("meta"), is_old=False),
        humanoid,
        expressions,
        tuple(_new_springs(springs, counts)),
        tuple(_new_collider(each, counts) for each in springs.at("colliders").each()),
        tuple(_new_collider_groups(springs)),
        tuple(_constraints(counts)),
    )


def _new_expressions(block: JsonValue, counts: Counts, messages: Messages) -> Iterator[Expression]:
    for group in ("preset", "custom"):
        for name, each in block.at(group).items():
            yield Expression(
                name,
                group == "preset",
                each.at("isBinary").switch(),
                tuple(_new_targets(each.at("morphTargetBinds"), counts, messages)),
                tuple(
                    ColorBind(
                        bind.at("material").needed_row(counts.materials),
                        bind.at("type").text(),
                        bind.at("targetValue").numbers((0.0, 0.0, 0.0, 1.0)),
                    )
                    for bind in each.at("materialColorBinds").each()
                ),
                tuple(
                    TransformBind(
                        bind.at("material").needed_row(counts.materials),
                        bind.at("scale").numbers((1.0, 1.0)),
                        bind.at("offset").numbers((0.0, 0.0)),
                    )
                    for bind in each.at("textureTransformBinds").each()
                ),
            )


def _overriding(block: JsonValue) -> list[str]:
    """The expressions that hold back others."""
    return [
        name
        for group in ("preset", "custom")
        for name, each in block.at(group).items()
        if any(each.at(f"override{what}").text("none") != "none" for what in ("Blink", "LookAt", "Mouth"))
    ]


def _new_targets(binds: JsonValue, counts: Counts, messages: Messages) -> Iterator[TargetBind]:
    for bind in binds.each():
        node = bind.at("node").needed_row(counts.nodes)
        index, weight = bind.at("index"), bind.at("weight").number(1.0)
        mesh = counts.tree.nodes[node].mesh
        if mesh is None:
            messages.note("{}: node {} has no mesh", about=(bind.place, node))
            continue
        yield TargetBind(node, index.needed_row(counts.targets(mesh)), weight)


def _new_springs(block: JsonValue, counts: Counts) -> Iterator[Spring]:
    groups = len(list(block.at("colliderGroups").each()))
    for each in block.at("springs").each():
        joints = [_new_joint(joint, counts) for joint in each.at("joints").each()]
        if len(joints) < 2:
            continue  # the last is only the end of the one before it
        yield Spring(
            tuple(joints[:-1]),
            joints[-1].node,
            each.at("name").text(),
            tuple(group.needed_row(groups) for group in each.at("colliderGroups").each()),
            each.at("center").row(counts.nodes, required=False),
        )


def _new_joint(block: JsonValue, counts: Counts) -> SpringJoint:
    return SpringJoint(
        block.at("node").needed_row(counts.nodes),
        block.at("hitRadius").number(),
        block.at("stiffness").number(1.0),
        block.at("gravityPower").number(),
        block.at("gravityDir").numbers(DOWN),
        block.at("dragForce").number(0.5),
    )


def _new_collider(block: JsonValue, counts: Counts) -> Collider:
    node = block.at("node").needed_row(counts.nodes)
    wide = block.at("extensions").at(WIDE_COLLIDERS).at("shape")
    shape = wide if wide else block.at("shape")
    for kind, tail in (("sphere", ""), ("capsule", "tail"), ("plane", "normal")):
        own = shape.at(kind)
        if own:
            usual = (0.0, 0.0, 1.0) if kind == "plane" else (0.0, 0.0, 0.0)
            return Collider(
                node,
                kind,
                own.at("offset").numbers((0.0, 0.0, 0.0)),
                own.at("radius").number(),
                own.at(tail).numbers(usual) if tail else usual,
                own.at("inside").switch(),
            )
    raise FormatError(TranslatableText("{}: neither a sphere nor a capsule nor a plane", shape.place))


def _new_collider_groups(block: JsonValue) -> Iterator[ColliderGroup]:
    count = len(list(block.at("colliders").each()))
    for each in block.at("colliderGroups").each():
        yield ColliderGroup(each.at("name").text(), tuple(row.needed_row(count) for row in each.at("colliders").each()))


def _constraints(counts: Counts) -> Iterator[Constraint]:
    for node, each in enumerate(counts.tree.nodes or ()):
        block = JsonValue(each.extensions or None, f"nodes[{node}].extensions").at(CONSTRAINTS).at("constraint")
        for kind, axis in (("rotation", ""), ("roll", "rollAxis"), ("aim", "aimAxis")):
            own = block.at(kind)
            if own:
                yield Constraint(
                    node,
                    own.at("source").needed_row(counts.nodes),
                    kind,
                    own.at(axis).text() if axis else "",
                    own.at("weight").number(1.0),
                )


# -- 0.x ---------------------------------------------------------------------------------------------------------------


def _read_old(block: JsonValue, counts: Counts, messages: Messages) -> Vrm:
    humanoid: dict[str, int] = {}
    for bone in block.at("humanoid").at("humanBones").each():
        node = bone.at("node").known_row(counts.nodes, messages)
        name = _new_bone_name(bone.at("bone").text())
        if node is not None and name in BONE_NAMES:
            humanoid.setdefault(name, node)
    secondary = block.at("secondaryAnimation")
    expressions = tuple(_old_expressions(block.at("blendShapeMaster"), counts, messages))
    _tell_expressions(expressions, (), messages)
    _tell_first_person(block.at("firstPerson"), "firstPersonFlag", messages)
    colliders, groups = _old_colliders(secondary, counts, messages)
    return Vrm(
        True,
        VrmMeta.of(block.at("meta"), is_old=True),
        humanoid,
        expressions,
        tuple(_old_springs(secondary, counts, len(groups), messages)),
        colliders,
        groups,
        old_materials=tuple(block.at("materialProperties").each()),
    )


def _new_bone_name(name: str) -> str:
    for side in ("left", "right"):
        if name.startswith(side) and (other := THUMBS.get(name.removeprefix(side))):
            return side + other
    return name


def _old_expressions(block: JsonValue, counts: Counts, messages: Messages) -> Iterator[Expression]:
    presets = {old: name for name, words in expression_names().items() for old in words.old}
    for each in block.at("blendShapeGroups").each():
        own, preset = each.at("name").text(), each.at("presetName").text("unknown").lower()
        if preset in ("unknown", ""):
            preset = own.lower() if own.lower() == "surprised" else preset
        is_preset = preset in presets
        colors, transforms = _old_materials(each.at("materialValues"), counts, messages)
        yield Expression(
            presets.get(preset, own or preset),
            is_preset,
            each.at("isBinary").switch(),
            tuple(_old_targets(each.at("binds"), counts, messages)),
            colors,
            transforms,
        )


def _old_targets(binds: JsonValue, counts: Counts, messages: Messages) -> Iterator[TargetBind]:
    for bind in binds.each():
        mesh = bind.at("mesh").known_row(counts.meshes, messages)
        if mesh is None:
            continue
        index = bind.at("index").known_row(counts.targets(mesh), messages)
        if index is not None:
            weight = bind.at("weight").number(100.0) / 100
            yield from (TargetBind(node, index, weight) for node in counts.nodes_of_mesh.get(mesh, ()))


OLD_COLORS = {
    "_Color": "color",
    "_ShadeColor": "shadeColor",
    "_EmissionColor": "emissionColor",
    "_RimColor": "rimColor",
    "_OutlineColor": "outlineColor",
}
OF_TEXTURE = "_MainTex_ST"


def _old_materials(
    block: JsonValue, counts: Counts, messages: Messages
) -> tuple[tuple[ColorBind, ...], tuple[TransformBind, ...]]:
    colors: list[ColorBind] = []
    transforms: dict[int, TransformBind] = {}
    for each in block.each():
        name, what = each.at("materialName").text(), each.at("propertyName").text()
        row = counts.material_rows.get(name)
        if row is None:
            messages.note("{}: there is no material {}", about=(each.place, name))
            continue
        values = [value.number() for value in each.at("targetValue").each()][:4]
        values += [0.0, 0.0, 0.0, 1.0][len(values) :]
        if what in OLD_COLORS:
            light = values[:3] if what == "_EmissionColor" else to_linear(values[:3])
            colors.append(ColorBind(row, OLD_COLORS[what], (*light, values[3])))
        elif what.startswith(OF_TEXTURE):
            transforms[row] = _old_transform(transforms.get(row), row, what.removeprefix(OF_TEXTURE), values)
        else:
            messages.note("{}: {} is not kept", about=(each.place, what))
    return tuple(colors), tuple(transforms.values())


def _old_transform(before: TransformBind | None, row: int, axis: str, values: Sequence[float]) -> TransformBind:
    """The bind in the UVs of glTF, whose v goes down, of scale and offset of Unity; of one axis, _S or _T, or both."""
    found = before or TransformBind(row, (1.0, 1.0), (0.0, 0.0))
    x, y, u, v = values
    if axis in ("", "_S"):
        found = replace(found, scale=(x, found.scale[1]), offset=(u, found.offset[1]))
    if axis in ("", "_T"):
        found = replace(found, scale=(found.scale[0], y), offset=(found.offset[0], 1 - y - v))
    return found


def _unity(block: JsonValue, default: Vector) -> Vector:
    """A vector that has the z of Unity."""
    x, y, z = block.numbers((default[0], default[1], -default[2]))
    return x, y, -z


def _old_colliders(
    block: JsonValue, counts: Counts, messages: Messages
) -> tuple[tuple[Collider, ...], tuple[ColliderGroup, ...]]:
    colliders: list[Collider] = []
    groups: list[ColliderGroup] = []
    for each in block.at("colliderGroups").each():
        node = each.at("node").known_row(counts.nodes, messages)
        first = len(colliders)
        if node is not None:
            colliders += [
                Collider(node, "sphere", _unity(one.at("offset"), (0.0, 0.0, 0.0)), one.at("radius").number())
                for one in each.at("colliders").each()
            ]
        groups.append(ColliderGroup("", tuple(range(first, len(colliders)))))
    return tuple(colliders), tuple(groups)


def _old_springs(block: JsonValue, counts: Counts, groups: int, messages: Messages) -> Iterator[Spring]:
    """The springs of groups, each a chain of first children; the others begin chains of their own."""
    met: set[int] = set()
    made = 0
    for each in block.at("boneGroups").each():
        usual = SpringJoint(
            0,
            each.at("hitRadius").number(),
            each.at("stiffiness").number(1.0),
            each.at("gravityPower").number(),
            _unity(each.at("gravityDir"), DOWN),
            each.at("dragForce").number(0.5),
        )
        common = Spring(
            (),
            None,
            each.at("comment").text(),
            tuple(_known_rows(each.at("colliderGroups"), groups, messages)),
            each.at("center").known_row(counts.nodes, messages),
        )
        roots = list(_known_rows(each.at("bones"), counts.nodes, messages))
        while roots:
            chain = list(_first_children(roots.pop(0), counts, met))
            if not chain:
                continue
            made += 1
            if made > MOST_CHAINS:
                raise FormatError(TranslatableText("{}: more than {:,} springs", each.place, MOST_CHAINS))
            yield replace(common, joints=tuple(replace(usual, node=node) for node in chain))
            roots += [child for node in chain for child in counts.children(node)[1:]]


def _known_rows(block: JsonValue, count: int, messages: Messages) -> Iterator[int]:
    for each in block.each():
        row = each.known_row(count, messages)
        if row is not None:
            yield row


def _first_children(node: int, counts: Counts, met: set[int]) -> Iterator[int]:
    while node not in met:
        met.add(node)
        yield node
        below = counts.children(node)
        if not below:
            return
        node = below[0]
