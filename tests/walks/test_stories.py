"""Walks from story to story in one program, which is started once for several: each opens a new copy of the sample."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from editor.resources import resource
from tests.walks.conftest import Program, Walk
from tests.walks.stories.bones import add_semi_standard_bones
from tests.walks.stories.chains import make_a_tail_swing
from tests.walks.stories.cutting import cut_and_close
from tests.walks.stories.frames import arrange_frames
from tests.walks.stories.help import help_at_hand
from tests.walks.stories.lists_by_hand import lists_by_hand
from tests.walks.stories.morphs import edit_morphs
from tests.walks.stories.names import rename
from tests.walks.stories.sculpting import sculpt
from tests.walks.stories.textures import drop_and_repaint
from tests.walks.stories.transform import pose
from tests.walks.stories.uvs import drag_an_island
from tests.walks.test_edit import sample_file
from tests.walks.user import User, leave, open_again, ready

# Windows itself follows the mouse in a drag of rows, see DRAGS.
FRAMES: tuple[Walk, ...] = () if sys.platform == "win32" else (arrange_frames,)


def tell(user: User, *stories: Walk) -> None:
    """Walk through one story after the other."""
    ready(user)
    for number, story in enumerate(stories):
        if number:
            shutil.copy(resource("samples", "mochi.pmx"), sample_file())
            open_again(user)
        story(user)
    leave(user)


def shape_and_movement(user: User) -> None:
    tell(user, cut_and_close, drag_an_island, edit_morphs, drop_and_repaint, sculpt, pose)


def bones_and_words(user: User) -> None:
    tell(user, add_semi_standard_bones, make_a_tail_swing, lists_by_hand, rename, *FRAMES, help_at_hand)


def test_shape_and_movement(program: Program, sample: Path) -> None:
    program.run(shape_and_movement, sample)


def test_bones_and_words(program: Program, sample: Path) -> None:
    program.run(bones_and_words, sample)
