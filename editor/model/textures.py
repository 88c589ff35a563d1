"""What an entry of the texture table is (PMX 2.0: テクスチャ)."""

from __future__ import annotations

from dataclasses import dataclass

from editor.model.fields import text


@dataclass(frozen=True, slots=True)
class Texture:
    path: str = text("Path", help="Relative to the model file. The shared toons do not belong here.")
