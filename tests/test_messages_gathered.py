"""Messages: what they name, and that there are never too many."""

from __future__ import annotations

from editor.formats.message_texts import located_text
from editor.messages import SHOWN, Level, Message, Messages, TranslatableText


def test_rows_with_the_same_fault_are_counted():
    messages = Messages()
    messages.note("lacks {}", "bones", range(100), [f"part {row}" for row in range(100)])
    messages.note("lacks {}", "bones", [100], ["part 100"])
    messages.note("odd", "bones", [7])
    messages.note("about the file")
    warnings = list(messages)
    assert warnings[0] == Message(Level.WARNING, TranslatableText("lacks part 0"), "bones", 0)
    assert located_text(warnings[9]) == "Bone 9: lacks part 9"
    assert warnings[SHOWN] == Message(Level.WARNING, TranslatableText("and 91 more of these: lacks …"), "bones")
    assert [located_text(warning) for warning in warnings[SHOWN + 1 :]] == ["Bone 7: odd", "about the file"]


def test_messages_come_as_they_were_first_found():
    messages = Messages(Level.ERROR)
    messages.note("odd", "bones", [1])
    messages.add(TranslatableText("wrong"), "joints", 2, "kind")
    messages.note("odd", "bones", [3])
    assert list(messages) == [
        Message(Level.ERROR, TranslatableText("odd"), "bones", 1),
        Message(Level.ERROR, TranslatableText("odd"), "bones", 3),
        Message(Level.ERROR, TranslatableText("wrong"), "joints", 2, "kind"),
    ]


def test_one_by_one_there_may_be_any_number_of_the_same():
    messages = Messages()
    for row in range(3 * SHOWN):
        messages.add(TranslatableText("lost"), "bones", row)
    assert [message.row for message in messages] == list(range(3 * SHOWN))
