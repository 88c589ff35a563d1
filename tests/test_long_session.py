"""A long editing session by script on whole models: everything undone gives the very same bytes, redone likewise."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from editor import formats
from editor.formats import Content
from editor.model.bones import Bone
from editor.model.edit import Edit
from editor.model.history import History
from editor.operations.rows.rows import delete, duplicate_into, move_to_top
from editor.resources import resource
from tests.model.random_models import random_edit, random_model


def session(edit: Edit, step: int) -> None:
    """One step of the session: what a modeller does in an afternoon."""
    model = edit.model
    match step:
        case 0:
            edit.insert(model.bones, len(model.bones) // 2, [Bone(name="中間", parent=0)])
        case 1:
            delete(edit, model.bones, [len(model.bones) // 3, len(model.bones) // 3 + 4])
        case 2:
            edit.move(model.materials, [len(model.materials) - 1], 0)
            edit.move(model.materials, [1, 3], 2)
        case 3:
            edit.set(model.bones, range(0, len(model.bones), 2), "name_en", "renamed")
            edit.set(model.info, 0, "name", "別の名前")
        case 4:
            delete(edit, model.vertices, range(0, len(model.vertices), 97))
        case 5:
            duplicate_into(edit, model.morphs, [0, 2])
            move_to_top(edit, model.morphs, [5])
        case 6:
            edit.set(model.vertices, slice(None, None, 3), "position", (1, 2, 3))
            edit.remove(model.materials, [1])
        case 7:
            delete(edit, model.rigid_bodies, range(len(model.rigid_bodies) // 2))
            delete(edit, model.textures, [0])


def saved(content: Content, folder: Path) -> bytes:
    path = folder / "saved.pmx"
    formats.save(content, path)
    return path.read_bytes()


def play(path: Path, folder: Path) -> None:
    content = formats.load(path)
    original = saved(content, folder)
    history = History()
    for step in range(8):
        with Edit(content.model, f"step {step}") as edit:
            session(edit, step)
        done = edit.commit()
        assert done is not None, step
        history.add(done)
    edited = saved(content, folder)
    assert edited != original
    assert formats.load(folder / "saved.pmx").warnings == []
    history.go_to(0)
    assert saved(content, folder) == original
    history.go_to(len(history.steps))
    assert saved(content, folder) == edited


def test_session_on_the_sample(tmp_path: Path) -> None:
    play(resource("samples", "mochi.pmx"), tmp_path)


@pytest.mark.parametrize("name", ["gene/Gene.pmx", "uka/MS_Uka.pmx"])
def test_session_on_real_models(corpus: Path, tmp_path: Path, name: str) -> None:
    play(corpus / name, tmp_path)
    original = (corpus / name).read_bytes()
    assert saved(formats.load(corpus / name), tmp_path) == original


@pytest.mark.parametrize("seed", range(40))
def test_random_edits_undone_give_the_same_bytes(tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)
    content = formats.new_content()
    content.model = random_model(seed)
    history = History()
    states = [saved(content, tmp_path)]
    for _ in range(6):
        with Edit(content.model) as edit:
            random_edit(rng, edit)
        if (step := edit.commit()) is not None:
            history.add(step)
            states.append(saved(content, tmp_path))
    for state in reversed(states[:-1]):
        history.undo()
        assert saved(content, tmp_path) == state
    for state in states[1:]:
        history.redo()
        assert saved(content, tmp_path) == state
