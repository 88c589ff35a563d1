"""A frame can be typed as high in one place as in another."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QDoubleSpinBox, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from editor.motion.motion import HIGHEST_FRAME
from editor.motion.sampling import NamedPose
from editor.render.offscreen.pictures import Limits
from editor.ui.dialogs.physics import BakeChoice, BakeDialog
from editor.ui.dialogs.pose_keys import PoseKeysDialog
from editor.ui.dialogs.save_picture import AnimationChoice, AnimationDialog
from editor.ui.panes.transform.timeline import FrameBox

MAKERS: list[tuple[Callable[[int], QWidget], str]] = [
    (lambda last: AnimationDialog(AnimationChoice(), (700, 500), Limits(2048, 4), last), "last"),
    (lambda last: BakeDialog(BakeChoice(), last, has_motions=True), "last"),
    (lambda last: PoseKeysDialog(NamedPose(), [], last), "frame"),
    (lambda last: FrameBox(), ""),
]


@pytest.mark.parametrize(("make", "name"), MAKERS)
def test_the_highest_frame_is_the_same_everywhere(make: Callable[[int], QWidget], name: str, qtbot: QtBot) -> None:
    widget = make(1_234_567)
    qtbot.addWidget(widget)
    box = getattr(widget, name) if name else widget
    assert isinstance(box, QSpinBox | QDoubleSpinBox)
    assert box.maximum() == HIGHEST_FRAME
    assert not name or box.value() == 1_234_567
