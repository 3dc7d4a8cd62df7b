"""Draw the Clubroom deck: fifty-two cards, two jokers and two backs as plain SVG.

    python -m tools.deck.generate --out assets/cards [--scheme two-colour|four-colour] [--index standard|jumbo]

Without ``--scheme`` or ``--index`` every combination is written.  The unit is 0.1 mm and a card
is 63 x 88 mm.  Only paths, circles, rectangles and groups with transforms are used: no fonts,
filters, clips, gradients or style sheets, so that every SVG renderer draws the same picture.
The output depends on nothing but this file and the package ``deckart`` beside it.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from tools.deck.deckart.cards import ACES, jumbo_face, number_face
from tools.deck.deckart.cast import COURTS
from tools.deck.deckart.courts import court_panel
from tools.deck.deckart.drawing import CX, CY, RANKS, SCHEMES, SUITS, card, double_ended, group, num
from tools.deck.deckart.extras import back, joker
from tools.deck.deckart.lettering import INDEX_STYLES, corner_index


def face(suit: str, rank: str, scheme: str, index: str) -> str:
    """One of the fifty-two faces as an SVG document."""
    colour, jumbo = SCHEMES[scheme][suit], index == "jumbo"
    corners = double_ended(corner_index(rank, suit, colour, INDEX_STYLES[index]))
    if (suit, rank) in COURTS:
        scale = " scale(.75)" if jumbo else ""
        art = group(f"translate({num(CX)},{num(CY)}){scale}", court_panel(rank, suit, scheme))
    elif rank == "A":
        shrink = f"translate({num(CX)},{num(CY)}) scale(.84) translate({num(-CX)},{num(-CY)})"
        art = group(shrink, ACES[suit](colour)) if jumbo else ACES[suit](colour)
    elif jumbo:
        art = jumbo_face(suit, colour)
    else:
        art = number_face(rank, suit, colour)
    return card(art, corners)


def write_faces(folder: Path, scheme: str, index: str) -> None:
    """Write the fifty-two faces and the two jokers of one style."""
    folder.mkdir(parents=True, exist_ok=True)
    for suit in SUITS:
        for rank in RANKS:
            document = face(suit, rank, scheme, index)
            (folder / f"{suit}-{rank}.svg").write_text(document, encoding="utf-8", newline="\n")
    for kind in ("big", "little"):
        document = card(joker(kind, index))
        (folder / f"joker-{kind}.svg").write_text(document, encoding="utf-8", newline="\n")


def write_backs(folder: Path) -> None:
    """Write the two backs, which all styles share."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("blue", "red"):
        (folder / f"back-{name}.svg").write_text(back(name), encoding="utf-8", newline="\n")


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line and write the chosen styles."""
    parser = argparse.ArgumentParser(description="Write the Clubroom deck as SVG files.")
    parser.add_argument("--out", type=Path, required=True, help="folder to write into")
    parser.add_argument("--scheme", choices=tuple(SCHEMES), help="only this colour scheme")
    parser.add_argument("--index", choices=tuple(INDEX_STYLES), help="only this index size")
    options = parser.parse_args(arguments)
    for scheme in [options.scheme] if options.scheme else SCHEMES:
        for index in [options.index] if options.index else INDEX_STYLES:
            name = scheme if index == "standard" else f"{scheme}-jumbo"
            write_faces(options.out / name, scheme, index)
    write_backs(options.out / "backs")


if __name__ == "__main__":
    main()
