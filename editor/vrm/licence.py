"""The meta block of a VRM, who made it and what its licence allows, and what of it forbids that it is changed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from editor.formats.content import Licence
from editor.formats.gltf import (
    NO_LICENCE,
    AvatarPermission,
    CommercialUsage,
    CreditNotation,
    Modification,
    VrmOptions,
    vrm_name,
)
from editor.messages import TranslatableText
from editor.model.fields import Choice, Field, fields_of
from editor.vrm.json_value import JsonValue

# The fields of 1.0 that an export asks for, as those of VrmOptions.
FIELDS = {vrm_name(field.name): field for field in fields_of(VrmOptions) if field.name not in NO_LICENCE}
# What 0.x calls fields that 1.0 has.
OLD_NAMES = {
    "title": "name",
    "version": "version",
    "author": "authors",
    "contactInformation": "contactInformation",
    "reference": "references",
    "allowedUserName": "avatarPermission",
    "violentUssageName": "allowExcessivelyViolentUsage",
    "sexualUssageName": "allowExcessivelySexualUsage",
    "commercialUssageName": "commercialUsage",
    "otherPermissionUrl": "otherPermissionUrl",
    "licenseName": "licenseName",
    "otherLicenseUrl": "otherLicenseUrl",
}
_LABELS = {name: TranslatableText(field.label) for name, field in FIELDS.items()} | {
    "name": TranslatableText("Name"),
    "licenseUrl": TranslatableText("Licence"),
    "licenseName": TranslatableText("Licence"),
    "otherPermissionUrl": TranslatableText("Other conditions"),
}
# The choices that words of 0.x stand for, in small letters; those of 1.0 are the names of the choices.
OLD_VALUES: dict[str, Choice] = {
    "explicitlylicensedperson": AvatarPermission.ONLY_SEPARATELY_LICENSED_PERSON,
    "allow": Modification.ALLOW_MODIFICATION,
    "disallow": Modification.PROHIBITED,
    "true": Modification.ALLOW_MODIFICATION,
    "false": Modification.PROHIBITED,
}
_VALUES = {
    vrm_name(each.token).lower(): TranslatableText(each.label)
    for field in FIELDS.values()
    if field.type is not None and issubclass(field.type, Choice)
    for each in field.type
} | {word: TranslatableText(each.label) for word, each in OLD_VALUES.items()}
_VALUES["redistribution_prohibited"] = TranslatableText("passing it on is not allowed")


def _default(field: Field) -> str | bool | None:
    if isinstance(field.default, Choice):
        return vrm_name(field.default.token)
    return field.default if isinstance(field.default, bool) else None


# The fields of 1.0 in the order in which they are shown, with their defaults; None: it has to be there, or is left out.
NEW_FIELDS: dict[str, str | bool | None] = {
    "name": None,
    **{name: _default(field) for name, field in FIELDS.items()},
    "licenseUrl": None,
}
NO_DERIVATIVES = "_ND"
NOT_PASSED_ON = "Redistribution_Prohibited"

Value = str | bool | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class VrmMeta:
    """`values` of the fields that the file has, or that are as their defaults, in the order of the specification."""

    is_old: bool
    values: Mapping[str, Value] = field(default_factory=dict)

    @classmethod
    def of(cls, block: JsonValue, is_old: bool) -> VrmMeta:
        """Read the block of a file."""
        if is_old:
            return cls(True, {name: text for name in OLD_NAMES if (text := block.at(name).words())})
        values = {name: value for name in NEW_FIELDS if (value := _new_value(block, name)) is not None}
        return cls(False, values)

    @property
    def name(self) -> str:
        return str(self.values.get("title" if self.is_old else "name", ""))

    def licence(self) -> Licence:
        """What it tells, to be shown in any language."""
        names = OLD_NAMES if self.is_old else {}
        rows = ((_LABELS[names.get(field, field)], _shown(value)) for field, value in self.values.items())
        return Licence(
            tuple((label, _VALUES.get(value.lower(), value)) for label, value in rows),
            self.forbids_changing,
            self._options(),
        )

    def _options(self) -> dict[str, Any]:
        """The same as options of an export."""
        values = _renewed(self.values) if self.is_old else self.values
        options = {}
        for name, own in FIELDS.items():
            value = values.get(name)
            if isinstance(value, tuple):
                value = "; ".join(value)
            if own.type is not None and issubclass(own.type, Choice):
                value = next((each.token for each in own.type if vrm_name(each.token) == value), None)
            if value is not None:
                options[own.name] = value
        return options

    def lines(self) -> list[str]:
        """What the file tells, a line a field, under the names that VRM has for them."""
        return [f"{field}: {_shown(value)}" for field, value in self.values.items()]

    @property
    def forbids_changing(self) -> str:
        """The field and the value because of which the model may not be changed; "" where it may be."""
        field, value = ("licenseName", "") if self.is_old else ("modification", "prohibited")
        value = str(self.values.get(field, value))
        forbidden = value.endswith(NO_DERIVATIVES) if self.is_old else value == "prohibited"
        return f"{field}: {value}" if forbidden else ""


def _renewed(values: Mapping[str, Value]) -> dict[str, Value]:
    """The fields of 0.x as those of 1.0, no freer than what they say."""
    made: dict[str, Value] = {}
    for old, name in OLD_NAMES.items():
        value = str(values.get(old, ""))
        if not value or name not in FIELDS:
            continue
        is_allowed = value.lower() == "allow"
        if name == "avatarPermission":
            choice = OLD_VALUES.get(value.lower())
            made[name] = vrm_name(choice.token) if choice else value[:1].lower() + value[1:]
        elif name == "commercialUsage":
            made[name] = vrm_name(
                (CommercialUsage.PERSONAL_PROFIT if is_allowed else CommercialUsage.PERSONAL_NON_PROFIT).token
            )
        else:
            made[name] = is_allowed if isinstance(FIELDS[name].default, bool) else value
    licence = str(values.get("licenseName", ""))
    if licence.startswith("CC") or licence == NOT_PASSED_ON:
        made["allowRedistribution"] = licence != NOT_PASSED_ON
        changing = Modification.ALLOW_MODIFICATION
        if licence.endswith(NO_DERIVATIVES):
            changing = Modification.PROHIBITED
        elif licence != NOT_PASSED_ON:
            changing = Modification.ALLOW_MODIFICATION_REDISTRIBUTION
        made["modification"] = vrm_name(changing.token)
    if licence == "CC0":
        made["creditNotation"] = vrm_name(CreditNotation.UNNECESSARY.token)
    return made


def _new_value(block: JsonValue, name: str) -> Value | None:
    usual, own = NEW_FIELDS[name], block.at(name)
    if name in ("authors", "references"):
        listed = own.each() if isinstance(own.value, list) else [own]
        return tuple(filter(None, (each.words() for each in listed))) or None
    if isinstance(usual, bool):
        return own.value if isinstance(own.value, bool) else usual
    return own.words() or usual or None


def _shown(value: Value) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return " ".join((value if isinstance(value, str) else ", ".join(value)).split())
