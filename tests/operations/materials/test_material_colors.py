"""Colours of materials: ambient by diffuse, and all within the range."""

import math

import pytest

from editor.model.materials import Material
from editor.model.model import Model
from tests.operations.running import apply


def test_the_ambient_colour_becomes_a_share_of_the_diffuse_one():
    model = Model()
    model.materials.records += [Material("赤", diffuse=(1, 0.5, 0, 0.2)), Material("青", ambient=(1, 1, 1))]
    apply(model, "materials.ambient-from-diffuse", {"materials": [0]})
    assert model.materials[0].ambient == (0.5, 0.25, 0)
    assert model.materials[1].ambient == (1, 1, 1)
    apply(model, "materials.ambient-from-diffuse", {"materials": [0]}, factor=0.25)
    assert model.materials[0].ambient == (0.25, 0.125, 0)
    assert model.materials[0].diffuse == pytest.approx((1, 0.5, 0, 0.2))


def test_colours_are_brought_within_0_and_1():
    model = Model()
    wild = Material(
        "赤", diffuse=(2, -1, math.nan, math.inf), specular=(0, 0, 3), edge_color=(0, 0, 0, -2), shininess=50
    )
    model.materials.records += [Material("青"), wild]
    outcome = apply(model, "materials.clamp-colors")
    assert model.materials[0] == Material("青")
    assert model.materials[1] == Material(
        "赤", diffuse=(1, 0, 0, 1), specular=(0, 0, 1), edge_color=(0, 0, 0, 0), shininess=50
    )
    assert list(outcome.result.rows["materials"]) == [1]
    assert apply(model, "materials.clamp-colors").step is None
