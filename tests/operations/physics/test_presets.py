"""Presets of chains are read from files, written so that they come back, and broken files say what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from editor.operations.physics.presets import (
    ChainValues,
    CrossJoints,
    built_in_presets,
    preset_named,
    presets_in,
    presets_text,
    read_presets,
    user_presets,
    user_presets_file,
)
from tests.operations.physics.hanging_models import skirt_model
from tests.operations.running import apply


def test_the_program_brings_five() -> None:
    assert list(built_in_presets()) == ["hair", "skirt", "ribbon", "chest", "tail"]
    assert preset_named("skirt").cross == CrossJoints(*map(pytest.approx, (0.3, 40, 5)))
    assert not preset_named("skirt").meets_arms


def test_what_is_written_is_read_again() -> None:
    mine = {'My "long" hair': ChainValues(group=7, mass=0.25), "裾": built_in_presets()["skirt"]}
    assert presets_in(presets_text(mine), "mine.toml") == mine


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[hair\n", "mine.toml: Expected ']' at the end of a table declaration (at line 1, column 6)"),
        ("hair = 3", "mine.toml: [hair]: a table of values expected"),
        ("[a]\nmas = 1", "mine.toml: [a]: mas is not known"),
        ("[a]\nmass = -1", "mine.toml: [a] mass: Mass: at least 0.001"),
        ("[a]\nmass = 'much'", "mine.toml: [a] mass: Mass: could not convert"),
        ("[a]\nmass = true", "mine.toml: [a] mass: True cannot be read"),
        ("[a]\nmeets_arms = 1", "mine.toml: [a] meets_arms: 1 cannot be read"),
        ("[a]\nturn_lower = [1, 2]", "mine.toml: [a] turn_lower: Turn from: 3 numbers expected, not 2"),
        ("[a]\nturn_lower = 1", "mine.toml: [a] turn_lower: 1 cannot be read"),
        ("[a]\ncross = { slack = 4 }", "mine.toml: [a] cross slack: Slack: at most 1"),
        ("[a]\nlinear_damping = nan", "mine.toml: [a] linear_damping: Move damping: a finite number expected"),
    ],
)
def test_a_broken_file_says_where_and_what(text: str, message: str) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011
        presets_in(text, "mine.toml")
    assert str(refused.value).startswith(message)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "odd.toml").write_bytes(b"\xff\xfe")
    for name, why in (("odd.toml", "no text in UTF-8"), ("none.toml", "No such file")):
        with pytest.raises(ValueError, match=f"{name}: .*{why}"):
            read_presets(tmp_path / name)


def test_operations_take_presets_of_the_user_by_name() -> None:
    assert user_presets() == {}
    with pytest.raises(ValueError, match="there is no preset 'mine'; there are hair, skirt"):
        preset_named("mine")
    user_presets_file().write_text(presets_text({"mine": ChainValues(mass=7)}), encoding="utf-8")
    model = skirt_model(1)
    apply(model, "bodies.chain", {"bones": [2]}, preset="mine")
    assert model.rigid_bodies[0].mass == 7


def test_limits_and_springs_are_scaled_together() -> None:
    values = ChainValues(turn_lower=(-5, -5, -10), turn_upper=(50, 5, 10), turn_spring=(20, 10, 20))
    assert (values.swing, values.stiffness) == (50, 20)
    wide = values.with_swing(25).with_stiffness(40)
    assert (wide.turn_lower, wide.turn_upper) == ((-2.5, -2.5, -5), (25, 2.5, 5))
    assert wide.turn_spring == (40, 20, 40)
    assert values.with_swing(0).with_swing(9).swing == 9
    assert values.with_stiffness(0).with_stiffness(9).turn_spring == (9, 9, 9)
