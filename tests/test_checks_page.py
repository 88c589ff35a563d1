"""The page of checks is what the script makes of their declarations."""

from __future__ import annotations

import runpy

from editor.operations.checks.catalog import CHECKS
from editor.resources import resource


def test_the_page_has_every_check_as_it_is_declared() -> None:
    page = resource("reference", "checks.md").read_text("utf-8")
    assert page == runpy.run_path(str(resource("make", "checks_page.py")))["page"]()
    assert all(f"`{code}`" in page for code in CHECKS)
