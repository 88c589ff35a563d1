"""Walks where the driver of the graphics is poor, or crashed in a run before."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tests.walks.conftest import Program
from tests.walks.user import User, leave, ready


def take_software(user: User) -> None:
    user.wait_to_see("mochi.pmx opened")
    user.wait_to_see("OpenGL 3.3 is needed to show the model.")
    user.click_on("Draw in software")
    user.wait_to_see("Start Katachi again")
    leave(user)


def keep_software(user: User) -> None:
    ready(user)
    user.click_on("Keep it so")
    leave(user)


def see_no_offer(user: User) -> None:
    ready(user)
    assert not user.sees("Keep it so")
    leave(user)


def remembered(program: Program) -> list[str]:
    return json.loads((program.graphics / "graphics.json").read_text("utf-8"))["software_for"]


@pytest.mark.skipif(sys.platform != "linux", reason="of Mesa on Linux")
def test_a_poor_driver(program: Program, sample: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MESA_GL_VERSION_OVERRIDE", "2.1")
    program.run(take_software, sample)
    (driver,) = remembered(program)
    assert driver.startswith("Mesa")


def test_a_crash_of_the_driver(program: Program, sample: Path) -> None:
    mark = program.graphics / "drawing-1.mark"
    mark.parent.mkdir(parents=True)
    mark.write_text("Old 3000", "utf-8")
    program.run(keep_software, sample)
    assert remembered(program) == ["Old 3000"]
    program.run(see_no_offer, sample)
    assert not list(mark.parent.glob("*.mark"))
