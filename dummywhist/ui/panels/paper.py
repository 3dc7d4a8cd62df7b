"""What is printed? The score sheet, the record of a deal, the rules of this table: each as simple HTML.

Lengths are points of the paper. Everything is black on white; hearts and diamonds are hollow.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from html import escape
from types import MappingProxyType
from typing import Final

from dummywhist.engine.cards.card import Card, is_joker
from dummywhist.engine.cards.hand import Hand, cards_in, of_suit
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.rules.declare import Setting, complete
from dummywhist.engine.rules.games.game import Game
from dummywhist.engine.values import NamedTuple
from dummywhist.ui.panels.account import Account
from dummywhist.ui.panels.ledger import pages
from dummywhist.ui.panels.record_lines import (
    SUITS_SHOWN,
    TrickRow,
    called,
    card_text,
    columns,
    dealt_hands,
    headline,
    seat_names,
    trick_rows,
)
from dummywhist.ui.panels.rows import Page
from dummywhist.ui.panels.rules_state import groups
from dummywhist.ui.tongues import rule_text, tr

PIP: Final = 7.5
GROUND: Final = "#E6E6E6"
LINE: Final = "#9A9A9A"
NOTHING: Final[Mapping[tuple[int, int], str]] = MappingProxyType({})


class Paper(NamedTuple):
    """Something to print: its ``title``, which names a file too; its body as HTML, "" where there is nothing yet.

    ``cards``: what is cut apart, each as HTML, in place of a body that flows over pages; ``grid``: how many lie side by
    side on a page, and how many below one another; ``largest``: how many times larger than usual a card may be set.
    ``folded``: each is folded along its middle, and has two halves in ``cards``, the upper and the lower.
    """

    title: str
    body: str
    cards: tuple[str, ...] = ()
    grid: tuple[int, int] = (2, 2)
    largest: float = 1.0
    folded: bool = False


def score_paper(account: Account, game: str) -> Paper:
    """Return the whole score sheet of a session, a table for each of its pages."""
    title = tr("Score sheet")
    made = [_score_page(page, first=not number) for number, page in enumerate(pages(account))]
    names = ", ".join(str(account.names[player]) for player in account.players)
    return Paper(title, head_of(title, f"{game}. {names}.") + "".join(made) if made else "")


def _score_page(page: Page, *, first: bool) -> str:
    heads = (page.first or tr("Deal"), tr("What counted"), *page.columns)
    lines = [_row("th", heads)]
    for row in page.rows:
        if row.kind == "band":
            words = f"<b>{escape(row.what)}</b>" + (f" &nbsp; {escape(row.note)}" if row.note else "")
            lines.append(f'<tr><td colspan="{len(heads)}" class="band">{words}</td></tr>')
        else:
            cells = (row.first, row.what, *row.cells)
            lines.append(_row("td", cells, bold=row.kind == "sum"))
    note = f"<p>{escape(page.note)}</p>" if page.note else ""
    begin = "<h2>" if first else '<h2 style="page-break-before: always">'
    head = f"{begin}{escape(page.name)}</h2><p>{escape(page.subtitle)}</p>"
    return f'{head}<table width="100%" cellspacing="0" cellpadding="3">{"".join(lines)}</table>{note}'


def _row(kind: str, cells: Sequence[str], *, bold: bool = False) -> str:
    """A line of a table: the first cell narrow, the second wide, the others figures at the right."""
    out = []
    for place, cell in enumerate(cells):
        words = f"<b>{escape(cell)}</b>" if bold else escape(cell)
        width = ' width="9%"' if place == 0 else f' width="{91 - 14 * (len(cells) - 2)}%"' if place == 1 else ""
        side = ' align="right"' if place > 1 else ' align="left"'
        out.append(f"<{kind}{width}{side}>{words}</{kind}>")
    return f"<tr>{''.join(out)}</tr>"


def deal_paper(
    view: View, names: Mapping[Player, str], you: Player | None, *, game: str, number: int | None = None
) -> Paper:
    """Return the record of a counted deal: the hands as dealt, the tricks, and how they stand at the end."""
    title = tr("Deal {number}", number=view.ordinal + 1)
    dealt = dealt_hands(view, names, you)
    hands = around(dealt) if len(dealt) == 4 else _in_a_row(dealt)
    story = escape(headline(view, names, you))
    if number is not None:
        story += f"<br>{escape(called(number))}"
    tricks = _tricks(view, seat_names(view, names, you))
    body = f"{head_of(title, game + '.')}<p>{story}</p>{hands}<h2>{escape(tr('Tricks'))}</h2>{tricks}"
    return Paper(title, body + f"<p>{escape(tr('Underlined: led. On a ground: won.'))}</p>")


def around(hands: Sequence[tuple[str, Hand]]) -> str:
    """Four hands as they lie at the table: left, opposite, right, the own hand below."""
    left, top, right, bottom = (_hand(title, hand) for title, hand in hands)
    empty = '<td width="33%"></td>'
    rows = (
        f'{empty}<td width="34%">{top}</td>{empty}',
        f"<td>{left}</td><td></td><td>{right}</td>",
        f"{empty}<td>{bottom}</td>{empty}",
    )
    return f'<table width="100%" cellpadding="4">{"".join(f"<tr>{row}</tr>" for row in rows)}</table>'


def _in_a_row(hands: Sequence[tuple[str, Hand]]) -> str:
    cells = "".join(f"<td>{_hand(title, hand)}</td>" for title, hand in hands)
    return f'<table width="100%" cellpadding="4"><tr>{cells}</tr></table>'


def _hand(title: str, hand: Hand) -> str:
    lines = [f"<b>{escape(title)}</b>"]
    for suit in SUITS_SHOWN:
        ranks = [card_text(card) for card in reversed(list(cards_in(of_suit(hand, suit))))]
        lines.append(f"{_pip(suit)}&nbsp;&nbsp;{'&nbsp;'.join(map(escape, ranks)) or '–'}")
    jokers = [card_text(card) for card in cards_in(hand) if is_joker(card)]
    if jokers:
        lines.append(f"{escape(tr('Jokers'))} {escape(', '.join(jokers))}")
    return "<br>".join(lines)


def _pip(suit: int) -> str:
    return f'<img src="pip:{suit}" width="{PIP}" height="{PIP}">'


def _tricks(view: View, names: Mapping[Seat, str]) -> str:
    seats = columns(view)
    heads = "".join(f'<th align="left">{escape(names[seat])}</th>' for seat in seats)
    lines = [f'<tr><th width="7%" align="left"></th>{heads}</tr>']
    for row in trick_rows(view):
        cells = "".join(_played(row, seat) for seat in seats)
        lines.append(f"<tr><td>{row.number}</td>{cells}</tr>")
    return f'<table width="100%" cellspacing="0" cellpadding="2">{"".join(lines)}</table>'


def _played(row: TrickRow, seat: Seat) -> str:
    card: Card | None = row.cards[seat]
    if card is None:
        return "<td></td>"
    words = escape(card_text(card)) if is_joker(card) else f"{_pip(card // 13)}&nbsp;{escape(card_text(card))}"
    if row.leader == seat:
        words = f"<u>{words}</u>"
    ground = f' bgcolor="{GROUND}"' if row.winner == seat else ""
    return f"<td{ground}>{words}</td>"


def rules_paper(game: Game, wanted: Mapping[str, Setting]) -> Paper:
    """Return the rules that are played by, group by group, with what differs from the game's own rules marked."""
    now, usual = complete(game.toggles, wanted), complete(game.toggles, {})
    title = tr("Rules of this table")
    out = [head_of(title, rule_text(game.name) + ".")]
    for group, toggles in groups(game.toggles).items():
        lines = []
        for toggle in toggles:
            if toggle.text_only:
                continue
            value = escape(toggle.label_of(now[toggle.key]))
            changed = now[toggle.key] != usual[toggle.key]
            said = f"<b>{value}</b> ({escape(tr('changed'))})" if changed else value
            words = f"<b>{escape(toggle.label)}</b><br>{escape(toggle.help)}"
            laws = escape(", ".join(toggle.ids)).replace("-", "\N{NON-BREAKING HYPHEN}")
            lines.append(f'<tr><td width="58%">{words}</td><td width="26%">{said}</td><td>{laws}</td></tr>')
        if lines:
            table = f'<table width="100%" cellspacing="0" cellpadding="3">{"".join(lines)}</table>'
            out.append(f"<h2>{escape(group)}</h2>{table}")
    return Paper(title, "".join(out))


def table_of(
    heads: Sequence[str], rows: Sequence[Sequence[str]], struck: Mapping[tuple[int, int], str] = NOTHING, *, wide: int,
    figures: Collection[int] = (),
) -> str:  # fmt: skip
    """Return a table whose column ``wide`` has words at the left, figures at the right elsewhere.

    With -1 for it all stand at the left but ``figures``. ``struck``: what is struck out before the words of a cell, by
    row and column.
    """

    def cell(kind: str, place: int, words: str, gone: str = "") -> str:
        left = place not in figures if wide < 0 else place in (0, wide)
        side = "left" if left else "right"
        width = ' width="55%"' if place == wide else ' width="9%"' if 0 <= place < wide else ""
        style = ' class="open"' if kind == "td" else ""
        before = f"<s>{escape(gone)}</s> " if gone else ""
        return f'<{kind} align="{side}"{width}{style}>{before}{escape(words)}</{kind}>'

    lines = ["".join(cell("th", place, words) for place, words in enumerate(heads))]
    lines += [
        "".join(cell("td", place, words, struck.get((at, place), "")) for place, words in enumerate(row))
        for at, row in enumerate(rows)
    ]
    made = "".join(f"<tr>{line}</tr>" for line in lines)
    return f'<table width="100%" cellspacing="0" cellpadding="3">{made}</table>'


def page_of(title: str, body: str) -> str:
    """Return a page for a browser, whole in itself and without a script."""
    return (
        f'<!DOCTYPE html>\n<html><head><meta charset="utf-8"><title>{escape(title)}</title>\n'
        "<style>body { font-family: sans-serif; max-width: 50em; margin: 2em auto; } td, th { padding: 2px 8px; }"
        " table { border-collapse: collapse; } th { border-bottom: 1px solid #000; }</style></head>\n"
        f"<body>{body}</body></html>\n"
    )


def head_of(title: str, subtitle: str) -> str:
    """Return the head of a paper."""
    return f"<h1>{escape(title)}</h1><p>{escape(subtitle)}</p>"
