"""What do players do with the other pack, and which letters mark the hands? Seen at the table, no part of the play."""

from collections.abc import Mapping

from dummywhist.engine.cards.seat import Seat, left_of, opposite
from dummywhist.engine.deal.layout import Layout, Player
from dummywhist.engine.rules.parts import Customs
from dummywhist.engine.values import NamedTuple


class StillPack(NamedTuple):
    """The pack that is not dealt: it lies on the left of the hand ``deals_next``; ``maker`` has shuffled it."""

    deals_next: Seat
    maker: Player


def still_pack(customs: Customs, layout: Layout, dealer: Seat) -> StillPack | None:
    """Return where the still pack lies in a deal of ``dealer`` and who shuffled it; None where one pack is used.

    The dealer's partner shuffles it (CW-7), with two dummies the player who does not deal (DF-21). With one dummy its
    side has nobody free: the left neighbour of dummy's player does when the deal is dummy's, the pone when it is that
    player's own, as the French law has it (MO-35; the English page names nobody, ED-2).
    """
    if not customs.two_packs:
        return None
    holder, dummies = layout.holder, layout.dummies
    maker: Player | None
    if len(dummies) == 2:
        maker = next(player for player in layout.players if player != holder[dealer])
    elif dealer in dummies:
        maker = holder[left_of(opposite(dealer))]
    elif opposite(dealer) in dummies:
        maker = holder[left_of(dealer, 3)]
    else:
        maker = holder[opposite(dealer)]
    assert maker is not None
    return StillPack(layout.next_chair(dealer), maker)


def letters(customs: Customs, layout: Layout, dealer: Seat) -> Mapping[Seat, str]:
    """Return the whist letter of each hand that has one (CW-4, DF-11, MO-27, ED-6)."""
    found: dict[Seat, str] = {}
    seat = dealer
    for letter in customs.letters:
        seat = layout.next_chair(seat)
        if letter:
            found[seat] = letter
    return found
