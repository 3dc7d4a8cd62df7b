"""In which language does the window speak? In the one chosen; every sentence is marked, looked up and worded here.

Every visible string is English in the code and goes through `tr`, `say`, `phrase_of` or `rule_text`, which ask Qt's
translators and then word the arguments by the grammar of the language. How it all hangs together stands in
docs/architecture.md, "Languages".
"""

from dummywhist.ui.tongues.languages import LANGUAGES, Language
from dummywhist.ui.tongues.speech import (
    current_language,
    current_letters,
    grammar,
    lesson_text,
    mark,
    phrase_of,
    rank_letters,
    rule_text,
    say,
    say_error,
    speak,
    system_language,
    tr,
    unbroken,
)
from dummywhist.ui.tongues.words import (
    Noun,
    Who,
    capital,
    dummy,
    dummy_of,
    heading,
    is_you,
    mid,
    noun,
    player,
    together,
    you,
)

__all__ = [
    "LANGUAGES",
    "Language",
    "Noun",
    "Who",
    "capital",
    "current_language",
    "current_letters",
    "dummy",
    "dummy_of",
    "grammar",
    "heading",
    "is_you",
    "lesson_text",
    "mark",
    "mid",
    "noun",
    "phrase_of",
    "player",
    "rank_letters",
    "rule_text",
    "say",
    "say_error",
    "speak",
    "system_language",
    "together",
    "tr",
    "unbroken",
    "you",
]
