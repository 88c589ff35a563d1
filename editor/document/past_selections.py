"""PastSelections: what was selected at each position of the history when the model was last there."""

from __future__ import annotations

from editor.document.selection import Selection, SelectionState


class PastSelections:
    """The model is the same whenever it is at a position, so that the numbers of the rows hold."""

    def __init__(self, selection: Selection) -> None:
        self._selection = selection
        self._states: dict[int, SelectionState] = {}

    def leave(self, position: int) -> None:
        """Note what is selected, before the model goes from a position to another."""
        self._states[position] = self._selection.state()

    def restore(self, position: int) -> None:
        """Select what was selected at a position."""
        if position in self._states:
            self._selection.restore(self._states[position])

    def follow(self, before: int, forgotten: int) -> None:
        """A step was added at `before`, and the oldest `forgotten` ones went."""
        kept = {position - forgotten: state for position, state in self._states.items() if position <= before}
        self._states = {position: state for position, state in kept.items() if position >= 0}
