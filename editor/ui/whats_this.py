"""Builds the help of declared fields as rich text: their label, help, unit and limits."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

from editor.model.fields import Field
from editor.model.tables import TABLE_LABELS
from editor.ui.help_card import titled
from editor.ui.value_text import component_text, field_help, field_label, section_title, tr_field

_LIMITS = {
    (True, True): QT_TRANSLATE_NOOP("WhatsThis", "From {least} to {most}"),
    (True, False): QT_TRANSLATE_NOOP("WhatsThis", "At least {least}"),
    (False, True): QT_TRANSLATE_NOOP("WhatsThis", "At most {most}"),
}


def field_whats_this(field: Field) -> str:
    """Return the What's This text of a field: its label, its help, its unit, its limits and its options."""
    return titled(field_label(field), field_help(field), " · ".join(field_facts(field)))


def field_facts(field: Field) -> list[str]:
    """The unit, the limits, what can be chosen and what it refers to, as far as a field has any."""
    facts = [_translated(QT_TRANSLATE_NOOP("WhatsThis", "In degrees"))] if field.angle else []
    limits = _LIMITS.get((field.minimum is not None, field.maximum is not None))
    if limits:
        bounds = (field.minimum, field.maximum)
        least, most = (component_text(field, bound) if bound is not None else "" for bound in bounds)
        facts.append(_translated(limits).format(least=least, most=most))
    if field.type is not None:
        labels = (tr_field(member.label) for member in field.type.__members__.values())
        facts.append(_translated(QT_TRANSLATE_NOOP("WhatsThis", "Can be: {}")).format(", ".join(labels)))
    if field.target in TABLE_LABELS:
        facts.append(_translated(QT_TRANSLATE_NOOP("WhatsThis", "Refers to: {}")).format(section_title(field.target)))
    return facts


def number_limits(minimum: float, maximum: float, unit: str) -> str:
    """The limits of a number with a unit behind it, in words."""
    least, most = (QLocale.c().toString(float(bound), "g", 6) + unit for bound in (minimum, maximum))
    return _translated(_LIMITS[True, True]).format(least=least, most=most)


def _translated(text: object) -> str:
    return QCoreApplication.translate("WhatsThis", str(text))  # str: of Qt's marks the stubs know no type
