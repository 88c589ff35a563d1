"""Writes a model of MMD as VRM 1.0: the figure of a person as GLB, with expressions, springs, MToon and a licence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np

from editor.formats.content import Content
from editor.formats.gltf import METRES, RestPose, VrmOptions, vrm_name
from editor.formats.gltf.writer import Pictures, write_file, write_scene
from editor.formats.mesh_exchange import MIRROR, simpler_deforms
from editor.formats.progress import PartialProgress, Progress
from editor.messages import Level, Message, TranslatableText
from editor.model.fields import NONE, Choice, fields_of
from editor.model.materials import has_shared_toon
from editor.model.mesh import Vertex
from editor.model.model import Model
from editor.render.textures.texture_files import toon_number
from editor.texture_paths import TexturePlaces
from editor.vrm.extension import NEW, SPRINGS
from editor.vrm.figure import Figure, figure_of
from editor.vrm.kept import kept_block
from editor.vrm.licence import NEW_FIELDS
from editor.vrm.mtoon import MTOON, add_mtoon
from editor.vrm.written_expressions import written_expressions
from editor.vrm.written_springs import springs_extension

LICENCE_URL = "https://vrm.dev/licenses/1.0/"
UNKNOWN = "unknown"  # of authors, of whom the format wants one
RANGE = {"inputMaxValue": 90.0, "outputScale": 10.0}  # of eyes that follow, degrees


def write(
    content: Content, stream: BinaryIO, progress: Progress, *, path: Path, backups: int = 0, **given: Any
) -> list[Message]:
    """Write the model; what of it VRM has no place for. `given` are options of VrmOptions, as `save` takes them.

    FormatError names the bones that VRM needs and the model lacks.
    """
    scale, model = given.get("scale", METRES), content.model
    figure = figure_of(model, given.get("pose", RestPose.T.token) == RestPose.T.token)
    morphs = PartialProgress(progress, 0.1, 0.2)
    expressions = written_expressions(figure.posed, len(figure.model.bones) + 1, morphs)
    figure.model.morphs.records[:] = expressions.targets
    shown = replace(content, model=figure.model)
    scene = write_scene(shown, path.stem, scale, PartialProgress(progress, 0.2, 0.7))
    tree = scene.packer.tree
    losses = [*_losses(model), *expressions.losses, *scene.pictures.losses]
    springs = springs_extension(figure, scale, losses)
    losses += add_mtoon(scene.pictures, model, TexturePlaces(content.folder) if content.folder else None)
    tree.extensions = {
        NEW: {
            "specVersion": "1.0",
            "meta": _meta(given, model.info[0].name or path.stem),
            "humanoid": {"humanBones": {name: {"node": row} for name, row in figure.humanoid.items()}},
            "firstPerson": {"meshAnnotations": [{"node": scene.node, "type": "auto"}]},
            **_look_at(figure, scale, expressions.block),
            "expressions": {name: part for name, part in expressions.block.items() if part},
        }
    }
    if springs:
        tree.extensions[SPRINGS] = springs
    tree.extensionsUsed = [*tree.extensions, *([MTOON] if tree.materials else [])]
    _write_other_pictures(scene.pictures, model)
    tree.extras = kept_block(
        model, figure, {row: n for row, n in expressions.rows.items() if n != NONE}, scene.pictures
    )
    progress.report(0.95, "")
    write_file(scene.packer, stream, is_binary=True)
    return losses


def _write_other_pictures(pictures: Pictures, model: Model) -> None:
    """Write the pictures that VRM has no use for, as toons, for whoever brings back what is kept."""
    for material in model.materials:
        toon = NONE if has_shared_toon(material) else material.toon_texture
        for row in (material.sphere_texture, toon):
            if row != NONE and toon_number(model.textures[row].path) is None:
                pictures.texture(row, model.textures[row].path)


def _losses(model: Model) -> list[Message]:
    """What of the model only Katachi reads back, or nobody."""
    losses = list(simpler_deforms(model))
    if any(bone.ik_links for bone in model.bones):
        text = TranslatableText("only Katachi reads back: IK, append and axes of the bones")
        losses.append(Message(Level.WARNING, text, "bones", -1, "ik_links"))
    for name in ("frames", "soft_bodies"):
        if count := len(model.tables[name]):
            text = TranslatableText("only Katachi reads back: {:,}", count)
            losses.append(Message(Level.WARNING, text, name, -1))
    if model.vertices.stores(Vertex.edge_scale) and (model.vertices[Vertex.edge_scale] != 1).any():
        text = TranslatableText("only Katachi reads back: edge scales")
        losses.append(Message(Level.WARNING, text, "vertices", -1, "edge_scale"))
    return losses


# -- the licence -------------------------------------------------------------------------------------------------------


def _meta(given: Mapping[str, Any], name: str) -> dict[str, Any]:
    """The block of the licence. What is not given stays at VRM's own default."""
    values: dict[str, Any] = {"name": name, "authors": [UNKNOWN], "licenseUrl": LICENCE_URL}
    for field in fields_of(VrmOptions):
        key, value = vrm_name(field.name), given.get(field.name)
        if key not in NEW_FIELDS or value in (None, ""):
            continue
        if key in ("authors", "references"):
            value = [part for each in str(value).split(";") if (part := each.strip())]
        elif field.type is not None and issubclass(field.type, Choice):
            value = vrm_name(str(value))
        if value != NEW_FIELDS[key]:
            values[key] = value
    return {key: values[key] for key in NEW_FIELDS if key in values}


# -- eyes --------------------------------------------------------------------------------------------------------------


def _look_at(figure: Figure, scale: float, expressions: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    """The block lookAt: by the bones of both eyes, or by expressions; nothing where there are neither."""
    by_bones = {"leftEye", "rightEye"} <= figure.humanoid.keys()
    if not by_bones and not {"lookUp", "lookDown", "lookLeft", "lookRight"} & expressions["preset"].keys():
        return {}
    bones = figure.model.bones
    head = np.array(bones[figure.humanoid["head"]].position, np.float64)
    eyes = [bones[figure.humanoid[name]].position for name in ("leftEye", "rightEye")] if by_bones else [head]
    offset = (np.mean(eyes, axis=0) - head) * scale * MIRROR + 0.0
    ranges = ("HorizontalInner", "HorizontalOuter", "VerticalDown", "VerticalUp")
    usual = RANGE if by_bones else {**RANGE, "outputScale": 1.0}
    block: dict[str, Any] = {"offsetFromHeadBone": offset.tolist(), "type": "bone" if by_bones else "expression"}
    return {"lookAt": block | {f"rangeMap{name}": usual for name in ranges}}
