"""The meta block of a VRM, who made it and what its licence allows, and what of it forbids that it is changed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from editor.formats.content import Licence
from editor.messages import TranslatableText
from editor.vrm.json_value import JsonValue

_LABELS: dict[str, TranslatableText] = {
    "name": TranslatableText("Name"),
    "title": TranslatableText("Name"),
    "version": TranslatableText("Version"),
    "authors": TranslatableText("Authors"),
    "author": TranslatableText("Author"),
    "copyrightInformation": TranslatableText("Copyright"),
    "contactInformation": TranslatableText("Contact"),
    "references": TranslatableText("Made after"),
    "reference": TranslatableText("Made after"),
    "thirdPartyLicenses": TranslatableText("Licences of others"),
    "licenseUrl": TranslatableText("Licence"),
    "licenseName": TranslatableText("Licence"),
    "otherLicenseUrl": TranslatableText("Other licence"),
    "otherPermissionUrl": TranslatableText("Other conditions"),
    "avatarPermission": TranslatableText("Who may use it as an avatar"),
    "allowedUserName": TranslatableText("Who may use it as an avatar"),
    "allowExcessivelyViolentUsage": TranslatableText("Violence"),
    "violentUssageName": TranslatableText("Violence"),
    "allowExcessivelySexualUsage": TranslatableText("Sexual content"),
    "sexualUssageName": TranslatableText("Sexual content"),
    "commercialUsage": TranslatableText("Commercial use"),
    "commercialUssageName": TranslatableText("Commercial use"),
    "allowPoliticalOrReligiousUsage": TranslatableText("Politics or religion"),
    "allowAntisocialOrHateUsage": TranslatableText("Antisocial use or hatred"),
    "creditNotation": TranslatableText("Naming the author"),
    "allowRedistribution": TranslatableText("Passing it on"),
    "modification": TranslatableText("Changing it"),
}
_VALUES: dict[str, TranslatableText] = {
    "onlyauthor": TranslatableText("the author only"),
    "onlyseparatelylicensedperson": TranslatableText("persons with a licence of their own"),
    "explicitlylicensedperson": TranslatableText("persons with a licence of their own"),
    "everyone": TranslatableText("everyone"),
    "personalnonprofit": TranslatableText("by persons, without profit"),
    "personalprofit": TranslatableText("by persons, for profit, too"),
    "corporation": TranslatableText("by companies, too"),
    "allow": TranslatableText("allowed"),
    "disallow": TranslatableText("not allowed"),
    "required": TranslatableText("required"),
    "unnecessary": TranslatableText("not required"),
    "prohibited": TranslatableText("not allowed"),
    "allowmodification": TranslatableText("allowed"),
    "allowmodificationredistribution": TranslatableText("allowed, and passing on what was changed"),
    "redistribution_prohibited": TranslatableText("passing it on is not allowed"),
    "true": TranslatableText("allowed"),
    "false": TranslatableText("not allowed"),
}
# The fields of 1.0 in the order in which they are shown, with their defaults; None: it has to be there, or is left out.
NEW_FIELDS: dict[str, str | bool | None] = {
    "name": None,
    "version": None,
    "authors": None,
    "copyrightInformation": None,
    "contactInformation": None,
    "references": None,
    "thirdPartyLicenses": None,
    "licenseUrl": None,
    "avatarPermission": "onlyAuthor",
    "allowExcessivelyViolentUsage": False,
    "allowExcessivelySexualUsage": False,
    "commercialUsage": "personalNonProfit",
    "allowPoliticalOrReligiousUsage": False,
    "allowAntisocialOrHateUsage": False,
    "creditNotation": "required",
    "allowRedistribution": False,
    "modification": "prohibited",
    "otherLicenseUrl": None,
}
OLD_FIELDS = (
    *("title", "version", "author", "contactInformation", "reference", "allowedUserName", "violentUssageName"),
    *("sexualUssageName", "commercialUssageName", "otherPermissionUrl", "licenseName", "otherLicenseUrl"),
)
NO_DERIVATIVES = "_ND"

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
            return cls(True, {name: text for name in OLD_FIELDS if (text := block.at(name).words())})
        values = {name: value for name in NEW_FIELDS if (value := _new_value(block, name)) is not None}
        return cls(False, values)

    @property
    def name(self) -> str:
        return str(self.values.get("title" if self.is_old else "name", ""))

    def licence(self) -> Licence:
        """What it tells, to be shown in any language."""
        rows = ((_LABELS[field], _shown(value)) for field, value in self.values.items())
        return Licence(
            tuple((label, _VALUES.get(value.lower(), value)) for label, value in rows), self.forbids_changing
        )

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
