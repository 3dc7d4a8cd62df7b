"""How is a string looked up and worded? By Qt's translators, then by the grammar of the language.

There are five contexts in the catalogues: ``ui`` for what is marked in the window's code, ``cloth`` for the phrases of
the table, ``engine`` for its messages, ``rules`` for games, rules and their values, ``lessons`` for what lessons say.
Phrases and messages have a key, which is the disambiguation of their entry: one English sentence may be two in another
language.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from string import Formatter
from threading import RLock
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from dummywhist.engine.english import ENGLISH as MESSAGES
from dummywhist.engine.errors import DummyWhistError, Unreadable
from dummywhist.engine.messages import Message
from dummywhist.ui.tongues.grammar import Grammar
from dummywhist.ui.tongues.kinds import Noun, Person, Who
from dummywhist.ui.tongues.languages import ENGLISH, LANGUAGES, Language

JACK: Final = 9
WITHIN: Final = re.compile(r"(?<=\d) (?=\d{3}(?!\d))|(?<=\b[0-9A-Z]{4}) (?=[0-9A-Z]{4}\b)")
"""A space within a number that is grouped, or within the name of a deal."""
RULE_WORDS: Final = ("label", "why")
"""Arguments of messages that are texts of the rules."""


class _Spoken:
    """The language that is spoken, with its translators."""

    def __init__(self) -> None:
        self.language: Language = ENGLISH
        self.letters: Language = ENGLISH
        self.translators: list[QTranslator] = []
        self.found: dict[tuple[str, str, str], str] = {}
        """What was looked up in this language, by context, text and note."""


_NOW: Final = _Spoken()
QT_ALONE: Final = RLock()
"""Held by whoever lets Qt work without Python's lock, and while translators change.

Qt's own work may ask a translator, which is an object of Python and needs Python's lock; who changes the translators
has that lock and waits for Qt's work to leave them. Each would wait for the other for ever.
"""


def grammar() -> Grammar:
    """Return the grammar of the language spoken now."""
    return _NOW.language.grammar


def current_language() -> Language:
    """Return the language spoken now."""
    return _NOW.language


def current_letters() -> str:
    """Return the code of the language whose letters stand on court cards."""
    return _NOW.letters.code


def rank_letters(rank: int) -> str:
    """Return what stands for a rank of 0..12 on a card: "7", "10", "Q" or as the letters chosen want it."""
    return str(rank + 2) if rank < JACK else _NOW.letters.courts[rank - JACK]


def system_language() -> Language:
    """Return the first language of the desktop that the window has, else English."""
    wanted = QLocale.system().uiLanguages()
    return next((one for name in wanted for one in LANGUAGES.values() if one.is_meant_by(name)), ENGLISH)


def speak(language: str, letters: str = "language") -> None:
    """Speak ``language`` (a code of LANGUAGES, or ``system``) from now on; Qt tells every window that it changed.

    ``letters``: the language of the letters on court cards, or ``language`` for the one that is spoken.
    """
    spoken = system_language() if language == "system" else LANGUAGES[language]
    with QT_ALONE:
        _speak(spoken, letters)


def _speak(spoken: Language, letters: str) -> None:
    for translator in _NOW.translators:
        QCoreApplication.removeTranslator(translator)
    _NOW.translators = []
    _NOW.found = {}
    _NOW.language = spoken
    _NOW.letters = spoken if letters == "language" else LANGUAGES[letters]
    QLocale.setDefault(QLocale(spoken.code))
    if spoken.catalogue is None:
        return
    of_qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for file, folder in ((spoken.of_qt, of_qt), (str(spoken.catalogue), "")):
        translator = QTranslator(QCoreApplication.instance())
        if translator.load(file, folder):
            _NOW.translators.append(translator)
            QCoreApplication.installTranslator(translator)
            _NOW.found = {}  # who was told of it may have asked


def mark(text: str) -> str:
    """Mark a string that is looked up where it is shown."""
    return text


def tr(text: str, /, *, note: str = "", **args: object) -> str:
    """Return ``text`` in the chosen language, worded with ``args``; ``note`` tells two meanings of it apart."""
    return worded(_looked_up("ui", text, note), args)


def phrase_of(key: str, text: str, args: Mapping[str, object]) -> str:
    """Return a phrase of the table."""
    return worded(_looked_up("cloth", text, key), args)


def rule_text(text: str) -> str:
    """Return the name of a game or a text of a rule."""
    return _looked_up("rules", text, "")


def lesson_text(text: str, note: str, /, **args: object) -> str:
    """Return a sentence of a lesson; ``note``: lesson, step and part. A language that lacks it says the English."""
    return worded(_looked_up("lessons", text, note), args)


def say(said: Message) -> str:
    """Return a message of the engine as a sentence."""
    args = {
        name: say(arg) if isinstance(arg, Message) else rule_text(arg) if name in RULE_WORDS else arg
        for name, arg in said.args.items()
    }
    return worded(_looked_up("engine", MESSAGES[said.key], said.key), args)


def say_error(error: DummyWhistError) -> str:
    """Return what was wrong, with its line in a file."""
    sentence = say(error.message)
    if isinstance(error, Unreadable) and error.line:
        return tr("line {line}: {sentence}", line=error.line, sentence=sentence)
    return sentence


def unbroken(words: str) -> str:
    """Return words in which no line ends within a number, or within the name of a deal."""
    return WITHIN.sub("\N{NARROW NO-BREAK SPACE}", words)


def _looked_up(context: str, text: str, note: str) -> str:
    if not text:
        return ""  # an empty source would be looked up as the header of the catalogue
    key = context, text, note
    found = _NOW.found.get(key)
    if found is None:
        found = _NOW.found[key] = unbroken(QCoreApplication.translate(context, text, note or None))
    return found


@cache
def _parts(template: str) -> tuple[tuple[str, str | None, str], ...]:
    """Return the literal texts of a template, each with the name and the form of what stands after it."""
    return tuple((literal, name, form or "") for literal, name, form, _ in Formatter().parse(template))


def _filled(value: object, form: str) -> str:
    spec = form.removesuffix("^")
    # Alone it makes a subject of somebody, also of a name as it stands on a plate.
    subject = value if isinstance(value, Who) and form == "^" else None
    said = _field(value, spec) if subject is None else grammar().who(subject, "")
    return said[:1].upper() + said[1:] if spec != form else said


def _field(value: object, spec: str) -> str:
    language = grammar()
    if "|" in spec:
        forms = spec.split("|")
        return forms[min(_choice(value), len(forms) - 1)]
    if isinstance(value, Who):
        # As the name of a seat he is written as he is.
        return language.who(value, spec) if spec not in ("", "seat") else str(value)
    if isinstance(value, Noun):
        return language.noun(value, spec)
    if not spec:
        return str(value)
    kind, _, form = spec.partition(".")
    if isinstance(value, str):
        # A name stands where a seat is told, or a plain word where somebody is.
        return value if kind == "seat" and not form else language.who(_named(value), form or _bare(spec))
    words = {
        "card": language.card, "suit": language.suit, "suits": language.suits, "rank": language.rank,
        "seat": language.seat, "number": language.number, "words": language.words,
    }[kind]  # fmt: skip
    return words(_number(value), form)


def _number(value: object) -> int:
    if not isinstance(value, int):
        raise TypeError(f"{value!r} cannot be counted.")
    return value


def _bare(spec: str) -> str:
    return "" if spec == "seat" else spec


def _named(words: str) -> Who:
    return Who(words, Person("player", words))


def _choice(value: object) -> int:
    language = grammar()
    if isinstance(value, bool):
        return 0 if value else 1
    if isinstance(value, Who):
        return language.person(value.person)
    if isinstance(value, Noun):
        return language.gender(value)
    return 1 if isinstance(value, str) else language.plural(_number(value))


def worded(template: str, args: Mapping[str, object]) -> str:
    """Fill ``template`` with ``args`` by the grammar of the language spoken now."""
    if not args:
        return template
    return "".join(
        literal if name is None else literal + _filled(args[name], form) for literal, name, form in _parts(template)
    )
