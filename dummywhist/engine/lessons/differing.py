"""How does a game differ, for somebody who knows whist? A few steps for each game, with the numbers of its rules."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from dummywhist.engine.cards.card import rank_of
from dummywhist.engine.cards.seat import SEATS
from dummywhist.engine.errors import DummyWhistError, Unreadable
from dummywhist.engine.lessons.facts import card_named, lone_numbers, markers, words_of
from dummywhist.engine.lessons.lesson import MOST_WORDS
from dummywhist.engine.rules.counts import BidCount, ContractCount, Count, TargetCount, TrickCount
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.rules.match import AtLeast, BestOf, Deals, EachTakesDummy
from dummywhist.engine.values import NamedTuple, dataclass

FOLDER: Final = Path(__file__).parent / "differs"
ORDER: Final = (
    "english-dummy", "double-dummy", "mort", "bid-dummy", "classic-whist", "single-dummy-bridge", "humbug", "thirteen",
    "three-handed", "duplicate",
)  # fmt: skip
"""The pages in the order in which they are listed."""
HEAD: Final[Mapping[str, type]] = {"id": str, "title": str, "games": list, "rules_of": str, "step": list}
STEP: Final[Mapping[str, type]] = {"title": str, "say": str, "word": str, "rules": list}
STEPS: Final = range(5, 9)


class Told(NamedTuple):
    """A step: what is told, a ``word`` that is explained, and the ids of the ``rules`` that say so; advice has none."""

    title: str
    say: str
    rules: tuple[str, ...]
    word: str = ""

    def texts(self) -> Mapping[str, str]:
        """Return the sentences of the step that are not empty, each by its name."""
        found = {"title": self.title, "say": self.say, "word": self.word}
        return {key: text for key, text in found.items() if text}


@dataclass(frozen=True, slots=True)
class Differing:
    """What is different: the ids of the ``games`` to which it is offered, the game whose rules give the numbers."""

    id: str
    title: str
    games: tuple[str, ...]
    rules_of: str
    steps: tuple[Told, ...]


class Read(NamedTuple):
    """The pages that could be read, and by file name why the others could not."""

    pages: tuple[Differing, ...]
    left_out: tuple[tuple[str, DummyWhistError], ...]


def differing(folder: Path = FOLDER, order: tuple[str, ...] = ORDER) -> Read:
    """Read the pages in ``folder``, in their ``order``; one that is broken is left out, and why is told."""
    found: list[Differing] = []
    left_out: list[tuple[str, DummyWhistError]] = []
    for name in order:
        try:
            found.append(read_differing((folder / f"{name}.toml").read_text(encoding="utf-8")))
        except FileNotFoundError:
            left_out.append((f"{name}.toml", Unreadable("lesson.no_file")))
        except UnicodeDecodeError:
            left_out.append((f"{name}.toml", Unreadable("unreadable.encoding")))
        except DummyWhistError as error:
            left_out.append((f"{name}.toml", error))
    return Read(tuple(found), tuple(left_out))


def read_differing(text: str) -> Differing:
    """Read one page; Unreadable for what is none."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Unreadable("lesson.toml", why=str(error)) from None
    _table(data, HEAD, ("id", "title", "rules_of", "step"))
    games = _strings(data.get("games", []), "games")
    for game in (*games, data["rules_of"]):
        game_of(game)
    steps = []
    for one in data["step"]:
        if not isinstance(one, dict):
            raise Unreadable("lesson.value", key="step")
        _table(one, STEP, ("title", "say"))
        steps.append(Told(one["title"], one["say"], _strings(one.get("rules", []), "rules"), one.get("word", "")))
    return Differing(data["id"], data["title"], games, data["rules_of"], tuple(steps))


def _table(data: Mapping[str, Any], kinds: Mapping[str, type], needed: tuple[str, ...]) -> None:
    for key, value in data.items():
        if key not in kinds:
            raise Unreadable("lesson.unknown", key=key)
        if type(value) is not kinds[key]:
            raise Unreadable("lesson.value", key=key)
    for key in needed:
        if not data.get(key):
            raise Unreadable("lesson.lacks", key=key)


def _strings(value: list[Any], key: str) -> tuple[str, ...]:
    if not all(isinstance(item, str) for item in value):
        raise Unreadable("lesson.value", key=key)
    return tuple(value)


def rule_numbers(game: str) -> dict[str, int]:
    """Return what each marker of a number is by the rules of a game as it is first offered.

    ``packet`` cards of a hand, ``chairs`` hands that are dealt, ``players``, ``dummies``; of the count ``book``,
    ``game`` points, ``honours`` points for three and ``honours_all`` for four, ``slam``, ``consolation``, ``boston``
    (times), ``target_dummy`` and ``target`` tricks; of the match ``rubbers``, ``games``, ``bonus``, ``points``,
    ``deals``. What a game has not has no marker.
    """
    rules = game_of(game).rules({})
    found = {"packet": rules.dealing.cards, "chairs": len(SEATS), "players": rules.seats.players}
    found["dummies"] = len(rules.seats.dummies)
    match rules.count:
        case Count() as count:
            found |= {"book": count.book, "game": count.game}
            if count.honours is not None:
                found |= {"honours": count.honours.three, "honours_all": count.honours.four}
            if count.slam is not None:
                found |= {"slam": count.slam, "consolation": count.consolation}
        case BidCount() as count:
            found |= {"book": count.book, "boston": count.boston}
        case ContractCount() | TrickCount() as count:
            found["book"] = count.book
        case TargetCount() as count:
            found |= {"target_dummy": count.dummy, "target": count.others}
    if isinstance(rules.match, EachTakesDummy):
        found["rubbers"] = rules.match.rubbers
    of = rules.match.of
    if isinstance(of, BestOf):
        found |= {"games": of.games, "bonus": of.bonus}
        if isinstance(of.of, AtLeast):
            found["points"] = of.of.points
        if isinstance(of.of, Deals):
            found["deals"] = of.of.deals
    return found


def values_in(page: Differing, text: str) -> dict[str, int]:
    """Return what the markers of a sentence are; KeyError for one that nothing fills."""
    known, found = rule_numbers(page.rules_of), {}
    for marker in markers(text):
        card = card_named(marker)
        found[marker] = known[marker] if card is None else rank_of(card)
    return found


def page_faults(page: Differing) -> list[str]:
    """Return what is wrong in a page that could be read: its length, numbers and ranks that no marker gives."""
    found = [] if len(page.steps) in STEPS else [f"{len(page.steps)} steps; there are {STEPS[0]} to {STEPS[-1]}."]
    for number, step in enumerate(page.steps, 1):
        for name, text in step.texts().items():
            at = f"step {number}: {name}: "
            if words_of(text) > MOST_WORDS:
                found.append(f"{at}{words_of(text)} words; the most are {MOST_WORDS}.")
            found += [f"{at}“{word}” stands by itself and not in a marker." for word in lone_numbers(text)]
            try:
                values_in(page, text)
            except KeyError as error:
                found.append(f"{at}nothing fills “{error.args[0]}”.")
    return found
