"""What is said where one table plays its trays twice? What is entered, which tray it was, who is ahead."""

from collections.abc import Iterable, Mapping

from dummywhist.engine.cards.again import SAME, Suits
from dummywhist.engine.cards.card import SUITS, Suit
from dummywhist.engine.deal.layout import By, Player
from dummywhist.engine.duplicate.result import EW
from dummywhist.engine.duplicate.twice import Individual, PlayedTwice, Twice, each_twice, twice
from dummywhist.engine.rules.match import EachPartner
from dummywhist.engine.rules.parts import Rules
from dummywhist.engine.seats.standing import Standing
from dummywhist.engine.session.tally import Rubber
from dummywhist.ui.tongues import capital, tr
from dummywhist.ui.words.other_room import signed_whole


def trays_of(rules: Rules) -> int:
    """Return how many trays are played twice; none where each is played once."""
    return 0 if rules.dealing.again is None else rules.dealing.again.trays


def entered(standing: Standing) -> Twice:
    """Return what is entered of the trays both of whose plays are counted."""
    return twice(trays_of(standing.rules), standing.overplayed, list(_east_west(standing.all_rubbers)))


def by_individuals(rules: Rules) -> bool:
    """Whether four play trays twice, each for himself (DW-MNE-4)."""
    return bool(trays_of(rules)) and isinstance(rules.match, EachPartner)


def individuals(standing: Standing) -> tuple[Individual, ...]:
    """Return who stands where, over the trays both of whose plays are counted."""
    deals = [
        [(rubber.players_of(side), tricks) for side, tricks in deal.result.tricks]
        for rubber in standing.all_rubbers
        for game in rubber.games
        for deal in game.deals
    ]
    return each_twice(trays_of(standing.rules), deals)


def first_plays(standing: Standing) -> tuple[int, ...]:
    """Return the tricks of East and West in the first play, tray by tray, as far as it is counted."""
    return tuple(_east_west(standing.all_rubbers))[: trays_of(standing.rules)]


def _east_west(rubbers: Iterable[Rubber]) -> Iterable[int]:
    for rubber in rubbers:
        for game in rubber.games:
            for deal in game.deals:
                yield sum(tricks for side, tricks in deal.result.tricks if side == EW)


def suits_words(suits: Suits) -> str:
    """Return what each suit of the second play was in the first, nothing where none was changed (DW-MNE-6)."""
    told = (
        tr("{suit:suits} were {other:suits}", suit=suits[suit], other=suit)
        for suit in map(Suit, SUITS)
        if suits[suit] != suit
    )
    words = ", ".join(told)
    return f"{capital(words)}." if words else ""


def lines_of(
    standing: Standing, ordinal: int, ours: str, theirs: str, north: bool, called: Mapping[Player, str]
) -> tuple[str, ...]:
    """Return what is said of the counted deal ``ordinal``, from 0; ``north``: ours is the pair North and South.

    ``called``: the names of the players.
    """
    trays, made = trays_of(standing.rules), entered(standing)
    lines: list[str] = []
    if ordinal < trays:
        tricks = first_plays(standing)[ordinal]
        lines.append(tr("Entered for East and West: {n:number} {n:trick|tricks}.", n=tricks))
    else:
        tray = next(tray for tray in made.trays if tray.deal == ordinal + 1)
        lines.append(
            tr("This was tray {tray}. Its East and West made {first} first, {again} now.",
               tray=tray.tray, first=tray.first, again=tray.again)
        )  # fmt: skip
        if tray.suits != SAME:
            lines.append(suits_words(tray.suits))
    if made.trays:
        each = by_individuals(standing.rules)
        lines.append(order_words(standing, called) if each else stands_words(made, ours, theirs, north=north))
    return tuple(lines)


def order_words(standing: Standing, called: Mapping[Player, str]) -> str:
    """Return how each who plays for himself stands, the first first."""
    order = individuals(standing)
    told = (f"{called[Player(By(one.player))]} {signed_whole(one.plus)}" for one in order)
    return tr("With the same cards: {told}.", told=", ".join(told))


def stands_words(made: Twice, ours: str, theirs: str, *, north: bool) -> str:
    """Return who is ahead by how many tricks, with the same cards (DW-MNE-3)."""
    ahead = made.difference if north else -made.difference
    if not ahead:
        return tr("With the same cards both pairs made the same.")
    return tr(
        "{pair}: {n:number} {n:trick|tricks} more with the same cards.",
        pair=capital(ours if ahead > 0 else theirs), n=abs(ahead),
    )  # fmt: skip


def difference_of(tray: PlayedTwice, *, north: bool) -> int:
    """Return by how many tricks our pair made more of the tray's East and West."""
    return tray.difference if north else -tray.difference
