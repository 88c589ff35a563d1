"""A walk where the driver of the graphics is poor; one where it crashed in a run before is in test_edit."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tests.walks.conftest import Program
from tests.walks.user import User, leave


def take_software(user: User) -> None:
    user.wait_to_see("mochi.pmx opened")
    user.wait_to_see("OpenGL 3.3 is needed to show the model.")
    user.click_on("Draw in software")
    user.wait_to_see("Start Katachi again")
    leave(user)


def remembered(program: Program) -> list[str]:
    return json.loads((program.graphics / "graphics.json").read_text("utf-8"))["software_for"]


@pytest.mark.skipif(sys.platform != "linux", reason="of Mesa on Linux")
def test_a_poor_driver(program: Program, sample: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MESA_GL_VERSION_OVERRIDE", "2.1")
    program.run(take_software, sample)
    (driver,) = remembered(program)
    assert driver.startswith("Mesa")
