"""What does a deck offer? Its deck.toml, read and checked: files, styles, backs, index boxes."""

from __future__ import annotations

import dataclasses
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import NoReturn

from dummywhist.engine.cards.card import ACE, JOKER_BIG, Card, is_joker, rank_of, suit_of
from dummywhist.engine.values import dataclass
from dummywhist.ui.art.assets import MissingDeck
from dummywhist.ui.tongues import tr

SCHEMA = 1
SUIT_NAMES = ("spades", "hearts", "diamonds", "clubs")


@dataclass(frozen=True, slots=True)
class Index:
    """The corner index of a card, in card widths: what a fanned card must show."""

    left: float
    top: float
    right: float
    bottom: float
    rank_height: float
    min_strip: float


@dataclass(frozen=True, slots=True)
class Style:
    """One way the faces are drawn: colours of the suits and size of the index."""

    id: str
    name: str
    folder: str
    index: Index
    colours: tuple[str, str, str, str]  # spades, hearts, diamonds, clubs
    letters: tuple[tuple[str, str], ...] = ()  # what is drawn for another letter in the index, and instead of what


@dataclass(frozen=True, slots=True)
class Back:
    """One back of the deck."""

    id: str
    name: str
    file: str
    symmetric: bool


@dataclasses.dataclass(frozen=True, eq=False)
class Printed:
    """A deck of the desktop: one SVG with an ``element`` for each card that it has, and one for its ``back`` or "".

    What it lacks is drawn as the deck of the house draws it.
    """

    content: bytes
    elements: Mapping[Card, str]
    back: str


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck on disk; ``printed`` if its pictures come from the desktop."""

    folder: Path
    id: str
    name: str
    width: float
    height: float
    corner: float  # radius of the corners, in card widths
    paper: str
    styles: Mapping[str, Style]
    backs: Mapping[str, Back]
    face_pattern: str
    suits: tuple[str, ...]  # as the files name them: spades, hearts, diamonds, clubs
    ranks: tuple[str, ...]  # ace first
    jokers: tuple[str, str]  # big, little
    letters: Mapping[tuple[str, str], tuple[tuple[str, str], ...]]  # by language and style
    printed: Printed | None = None

    @property
    def rho(self) -> float:
        """Height of a card by its width."""
        return self.height / self.width

    def style(self, *, four_colours: bool = False, jumbo: bool = False, letters: str = "en") -> Style:
        """The style for two switches of the preferences, with the letters of a language in the corners.

        The nearest one where the deck has no such style; its own letters where it knows none of the language.
        """
        wanted = ("four-colour" if four_colours else "two-colour") + ("-jumbo" if jumbo else "")
        style = self.styles.get(wanted) or next(iter(self.styles.values()))
        return replace(style, letters=self.letters.get((letters, style.id), ()))

    def face_file(self, card: Card, style: Style) -> Path:
        """The file of a face."""
        if is_joker(card):
            name = self.jokers[0 if card == JOKER_BIG else 1] + ".svg"
        else:
            rank = rank_of(card)
            place = 0 if rank == ACE else rank + 1
            name = self.face_pattern.format(suit=self.suits[suit_of(card)], rank=self.ranks[place])
        return self.folder / style.folder / name

    def back_file(self, back: Back) -> Path:
        """The file of a back."""
        return self.folder / back.file


def read_deck(folder: Path) -> Deck:
    """Read a deck; MissingDeck, with the reason in one sentence, if it cannot be used."""
    file = folder / "deck.toml"

    def bad(reason: str) -> NoReturn:
        raise MissingDeck(tr("The card pictures cannot be used: {reason} in {file}.", reason=reason, file=file.name))

    try:
        return _deck(folder, file.read_text(encoding="utf-8"))
    except OSError as error:
        raise MissingDeck(tr("The card pictures are missing: {file} cannot be read.", file=file.name)) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise MissingDeck(tr("The card pictures cannot be used: {file} is not well formed.", file=file.name)) from error
    except KeyError as error:
        bad(tr("“{key}” is wanting", key=error.args[0]))
    except (TypeError, ValueError, AttributeError, IndexError) as error:
        bad(tr("an entry is of the wrong kind ({error})", error=error))


def _deck(folder: Path, text: str) -> Deck:
    data = tomllib.loads(text)
    if data["schema"] != SCHEMA:
        raise ValueError(f"schema {data['schema']}")
    card, files = data["card"], data["files"]
    width, height = (float(n) for n in card["view_box"])
    if not (width > 0 and height > width):
        raise ValueError("view_box")
    indices: dict[str, Index] = {}
    for name, entry in data["index"].items():
        left, top, right, bottom = (float(n) / width for n in entry["box"])
        indices[name] = Index(left, top, right, bottom, entry["rank_height"] / width, float(entry["min_strip"]))
    styles: dict[str, Style] = {}
    for entry in data["styles"]:
        spades, hearts, diamonds, clubs = (str(entry["colours"][suit]) for suit in SUIT_NAMES)
        ink = (spades, hearts, diamonds, clubs)
        styles[entry["id"]] = Style(entry["id"], entry["name"], entry["folder"], indices[entry["index"]], ink)
    index_of = {entry["id"]: str(entry["index"]) for entry in data["styles"]}
    backs = {e["id"]: Back(e["id"], e["name"], e["file"], bool(e["symmetric"])) for e in data["backs"]}
    big, little = (str(name) for name in files["jokers"])
    suits, ranks = tuple(map(str, files["suits"])), tuple(map(str, files["ranks"]))
    if len(suits) != 4 or len(ranks) != 13 or not styles or not backs:
        raise ValueError("four suits, thirteen ranks, a style and a back are needed")
    if "{suit}" not in files["face"] or "{rank}" not in files["face"]:
        raise ValueError("face")
    return Deck(
        folder, data["id"], data["name"], width, height, float(card["corner_radius"]) / width, card["paper"],
        styles, backs, files["face"], suits, ranks, (big, little), _letters(folder, index_of),
    )  # fmt: skip


def _letters(folder: Path, index_of: Mapping[str, str]) -> dict[tuple[str, str], tuple[tuple[str, str], ...]]:
    """Return what is drawn for other letters in the index, by language and style; none where the deck has none."""
    file = folder / "letters.toml"
    if not file.exists():
        return {}
    drawn = tomllib.loads(file.read_text(encoding="utf-8"))
    return {
        (language, style): tuple((str(own), str(other)) for own, other in of_index[index])
        for language, of_index in drawn.items()
        for style, index in index_of.items()
    }
