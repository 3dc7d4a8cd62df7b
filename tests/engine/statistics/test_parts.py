"""Who loses by a claim, and of which kind was a card?"""

import pytest

from dummywhist.engine.deal.actions.claims import ACCEPT, Claim
from dummywhist.engine.deal.layout import By, Player, side_of
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.statistics import parts
from dummywhist.engine.statistics.averages import dealt
from dummywhist.engine.statistics.kinds import KINDS, kind_of
from dummywhist.engine.statistics.roles import FOUR_HANDS, LEFT, RIGHT, WITH_DUMMY, role_of
from dummywhist.engine.study.open_hands import decisions
from dummywhist.engine.study.split import Split
from tests.engine.statistics.making import GOLDEN, logs

CLASSIC = dealt(game_of("classic-whist").rules({}), 1).layout


def of(claimed: int, by: str, admitted: str = "") -> parts.Part:
    """Return the part of player A where ``by`` claimed, which brought so much to the side of A."""
    split = Split(7, -1.0, -0.5, 0.75, 0.25, claimed, 7 - 1 + claimed)
    entries = [(By(by), Claim(3)), *((By(one), ACCEPT) for one in admitted)]
    found = parts._part(Player(By("A")), [], split, entries, CLASSIC)
    assert found.held is not None and found.own is not None and found.partner is not None
    assert found.gifts is not None and found.lay is not None
    assert 7 + found.own + found.partner + found.gifts + found.lay == pytest.approx(split.sum)
    return found


def test_a_claim_is_a_loss_of_who_made_or_admitted_it_and_else_a_gift() -> None:
    mates = [player for player in CLASSIC.players if side_of(CLASSIC, player) == side_of(CLASSIC, Player(By("A")))]
    partner = next(str(player) for player in mates if player != "A")
    other = next(str(player) for player in CLASSIC.players if player not in mates)
    assert of(2, other).gifts == 2.75 and of(2, other).lost == 0
    assert (of(-2, "A").own, of(-2, "A").lost, of(-2, "A").partner) == (-3.0, 2.0, -0.5)
    assert (of(-2, partner).own, of(-2, partner).lost, of(-2, partner).partner) == (-1.0, 0.0, -2.5)
    assert of(-2, other, "A" + partner).own == -3.0
    assert of(-2, other, partner).partner == -2.5
    assert of(0, "A").own == -1.0


def test_every_card_of_a_deal_has_its_kind() -> None:
    """Counted by hand from the rules: the leads, and who follows where."""
    for log in logs(GOLDEN / "classic-whist" / "default.dwr")[:2]:
        found = list(decisions(log))
        kinds = [kind_of(one) for one in found]
        assert set(kinds) <= set(KINDS) and kinds[0] == "opening_lead" and kinds.count("opening_lead") == 1
        for one, kind in zip(found, kinds, strict=True):
            trick, trump = one.view.trick, one.view.trump
            suit = one.card // 13
            if not trick:
                if one.view.played:
                    assert kind == ("trump_lead" if suit == trump else "lead")
            elif suit == trick[0] // 13:
                assert kind == ("second_hand", "third_hand", "last_hand")[len(trick) - 1]
            else:
                held = any(one.legal >> 13 * int(trump or 0) + rank & 1 for rank in range(13))
                assert kind == ("trumping" if held else "discard")
        assert {"second_hand", "third_hand", "last_hand", "trumping", "discard"} <= set(kinds)


def test_roles_are_told_by_the_place_beside_dummy() -> None:
    layout = dealt(game_of("english-dummy").rules({}), 1).layout
    (dummy,) = layout.dummies
    roles = {role_of(layout, player): player for player in layout.players}
    assert set(roles) == {WITH_DUMMY, LEFT, RIGHT}
    assert layout.own_seat(roles[LEFT]) == layout.next_chair(dummy)
    assert layout.holder[dummy] == roles[WITH_DUMMY]
    assert {role_of(CLASSIC, player) for player in CLASSIC.players} == {FOUR_HANDS}
    mort = dealt(game_of("mort-4").rules({}), 1).layout
    assert sorted(role_of(mort, player) for player in mort.players).count(WITH_DUMMY) in (1, 2)
