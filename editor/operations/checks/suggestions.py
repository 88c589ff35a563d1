"""The checks whose fixes make the most of a model that was a PMD, by the operations that mend what they find."""

from __future__ import annotations

from dataclasses import dataclass

from editor.messages import TranslatableText
from editor.operations.checks.catalog import CHECKS
from editor.operations.checks.check import Check, Fix
from editor.operations.checks.names import ENGLISH, KINDS


@dataclass(frozen=True, slots=True)
class Suggestion:
    """Suggestion of an operation: the codes of the checks that it is for, and the text where they find nothing."""

    codes: tuple[str, ...]
    done: TranslatableText

    @property
    def checks(self) -> list[Check]:
        return [CHECKS[code] for code in self.codes]

    @property
    def operation(self) -> str:
        """The id of the operation that mends what all its checks find."""
        fix = self.checks[0].fix
        assert isinstance(fix, Fix)
        return fix.operation


# In an order in which none spoils another: materials get names of their own before names are translated.
SUGGESTIONS = (
    Suggestion(("material-name-automatic",), TranslatableText("Materials have names")),
    Suggestion(
        tuple(
            f"{KINDS[table]}-{fault}"
            for fault in ("name-without-english", "english-name-japanese")
            for table in ENGLISH
        ),
        TranslatableText("Every row has an English name"),
    ),
    Suggestion(("bone-semi-standard",), TranslatableText("No semi-standard bone can be added")),
    Suggestion(
        ("bone-visible-in-no-frame", "morph-in-no-frame"),
        TranslatableText("Every visible bone and morph is in a display frame"),
    ),
    Suggestion(("bone-deform-order",), TranslatableText("Bones deform in the right order")),
    Suggestion(
        ("material-toon-like-shared",),
        TranslatableText("The shared toons of MMD are used where toon files are named like them"),
    ),
    Suggestion(("bone-before-physics",), TranslatableText("Bones that depend on physics deform after it")),
)
