"""What has been found already? Findings by what was asked, in memory and in a side file, so that none is made twice.

A key is a hash of everything that was asked, of the View or the deal it was asked about, and of the make of the
players: the record need not be named, a moment that was taken back and comes again is the same one, and a side file
that belongs to another record does no harm. What players said when they chose is kept by the View and the choice.
"""

import hashlib
import json
import zlib
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import dummywhist.engine.players.belief.policy as policy
from dummywhist import __version__
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.text import action_text
from dummywhist.engine.errors import DummyWhistError
from dummywhist.engine.knowledge.text import view_text
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.messages import Message
from dummywhist.engine.players.agreed import text_of
from dummywhist.engine.solver.solver import is_native
from dummywhist.engine.study.compare import Compare, Walk
from dummywhist.engine.study.finding import Advice, Finding, Proof
from dummywhist.engine.study.proof import Prove
from dummywhist.engine.study.question import Advise, AskChances, Asked, AskLearned, AskOverplay, AskTray, AskWeighed
from dummywhist.engine.study.side_file import SideFile, beside
from dummywhist.engine.study.side_text import Note
from dummywhist.engine.study.text import advise_fields, advise_of, finding_fields, finding_of, question_text
from dummywhist.engine.study.tutor import Tutoring
from dummywhist.engine.values import NamedTuple

Kept = Asked | Prove | Compare | Tutoring
"""What answers are kept of."""
SAID: Final = "said"
"""The word of what a player said when it chose; what was asked later has the word of its finding."""


class Said(NamedTuple):
    """What a player was asked and what it answered."""

    question: Advise
    advice: Advice


class Findings:
    """All that was found at one table. ``path``: where its record lies, None to keep nothing on disk."""

    def __init__(self, path: Path | None = None) -> None:
        self._side = None if path is None else SideFile(beside(path))
        self._read = False
        self._known: dict[tuple[str, str], str] = {}
        self._fresh: list[Callable[[], Note]] = []
        self._unwritten: list[Note] = []

    def keep_said(self, question: Advise, advice: Advice) -> None:
        """Keep what a player said to ``question`` when it did what it says."""
        self._fresh.append(lambda: _said_note(question, advice))

    def keep(self, question: Kept, finding: Finding) -> None:
        """Keep the answer to ``question``; a proof only if it came to its end."""
        if isinstance(finding, Proof) and (not finding.over or finding.failed):
            return
        self._fresh.append(lambda: _note(question, finding))

    def said(self, seen: View, action: Action) -> Said | None:
        """Return what a player said when it chose ``action`` in this View, the last time; None if it is not known."""
        self._settle()
        text = self._known.get((SAID, _said_key(seen, action)))
        return None if text is None else _read_said(text, seen, action)

    @property
    def nothing_said(self) -> bool:
        """Whether no player has said anything that is known here."""
        self._settle()
        return all(word != SAID for word, _ in self._known)

    def found(self, question: Kept) -> Finding | None:
        """Return what was answered to the same question; None if it was not asked, or another make answered.

        What a clock cut short counts for the same clock only; without a cut the clock makes no difference.
        """
        self._settle()
        for cut in (False, True):
            text = self._known.get((question.finds.word, _key(question, cut)))
            finding = None if text is None else _read(text)
            if finding is not None and _answers(finding, question):
                return finding
        return None

    def has(self, word: str) -> bool:
        """Whether anything of this word was found, whatever was asked."""
        self._settle()
        return any(one == word for one, _ in self._known)

    @property
    def unwritten(self) -> bool:
        """Whether something is not in the side file yet."""
        return self._side is not None and bool(self._fresh or self._unwritten)

    def flush(self) -> bool:
        """Write what is new beside the record; False if it is to be tried again later."""
        if not self.unwritten:
            return True
        self._settle()
        assert self._side is not None
        done = self._side.append(self._unwritten)
        if done:
            self._unwritten.clear()
        return done

    def word(self) -> Message | None:
        """Return what is to be said of the side file, once."""
        if self._side is None:
            return None
        word, self._side.word = self._side.word, None
        return word

    def copy(self, path: Path) -> None:
        """Keep all of it beside another record too, which was copied."""
        self._settle()
        other = SideFile(beside(path))
        there = set(other.notes())
        other.append([note for note in self._notes() if note not in there])

    def _notes(self) -> list[Note]:
        return [Note(word, key, text) for (word, key), text in self._known.items()]

    def _settle(self) -> None:
        """Know what the side file holds, and what was kept since."""
        if not self._read:
            self._read = True
            for note in () if self._side is None else self._side.notes():
                self._learn(note)
        fresh, self._fresh = self._fresh, []
        for spell in fresh:
            note = spell()
            if self._learn(note) and self._side is not None:
                self._unwritten.append(note)

    def _learn(self, note: Note) -> bool:
        """Take a note in; return whether it is new."""
        new = self._known.get((note.word, note.key)) != note.text
        self._known[note.word, note.key] = note.text
        return new


@lru_cache(maxsize=1)
def make() -> str:
    """Return what tells these players from others that may judge otherwise: version, learned weights, fast solver."""
    learned = Path(policy.WEIGHTS)
    weights = zlib.crc32(learned.read_bytes()) if learned.is_file() else 0
    return f"{__version__} {weights:08x} {'native' if is_native() else 'plain'}"


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def _answers(finding: Finding, question: Kept) -> bool:
    """Whether ``finding`` can be an answer: anybody may have written what was read."""
    if isinstance(finding, Advice) and isinstance(question, Advise):
        return finding.action in question.view.options
    return isinstance(finding, question.finds)


def _key(question: Kept, cut: bool) -> str:
    """Return the hash of all that the answer depends on."""
    match question:
        case Advise(view=view):
            fields = advise_fields(question if cut else question.unhurried)
            told = [json.dumps(fields, sort_keys=True), view_text(view)]
        case Prove(chosen, advise, wanted, repeated):
            entries = [f"{by} {action_text(action)}" for by, action in chosen.log.entries[: chosen.at + 1]]
            told = [str(wanted), json.dumps(advise_fields(advise.unhurried), sort_keys=True), view_text(advise.view)]
            told += ["repeated", *entries] if repeated else entries
        case Compare(log, player, way, minds):
            told = [player, way, *(f"{one} {mind.level} {mind.seed} {text_of(mind.agreed)}" for one, mind in minds)]
            told += [view_text(Walk(log).seen(player)), *(f"{by} {action_text(action)}" for by, action in log.entries)]
        case Tutoring(view, card):
            return _hash("\n".join([question.finds.word, view_text(view), str(card)]))  # whoever the players are
        case AskChances() | AskLearned() | AskOverplay() | AskTray() | AskWeighed():
            told = [question_text(question)]
        case _:
            told = [view_text(question.view)]
    return _hash("\n".join([make(), question.finds.word, "cut" if cut else "", *told]))


def _note(question: Kept, finding: Finding) -> Note:
    cut = isinstance(finding, Advice) and finding.cut
    return Note(question.finds.word, _key(question, cut), _spelled({**_asked(question), **finding_fields(finding)}))


def _said_note(question: Advise, advice: Advice) -> Note:
    text = _spelled({"asked": advise_fields(question), **finding_fields(advice)})
    return Note(SAID, _said_key(question.view, advice.action), text)


def _said_key(seen: View, action: Action) -> str:
    return _hash(f"{view_text(seen)}\n{action_text(action)}")


def _asked(question: Kept) -> dict[str, Any]:
    """Return what a reader is told of the question; nothing is read from it but what a player said."""
    match question:
        case Advise():
            return {"asked": advise_fields(question)}
        case Prove(chosen, advise):
            return {"asked": advise_fields(advise), "entry": chosen.at + 1}
        case Compare(_, player, way):
            return {"asked": {"player": player, "way": way}}
        case _:
            return {}


def _spelled(fields: dict[str, Any]) -> str:
    return json.dumps(fields, ensure_ascii=True, separators=(",", ":"))


def _fields(text: str) -> dict[str, Any]:
    try:
        fields = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return fields if isinstance(fields, dict) else {}


def _read(text: str) -> Finding | None:
    """Return the finding of a note; None if it is none that this program knows."""
    try:
        finding = finding_of(_fields(text))
    except DummyWhistError:
        return None
    return finding


def _read_said(text: str, seen: View, action: Action) -> Said | None:
    fields = _fields(text)
    advice = _read(text)
    asked = fields.get("asked")
    if not isinstance(advice, Advice) or advice.action != action or not isinstance(asked, dict):
        return None
    try:
        return Said(advise_of(asked, seen), advice)
    except DummyWhistError:
        return None
