"""Reads a VRM: the figure that glTF holds as a model of MMD, with its skeleton, morphs, physics and materials."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from editor.formats.binary import FileBuffer
from editor.formats.content import FormatError, ImportExtra
from editor.formats.gltf import SIGNATURE
from editor.formats.gltf import reader as gltf_reader
from editor.formats.gltf.document import GltfDocument
from editor.formats.gltf.library import damage_reported
from editor.formats.gltf.reader import UNITS, GltfImport
from editor.formats.gltf.skins import Nodes
from editor.formats.mesh_exchange import MIRROR
from editor.formats.progress import PartialProgress, Progress
from editor.formats.text_decoding import printable
from editor.math3d.arrays import unit_or_zero
from editor.math3d.rotations import matrices_from_euler
from editor.messages import Messages, TranslatableText, error_message
from editor.model.bones import BoneFlags
from editor.model.edit import Edit
from editor.model.fields import NONE, single
from editor.model.frames import BoneItem, MorphItem, special_frames
from editor.model.model import Model
from editor.model.names import fresh_names
from editor.operations.bones.bone_rows import vec3
from editor.operations.bones.humanoid.mapping import SkeletonMapping, with_own_names, with_thumbs
from editor.operations.bones.humanoid.naming_schemes import naming_schemes
from editor.operations.bones.humanoid.to_mmd import ToMmd, convert_skeleton
from editor.operations.choices import RigSource
from editor.vrm.expressions import fill_expressions
from editor.vrm.extension import Vrm, read_extension
from editor.vrm.kept import read_kept, restore
from editor.vrm.licence import VrmMeta
from editor.vrm.mtoon import apply_materials, draw_order, old_uv_transforms, read_materials
from editor.vrm.springs import make_physics, name_physics

QUARTER = math.pi / 2
LIMBS = ("UpperArm", "UpperLeg", "Hand", "Foot", "Eye")  # by which of these are there the facing is told
MASTER = "全ての親"
NEAR = 0.01  # metres: a root as near to the origin as this is that of the whole model


def read(
    buffer: FileBuffer, messages: Messages, progress: Progress, *, scale: float = UNITS
) -> tuple[Model, ImportExtra]:
    """The model, its pictures and its licence. `scale` is how many units one metre is.

    A document that tells nothing of VRM is read as plain glTF, with a message. FormatError for what is no GLB, and with
    the place for what is wrong in one.
    """
    data = buffer.array.tobytes()
    if not data.startswith(SIGNATURE):
        raise FormatError(TranslatableText("begins with {!r}, which is no VRM", printable(data[:4])), offset=0)
    with damage_reported():
        document = GltfDocument(data, buffer.path.parent)
        vrm = read_extension(document.tree, messages)
    if vrm is None:
        messages.add(TranslatableText("the file tells nothing of VRM: it is read as plain glTF"))
        model, extracted = gltf_reader.read(buffer, messages, progress, scale=scale)
        return model, ImportExtra(extracted)
    with damage_reported():
        found = GltfImport(document, buffer.path.stem, scale, messages)
        _face_forward(found.nodes, vrm.humanoid)
        _add_bones(found, vrm)
        materials = read_materials(found, vrm)
        kept = read_kept(document.tree, messages)
        if kept is None:
            found.material_rows = draw_order(materials)
        found.reader.uv_transforms |= old_uv_transforms(vrm)
        found.fill(PartialProgress(progress, 0, 0.7))
        if kept is not None and restore(found, kept):
            return found.model, ImportExtra(found.images.unpacked(), vrm.meta.licence())
        apply_materials(found, materials)
        fill_expressions(found, vrm)
    model = found.model
    progress.report(0.7, "rigid_bodies")
    _name_bones(model)
    _describe(model, vrm.meta)
    if not len(model.bones):
        gltf_reader.fill_frames(model)  # and a bone
    else:
        model.frames.records += special_frames((BoneItem(0),), tuple(map(MorphItem, range(len(model.morphs)))))
    _constrain(found, vrm)
    make_physics(found, vrm)
    progress.report(0.8, "bones")
    _make_skeleton(found, vrm)
    name_physics(found)
    return model, ImportExtra(found.images.unpacked(), vrm.meta.licence())


def _describe(model: Model, meta: VrmMeta) -> None:
    """Give the model the name of the figure, and as its comment who made it and under which licence; English names."""
    name, comment = meta.name or model.info[0].name, "\r\n".join(meta.lines())
    model.materials.records[:] = [replace(each, name_en=_english(each.name)) for each in model.materials]
    model.morphs.records[:] = [replace(each, name_en=each.name_en or _english(each.name)) for each in model.morphs]
    model.info.records[0] = replace(model.info[0], name=name, name_en=name, comment=comment, comment_en=comment)


def _english(name: str) -> str:
    """A name as the English one, too, where it has no letters of another language."""
    return name if name.isascii() else ""


def _face_forward(nodes: Nodes, humanoid: Mapping[str, int]) -> None:
    """Turn the nodes so that the figure looks the way of 1.0, along Z, by the places of its limbs.

    Files of 0.x look the other way, and some tell a version that they are not of. The turn is by quarters, for nobody
    stands as straight as that.
    """
    for limb in LIMBS:
        left, right = (humanoid.get(side + limb) for side in ("left", "right"))
        if left is None or right is None:
            continue
        x, _, z = nodes.world[left, :3, 3] - nodes.world[right, :3, 3]
        if np.isfinite((x, z)).all() and (x or z):
            quarters = round(math.atan2(z, x) / QUARTER)
            if quarters:
                turn = np.eye(4)
                turn[:3, :3] = matrices_from_euler([(0, quarters * QUARTER, 0)])[0]
                nodes.world[:] = np.rint(turn) @ nodes.world
            return


def _add_bones(found: GltfImport, vrm: Vrm) -> None:
    """Let joints of skins become bones, and whatever the extension refers to, used by a skin or not."""
    wanted = set(vrm.humanoid.values())
    for spring in vrm.springs:
        wanted |= {joint.node for joint in spring.joints}
        wanted |= {node for node in (spring.end, spring.center) if node is not None}
    wanted |= {collider.node for collider in vrm.colliders}
    wanted |= {node for each in vrm.constraints for node in (each.node, each.source)}
    found.joints.add_skins(found.document, found.meshes)
    found.joints.add_nodes(wanted)
    found.joints.add_below(found.document.tree)
    found.joints.add_nodes(set())


def _name_bones(model: Model) -> None:
    """Let no two bones have the same name, for motions and steps that follow know them by it."""
    names = fresh_names([bone.name for bone in model.bones], ())
    named = zip(model.bones, names, strict=True)
    model.bones.records[:] = [replace(bone, name=name, name_en=_english(name)) for bone, name in named]


AXES = {"X": (1.0, 0.0, 0.0), "Y": (0.0, 1.0, 0.0), "Z": (0.0, 0.0, 1.0)}


def _constrain(found: GltfImport, vrm: Vrm) -> None:
    """Let bones copy the rotation of others, as far as MMD can, where the file tells it.

    A bone that rolls about an axis keeps to that. One that looks at another has nothing like it in MMD.
    """
    bones, rows = found.model.bones.records, found.joints.rows
    for each in vrm.constraints:
        row, source = rows[each.node], rows[each.source]
        if each.kind == "aim" or row == source or each.node in vrm.humanoid.values():
            found.messages.note("the bone {}: its constraint is not kept", about=(bones[row].name,))
            continue
        values: dict[str, Any] = {"append_parent": source, "append_ratio": single(each.weight)}
        flags = bones[row].flags | BoneFlags.APPEND_ROTATION
        if each.kind == "roll" and each.axis in AXES:
            axis = found.nodes.world[each.node, :3, :3] @ AXES[each.axis] * MIRROR
            flags |= BoneFlags.FIXED_AXIS
            values["fixed_axis"] = vec3(unit_or_zero(axis[None])[0])
        bones[row] = replace(bones[row], flags=flags, **values)


# -- the skeleton ------------------------------------------------------------------------------------------------------


def standard_names(humanoid: Mapping[str, int]) -> dict[str, int]:
    """The nodes of humanoid bones by the names of MMD."""
    names = list(humanoid)
    rows = naming_schemes()[RigSource.VRM.token].find(names, [True] * len(names))
    return {standard: humanoid[names[row]] for standard, row in rows.items()}


def _make_skeleton(found: GltfImport, vrm: Vrm) -> None:
    """Give the model MMD's skeleton, by what the file tells of its bones, or let it be where that is too little."""
    model, rows = found.model, found.joints.rows
    by_row = {rows[node]: name for name, node in reversed(standard_names(vrm.humanoid).items())}  # none has two
    theirs = with_own_names(model.bones.records, {name: row for row, name in by_row.items()})
    if (root := _root(model, theirs.get("下半身", NONE))) not in (NONE, *theirs.values()):
        theirs[MASTER] = root
    names = {standard: model.bones[row].name for standard, row in with_thumbs(theirs, ()).items()}

    def mapped(model: Model) -> SkeletonMapping:
        by_name = {bone.name: row for row, bone in enumerate(model.bones)}
        now = {standard: by_name[name] for standard, name in names.items()}
        return SkeletonMapping(now, frozenset(now), RigSource.VRM)

    try:
        with Edit(model) as edit:
            convert_skeleton(edit, ToMmd(), mapped)
            edit.commit()
    except ValueError as error:
        found.messages.add(TranslatableText("the skeleton stays as it is: {}", error_message(error)))


def _root(model: Model, hips: int) -> int:
    """The bone at the origin that all hangs from, if the hips hang from one."""
    row = hips
    while row != NONE and model.bones[row].parent != NONE:
        row = model.bones[row].parent
    if row in (hips, NONE) or np.linalg.norm(model.bones[row].position) > NEAR * UNITS:
        return NONE
    return row
