"""Licences of VRM files: shown, and confirmed where they forbid changing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from editor import cli, formats
from editor.plugins import api
from tests.vrm.making import Figure

FORBIDDING = [
    (False, {"modification": "prohibited"}, "modification: prohibited"),
    (False, {"modification": None}, "modification: prohibited"),
    (True, {"licenseName": "CC_BY_NC_ND"}, "licenseName: CC_BY_NC_ND"),
]


def with_meta(folder: Path, is_old: bool, meta: dict, name: str = "a.vrm") -> Path:
    figure = Figure(is_old)
    own = figure.vrm["meta"] | meta
    figure.vrm["meta"] = {key: value for key, value in own.items() if value is not None}
    return figure.write(folder / name)


@pytest.mark.parametrize(("is_old", "meta", "field"), FORBIDDING)
def test_what_forbids_changing_is_converted_only_when_confirmed(tmp_path, capsys, is_old, meta, field):
    forbidding, out = with_meta(tmp_path, is_old, meta), tmp_path / "out"
    free = with_meta(tmp_path, is_old, {}, "b.vrm")
    files = [str(forbidding), str(free), "--to", "pmx", "-o", str(out)]
    assert cli.main(["convert", *files]) == 2
    assert field in capsys.readouterr().err
    assert [file.name for file in sorted(out.iterdir())] == ["b.pmx"], "the others go on"
    assert cli.main(["convert", *files, "--licence-confirmed"]) == 0
    assert (out / "a.pmx").exists()
    with pytest.raises(api.FormatError, match=field):
        api.open(forbidding)
    assert api.open(forbidding, licence_confirmed=True).name == "人形"
    assert cli.main(["info", str(forbidding)]) == 0, "who only looks is asked nothing"


@pytest.mark.parametrize("licence", ["CC0", "CC_BY", "Redistribution_Prohibited", "Other"])
def test_what_forbids_passing_on_may_be_changed(tmp_path, licence):
    content = formats.load(with_meta(tmp_path, True, {"licenseName": licence}))
    assert content.licence.forbids_changing == ""
    assert "Licence" in [str(label) for label, _ in content.licence.rows]
    assert "licenseName: " + licence in content.model.info[0].comment.split("\r\n")


def test_info_tells_the_licence(tmp_path, capsys):
    assert cli.main(["info", "--json", str(with_meta(tmp_path, False, {}))]) == 0
    (entry,) = json.loads(capsys.readouterr().out)
    assert entry["licence"]["Changing it"] == "Allowed"
    assert entry["licence"]["Passing it on"] == "Not allowed", "what is absent is as VRM has it"


def test_a_licence_tells_the_options_of_an_export(tmp_path):
    new = {"authors": ["a", "b"], "commercialUsage": "personalProfit", "allowRedistribution": True}
    options = formats.load(with_meta(tmp_path, False, new)).licence.options
    assert options["authors"] == "a; b"
    assert (options["commercial_usage"], options["allow_redistribution"]) == ("personal-profit", True)
    assert options["modification"] == "allow-modification"
    old = {"allowedUserName": "Everyone", "violentUssageName": "Allow", "licenseName": "CC_BY_NC_ND"}
    options = formats.load(with_meta(tmp_path, True, old)).licence.options
    assert (options["avatar_permission"], options["authors"]) == ("everyone", "somebody")
    assert options["allow_excessively_violent_usage"]
    assert (options["allow_redistribution"], options["modification"]) == (True, "prohibited")
