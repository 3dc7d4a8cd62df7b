"""What stands on the score sheet? A page for each rubber and one for the whole session, every line explained."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dummywhist.engine.cards.deal_name import deal_name, deal_text
from dummywhist.engine.rules.counts import Count
from dummywhist.engine.rules.match import AtLeast, Deals, EachPartner, EachTakesDummy, FirstTo, KeepsDummy
from dummywhist.engine.session.tally import Rubber
from dummywhist.ui.panels.account import Account
from dummywhist.ui.panels.ledger_games import game_rows, score_rows
from dummywhist.ui.panels.ledger_rubber import value_rows
from dummywhist.ui.panels.rows import Page, Row
from dummywhist.ui.panels.settling import payment_rows, points_rows, rubber_payments, stake_words
from dummywhist.ui.panels.wording import Voice, capital, roman
from dummywhist.ui.tongues import Noun, mark, noun, tr


def voice_of(account: Account) -> Voice:
    """Return the voice that speaks of this session: in the game's words, a score being a side's or a player's."""
    return Voice(account.names, account.you, account.terms.mort, account.rules.auction is not None)


def pages(account: Account) -> tuple[Page, ...]:
    """Return the pages of the score sheet: the rubbers, and the whole session where it has more than one."""
    voice = voice_of(account)
    made = [_rubber_page(account, voice, rubber) for rubber in account.rubbers]
    if account.rubbers and account.rules.match.rubbers > 1:
        made.append(_whole_page(account, voice))
    return tuple(made)


def page_now(account: Account) -> int:
    """Return which page to open first: the last rubber of which anything is counted, or the whole when it is over."""
    if account.over:
        return len(pages(account)) - 1
    counted = [number for number, rubber in enumerate(account.rubbers) if any(game.deals for game in rubber.games)]
    return counted[-1] if counted else 0


def as_text(page: Page, numbers: Mapping[int, int] | None = None) -> str:
    """Return a page as plain text, figures in columns; at its foot what its deals are called, by their ordinals."""
    wide = max([len(row.what) for row in page.rows if row.kind != "band"] + [4])
    figures = [max(len(head), 6) for head in page.columns]

    def line(first: str, what: str, cells: Sequence[str]) -> str:
        padded = (cell.rjust(width) for cell, width in zip(cells, figures, strict=True))
        return f"{first:<5} {what:<{wide}}  {'  '.join(padded)}".rstrip()

    out = [page.name, page.subtitle, "", line("", "", page.columns)]
    for row in page.rows:
        if row.kind == "band":
            out += ["", f"{row.what} ({row.note})" if row.note else row.what]
        else:
            out.append(line(row.first, row.what, row.cells))
    deals = dict.fromkeys(row.why.deal for row in page.rows if row.why is not None and row.why.deal is not None)
    called = [deal_words(deal, numbers[deal]) for deal in deals if numbers and deal in numbers]
    return "\n".join([*out, *(["", *called] if called else []), *(["", page.note] if page.note else [])]) + "\n"


def deal_words(ordinal: int, number: int) -> str:
    """Say what the deal of a session (from 0) is called: its name, or its number."""
    words = mark("Deal {number}: {name}") if deal_name(number) else mark("Deal {number}: number {name}")
    return tr(words, number=ordinal + 1, name=deal_text(number))


def unit_of(account: Account) -> Noun:
    """Return what a session is made of: rubbers, games, or deals with each partner."""
    return noun("part") if isinstance(account.rules.match, EachPartner) else account.terms.unit


def unit_name(account: Account, rubber: Rubber) -> str:
    """Return what a page is called: "Rubber I", "Game" where only one is played."""
    unit = unit_of(account)
    if account.rules.match.rubbers > 1:
        return tr("{unit:^} {number}", unit=unit, number=roman(rubber.number))
    return capital(unit)


def _rubber_page(account: Account, voice: Voice, rubber: Rubber) -> Page:
    rows: list[Row] = []
    if isinstance(rubber.match.of, FirstTo):
        for number, game in enumerate(rubber.games, start=1):
            rows += game_rows(account, voice, rubber, number, game)
        rows += value_rows(account, voice, rubber)
    else:
        rows += score_rows(account, voice, rubber, rubber.games[-1])
    if rubber.value is not None and account.settles and account.has_stakes:
        rows.append(Row("band", "", tr("Settlement"), note=stake_words(rubber)))
        rows += rubber_payments(account, voice, rubber)
    return Page(
        name=unit_name(account, rubber),
        subtitle=_subtitle(account, voice, rubber),
        columns=tuple(voice.column(rubber, side) for side in rubber.columns),
        rows=tuple(rows),
        note=_foot(account, rubber),
    )


def _subtitle(account: Account, voice: Voice, rubber: Rubber) -> str:
    match, total = account.rules.match, account.rules.match.rubbers
    if isinstance(match, EachPartner):
        ours, theirs = (voice.side(rubber, side) for side in rubber.columns)
        return tr(
            "Part {number} of {total:words}. {ours} against {theirs}.",
            number=roman(rubber.number),
            total=total,
            ours=capital(ours),
            theirs=theirs,
        )
    if isinstance(match, EachTakesDummy | KeepsDummy):
        name = unit_name(account, rubber)
        of = (
            tr("{name} of {total:words}. ", name=name, total=total)
            if total > 1
            else tr("One {unit}. ", unit=unit_of(account))
        )
        who = voice.heading(rubber.owner)
        said = tr("{name} {name:are|is} Vivant." if voice.mort else "{name} {name:have|has} dummy.", name=who)
        out = [
            tr("{name} {name:sit|sits} out.", name=voice.heading(player))
            for player in account.players
            if player not in rubber.seats
        ]
        return " ".join([of + said, *out])
    return f"{_length(rubber)} {_opponents(voice, rubber)}"


def _opponents(voice: Voice, rubber: Rubber) -> str:
    if len(rubber.columns) > 2:
        return tr("Each for himself.")
    ours, theirs = (voice.side(rubber, side) for side in rubber.columns)
    return tr("{ours} against {theirs}.", ours=capital(ours), theirs=theirs)


def _length(rubber: Rubber) -> str:
    """Say how long the session is."""
    match rubber.match.of:
        case FirstTo(points) if rubber.match.games > 1:
            return tr("A rubber of games of {points:words} points.", points=points)
        case FirstTo(points):
            return tr("One game of {points:words} points.", points=points)
        case AtLeast(points):
            return tr("To {points} points.", points=points)
        case Deals(deals):
            return tr("{deals:number^} {deals:deal|deals}.", deals=deals)
    return tr("Until time is called.")


def _foot(account: Account, rubber: Rubber) -> str:
    unit = account.terms.unit
    if not rubber.over:
        if account.over:
            return tr("Broken off: this {unit} does not count.", unit=unit)
        if not account.has_stakes:
            return ""
        won = isinstance(rubber.match.of, FirstTo)
        return tr("Settlement when the {unit} is won." if won else "Settlement when the {unit} is over.", unit=unit)
    return "" if account.settles else tr("Broken off: nothing is settled.")


# ---- the session ----


def _whole_page(account: Account, voice: Voice) -> Page:
    unit = unit_of(account)
    name = tr("All {unit:pl}", unit=unit) if account.constant or unit.key == "part" else tr("Whole tournée")
    done = sum(rubber.over for rubber in account.rubbers)
    total = account.rules.match.rubbers
    subtitle = tr("{done:words^} of {total:words} {unit:pl} finished.", done=done, total=total, unit=unit)
    if account.abandoned:
        subtitle += tr(" Broken off.")
    kept = not isinstance(account.rules.match.of.of, FirstTo)
    what = tr("Points") if kept else tr("Rubber points") if unit.key == "rubber" else tr("Points of the games")
    twice = tr("Vivant wins or pays twice" if voice.mort else "The dummy player wins or pays twice")
    note = "" if kept or not isinstance(account.rules.count, Count) else twice
    rows = [Row("band", "", what, note=note)]
    rows += points_rows(account, voice)
    if account.has_stakes:
        rows.append(Row("band", "", tr("Payments"), note=stake_words(account.rubbers[-1])))
        rows += payment_rows(account, voice)
    note = "" if account.over else tr("As it stands; the account is settled at the end.")
    if not account.settles:
        note = tr("Broken off: nothing is settled.")
    heads = tuple(voice.heading(player) for player in account.players)
    return Page(name, subtitle, heads, tuple(rows), capital(unit), note)
