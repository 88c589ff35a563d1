"""GraphicsBar: offers, across the top of the window, to draw in software where the driver of the graphics is poor."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from editor.render.graphics import GraphicsMemory, can_use_software, is_software_used
from editor.ui.bars.answer_bar import AnswerBar
from editor.ui.viewport.gl_format import gl_driver, has_opengl


class GraphicsBar(AnswerBar):
    """Blocks nothing; what is answered holds from the next start on."""

    def __init__(self, memory: GraphicsMemory, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._memory = memory
        if memory.crashed_driver is not None:
            text = self.tr("Katachi ended as it began to draw, so it draws without the graphics card now, more slowly.")
            self.say((text, {self.tr("Keep it so"): self._keep, self.tr("Use the card again"): self._hide}))
        elif not has_opengl() and can_use_software() and not self._is_chosen():
            text = self.tr(
                "The graphics card's driver has no OpenGL 3.3, but Katachi can draw without it, more slowly."
            )
            self.say((text, {self.tr("Draw in software"): self._choose, self.tr("Hide"): self._hide}))

    def _is_chosen(self) -> bool:
        return is_software_used() or gl_driver().name in self._memory.drivers

    def _keep(self) -> None:
        self._memory.remember(self._memory.crashed_driver or "")
        self._hide()

    def _choose(self) -> None:
        self._memory.remember(gl_driver().name)
        self.say((self.tr("Start Katachi again to see models."), {self.tr("Hide"): self._hide}))

    def _hide(self) -> None:
        self._memory.crashed_driver = None  # so that it is not said again when the window is made anew
        self.say()
