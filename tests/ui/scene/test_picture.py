"""What is drawn of a view: words, places, what may be played, and nothing that the viewer may not see."""

from dataclasses import replace

import pytest

from dummywhist.engine.cards.card import Card, rank_of, suit_of
from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.cards.seat import EAST, NORTH, SEATS, SOUTH, WEST
from dummywhist.engine.deal.actions.play import Play
from dummywhist.engine.deal.layout import PLAYERS, Side
from dummywhist.engine.knowledge.view import Cards, view
from dummywhist.engine.messages import RANK_WORDS
from dummywhist.ui.scene.layout import layout
from dummywhist.ui.scene.layout.types import Backs, ClosedPacket, OpenHand, OwnHand
from dummywhist.ui.scene.lying import played_from
from dummywhist.ui.scene.parts import Choice, Curtain, Looks, Prompt
from dummywhist.ui.scene.picture import compose
from dummywhist.ui.scene.slots import contents
from dummywhist.ui.tongues import dummy, grammar, speak, you
from tools.scene_gallery import Game, at_trick, company, reach

pytestmark = pytest.mark.slow

A, B, C = PLAYERS[:3]


def seen_cards(picture):
    """Every card whose face is in the picture."""
    return {card for card in contents(picture.facts).values() if card is not None}


def anywhere(game: Game, steps: int):
    """Go on from one deal to the next for so many steps, giving each moment with a deal on the table."""
    for _ in range(steps):
        if game.session.stage != "over":
            game.step()
        if game.session.deal is not None:
            yield game


@pytest.mark.parametrize("settings", [{}, {"dummy_shown": "after_lead"}, {"trump": "rotate_with_no_trump"}])
def test_a_picture_shows_what_its_viewer_may_see_and_nothing_else(settings):
    for game in anywhere(Game(3, settings), 260):
        deal = game.session.deal
        for player in (A, B, C, None):
            view = game.seen(player)
            picture = compose(view, company(game, player))
            shown = seen_cards(picture)
            allowed = set(view.trick)
            for seat in SEATS:
                if isinstance(view.hands[seat], Cards):
                    allowed |= set(cards_in(view.hands[seat].hand))
            if view.turned is not None:
                allowed.add(view.turned)
            assert shown <= allowed
            # Everything that is dealt lies somewhere: faces, backs, and four cards in each quitted trick.
            lying = contents(picture.facts)
            packets = sum(slot[0] == "packet" for slot in lying)
            assert len(lying) - packets + 4 * packets == sum(hand.bit_count() for hand in deal.dealt)


def test_every_slot_of_the_layout_has_contents_and_the_other_way_round():
    for game in anywhere(Game(6), 250):
        for player in (A, B, C, None):
            picture = compose(game.seen(player), company(game, player))
            assert set(layout(picture.facts).cards) == set(contents(picture.facts))


def test_playable_and_dimmed_are_the_hand_on_turn():
    for game in anywhere(Game(9), 250):
        view = game.seen(A)
        picture = compose(view, company(game, A))
        options = {action.card for action in view.options if isinstance(action, Play)}
        assert picture.playable == options
        if options:
            hand = set(cards_in(view.cards_at(view.to_play)))
            assert picture.playable | picture.dimmed == hand
            assert picture.seats[picture.acting] == view.to_play
            assert not picture.dimmed or all(suit_of(card) == suit_of(view.trick[0]) for card in options)
        else:
            assert picture.acting is None and not picture.dimmed


def test_seats_go_clockwise_from_the_bottom():
    game = reach(lambda s: at_trick(s, 0, 0), 1)
    assert compose(game.seen(A), company(game, A)).seats == {
        "bottom": SOUTH, "left": WEST, "top": NORTH, "right": EAST,
    }  # fmt: skip
    assert compose(game.seen(B), company(game, B)).seats["bottom"] == game.session.deal.setup.layout.own_seat(B)
    stays = compose(game.seen(B), replace(company(game, B), bottom=A))
    assert stays.seats["bottom"] == SOUTH
    assert isinstance(stays.facts.bottom, Backs), "whoever sits at the bottom, only the viewer's hand is open"


def test_dummy_lies_opposite_in_columns_or_at_the_side():
    game = reach(lambda s: at_trick(s, 0, 0), 1)
    assert isinstance(compose(game.seen(A), company(game, A)).facts.top, OpenHand)
    sides = {compose(game.seen(p), company(game, p)).facts for p in (B, C)}
    assert {type(facts.left) for facts in sides} == {OpenHand, Backs}
    assert all(facts.zone is None for facts in sides)


def test_dummys_turn_up_lies_across_until_it_is_played():
    game = reach(lambda s: at_trick(s, 0, 0) and s.deal.setup.dealer == NORTH, 1)
    turned = game.session.deal.turned
    while True:
        picture = compose(game.seen(A), company(game, A))
        played = turned in played_from(game.seen(A), NORTH)
        assert picture.facts.top.lying == turned, "it keeps its place among the gone"
        assert (turned in picture.facts.top.gone) == played
        assert (picture.turned == turned) is not played
        if played:
            break
        game.step()


def test_a_living_dealers_turn_up_lies_before_him_until_taken_up():
    game = reach(lambda s: at_trick(s, 0, 0) and s.deal.setup.dealer == WEST, 1)
    picture = compose(game.seen(A), company(game, A))
    assert picture.facts.turn_up == ("left", game.session.deal.turned)
    assert picture.facts.left == Backs(12)
    while game.session.deal.lies:
        game.step()
    assert compose(game.seen(A), company(game, A)).facts.turn_up is None


def test_dummy_is_a_closed_packet_until_it_is_shown():
    game = reach(lambda s: at_trick(s, 0, 0) and s.deal.setup.dealer == NORTH, 1, {"dummy_shown": "after_lead"})
    for player in (A, None):
        picture = compose(game.seen(player), replace(company(game, player), bottom=A))
        assert picture.facts.top == ClosedPacket(12)
        assert picture.facts.turn_up == ("top", game.session.deal.turned)
        assert picture.facts.zone == "dummy", "the cards keep their size when dummy is laid down"


def test_the_own_hand_keeps_its_gap_until_the_trick_is_gathered():
    game = reach(lambda s: at_trick(s, 2, 4), 1)
    hand = compose(game.seen(A), company(game, A)).facts.bottom
    assert isinstance(hand, OwnHand) and len(hand.cards) == 11 and len(hand.gone) == 1
    game.step()
    hand = compose(game.seen(A), company(game, A)).facts.bottom
    assert len(hand.cards) == 10 and not hand.gone


def test_trumps_may_stand_at_either_end():
    game = reach(lambda s: at_trick(s, 0, 0) and s.deal.hands[SOUTH] & (0x1FFF << 13 * s.deal.trump), 1)
    trump = game.session.deal.trump
    right = compose(game.seen(A), company(game, A)).facts.bottom.cards
    left = compose(game.seen(A), company(game, A), Looks(trumps_at="left")).facts.bottom.cards
    assert suit_of(right[-1]) == trump == suit_of(left[0])


@pytest.mark.parametrize("player", [A, B])
@pytest.mark.parametrize("size", [(800, 508), (1024, 548), (1366, 676), (1920, 988)])
def test_after_the_deal_the_four_hands_lie_open_with_the_tricks_beside_them(player, size):
    for seed in range(3):
        game = reach(lambda s: s.last is not None, seed)
        deal = game.session.last
        picture = compose(view(deal, player), company(game, player))
        lying = contents(picture.facts)
        hands = {card for slot, card in lying.items() if slot[0] in ("hand", "dummy")}
        assert hands == {card for hand in deal.dealt for card in cards_in(hand)}
        assert not any(slot[0] in ("back", "trick") for slot in lying)
        assert sum(slot[0] == "packet" for slot in lying) == 13 == sum(p.count for p in picture.packets.values())
        assert not picture.playable and not picture.dimmed
        table = layout(replace(picture.facts, width=size[0], height=size[1]))
        rho = picture.facts.rho
        lies = {
            place: [pose.rect(rho) for slot, pose in table.cards.items() if slot[:2] == ("dummy", place)]
            for place in ("left", "top", "right")
        }
        lies["bottom"] = [pose.rect(rho) for slot, pose in table.cards.items() if slot[0] == "hand"]
        packets = [box for place, box in table.packets.items() if place != "bottom"]
        for place, cards in lies.items():
            others = [card for other, them in lies.items() if other != place for card in them]
            assert not any(card.meets(box) for card in cards for box in (*others, *packets, table.marker)), place
        for place, room in table.packet_labels.items():
            assert place == "bottom" or room.rect.bottom <= table.metrics.prompt_y, "no count stands under the prompt"


# --- words -------------------------------------------------------------------------------------------


def test_prompts():
    said = set()
    for game in anywhere(Game(2), 900):
        picture = compose(game.seen(A), company(game, A))
        if picture.prompt is not None:
            said.add(picture.prompt.words)
    for words in (
        "Your lead", "Your turn: play anything", "Your turn: follow hearts", "Choose dummy’s card: follow spades",
        "Choose dummy’s card: play anything", "Dummy’s lead: choose a card", "Edith plays next", "Max leads",
    ):  # fmt: skip
        assert words in said, said
    assert not any(word.endswith("!") for word in said)


def full_tricks(player, people=(), settings=None):
    """The view, the winning seat and card, and the picture of each full trick of some deals."""
    for game in anywhere(Game(2, settings), 500):
        deal = game.session.deal
        if at_trick(game.session, len(deal.tricks), 4) and deal.phase_name == "play":
            picture = compose(game.seen(player), company(game, player, people))
            place = picture.winning
            yield picture, picture.plates[place].name, dict(picture.facts.trick)[place]


def test_the_prompt_of_a_full_trick_says_who_won_it_and_with_which_card():
    said = {}
    for picture, name, card in full_tricks(A):
        verb = "win" if name == "You" else "wins"
        words = f"{name} {verb} with the {RANK_WORDS[rank_of(card)]}"
        assert picture.prompt.words in (f"{words}. Gather the trick", words)
        said[name] = picture.prompt.words
    assert set(said) == {"You", "Dummy", "Edith", "Max"}
    assert said["You"].endswith(". Gather the trick")


@pytest.mark.parametrize(
    ("language", "yours", "dummys"),
    [
        ("fr", "Vous gagnez avec {}. Ramassez la levée", "Le mort gagne avec {}. Ramassez la levée"),
        ("de", "Sie gewinnen mit {}. Stich einziehen", "Der Strohmann gewinnt mit {}. Stich einziehen"),
    ],
)
def test_it_says_so_in_other_languages(qapp, language, yours, dummys):
    speak(language)
    try:
        told = {True: set(), False: set()}
        dummys_word = str(dummy(name=True))
        for picture, name, card in full_tricks(A):
            rank = grammar().rank(rank_of(card), {"fr": "le", "de": "dat"}[language])
            template = {str(you(name=True)): yours, dummys_word: dummys}.get(name)
            if template is not None:
                told[template is yours].add(picture.prompt.words == template.format(rank))
        assert told == {True: {True}, False: {True}}
    finally:
        speak("en")


def test_the_prompt_carries_the_suit_to_follow():
    game = reach(lambda s: at_trick(s, 0, 2), 1)
    picture = compose(game.seen(A), company(game, A))
    if picture.playable and picture.dimmed:
        assert picture.prompt.suit == suit_of(game.session.deal.trick[0])


def test_nobody_is_you_when_several_people_sit_at_the_table():
    words = []
    for game in anywhere(Game(2), 600):
        for player in (A, B, C):
            picture = compose(game.seen(player), company(game, player, (A, B, C)))
            words += [picture.prompt.words if picture.prompt else "", picture.trump.title, picture.trump.origin]
            words += [f"{plate.name} {plate.role}" for plate in picture.plates.values()]
            words += [side.name for side in picture.marker.sides] + [seg.name for seg in picture.strip.segments]
            words += list(picture.labels.values())
    assert not [said for said in words if "you" in said.lower().replace("your side call", "")], "names in a hot seat"


def test_plates_tell_who_and_what():
    game = reach(lambda s: at_trick(s, 0, 0) and s.deal.setup.dealer == NORTH, 1)
    mine = compose(game.seen(A), company(game, A)).plates
    assert (mine["bottom"].name, mine["bottom"].role) == ("You", "Dummy’s partner")
    assert (mine["top"].name, mine["top"].role, mine["top"].dealer) == ("Dummy", "You play it", "D")
    assert mine["left"].role == mine["right"].role == "Adversary"
    theirs = compose(game.seen(B), company(game, B)).plates
    assert theirs["bottom"].role == "Against dummy"
    assert theirs["top"].role == "Your partner"
    assert {theirs["left"].role, theirs["right"].role} == {"With dummy", "Edith plays it"}
    turns = [place for place, plate in mine.items() if plate.turn]
    assert turns == [compose(game.seen(A), company(game, A)).places[game.session.deal.leader]]


def test_the_trump_tile_tells_where_trumps_come_from():
    game = reach(lambda s: at_trick(s, 0, 0) and s.deal.setup.dealer == NORTH and s.deal.turned % 13 < 9, 1)
    card: Card = game.session.deal.turned
    sign = compose(game.seen(A), company(game, A)).trump
    assert sign.suit == suit_of(card)
    assert sign.title.endswith(" are trumps") and sign.title[0].isupper()
    assert sign.origin == f"{card % 13 + 2} turned for dummy"
    game = reach(lambda s: at_trick(s, 0, 0) and s.deal.setup.dealer == SOUTH and s.deal.turned % 13 == 9, 1)
    assert compose(game.seen(A), company(game, A)).trump.origin == "Jack turned by you"
    assert compose(game.seen(B), company(game, B)).trump.origin == "Jack turned by Edith"
    game = reach(lambda s: at_trick(s, 0, 0) and s.deals == 4, 1, {"trump": "rotate_with_no_trump"})
    sign = compose(game.seen(A), company(game, A)).trump
    assert (sign.suit, sign.title, sign.origin) == (None, "No trumps", "Fixed for this deal")


def test_strip_and_marker():
    game = reach(lambda s: len(s.rubbers) == 1 and at_trick(s, 0, 0) and s.rubbers[0].value > 0, 1)
    picture = compose(game.seen(A), replace(company(game, A), games={Side("NS"): 1}, points={Side("EW"): 3}, game=7))
    assert [(seg.name, seg.word, seg.current) for seg in picture.strip.segments] == [
        ("You", "won", False), ("Edith", "now", True), ("Max", "last", False),
    ]  # fmt: skip
    assert picture.marker.title == "Seven points up" and picture.marker.flaps == 7
    dummy, ours = picture.marker.sides
    assert (dummy.name, dummy.games, dummy.points, dummy.own) == ("Edith and dummy", 1, 0, False)
    assert ours.name.startswith("You and ") and (ours.points, ours.own) == (3, True)
    constant = compose(game.seen(A), replace(company(game, A), constant=True))
    assert len(constant.strip.segments) == constant.facts.segments == 1


def test_packets_and_counts_in_words():
    game = reach(lambda s: at_trick(s, 9, 1), 1)
    picture = compose(game.seen(A), company(game, A))
    for place, pile in picture.packets.items():
        assert place in ("bottom", "left")
        odd = f", {pile.count - 6} odd" if pile.count > 6 else ""
        assert pile.words == ("1 trick" if pile.count == 1 else f"{pile.count} tricks{odd}")
    assert sum(pile.count for pile in picture.packets.values()) == 9
    hands = game.session.deal.hands
    assert picture.counts == {"left": hands[WEST].bit_count(), "right": hands[EAST].bit_count()}


def test_the_tricks_of_a_side_lie_before_its_person():
    game = reach(lambda s: len(s.rubbers) == 1 and at_trick(s, 9, 0), 1)
    one = compose(game.seen(A), company(game, A))
    assert set(one.packets) <= {"bottom", "left", "right"}
    holder = game.session.deal.setup.layout.holder
    for place in one.packets:
        assert place == "bottom" or (holder[one.seats[place]] == B and one.seats[place] == SOUTH), "not before dummy"


def test_readings_name_everything():
    game = reach(lambda s: at_trick(s, 6, 3), 1)
    picture = compose(game.seen(A), company(game, A))
    assert picture.labels["hand"].startswith("Your hand, ")
    assert picture.labels["dummy:top"].startswith("Dummy, opposite, ")
    assert picture.labels["trick"].startswith("Trick 7: ") and " led " in picture.labels["trick"]
    assert picture.labels["trick"].count("winning") == 1
    assert picture.labels["backs:left"].startswith("Edith, ") and picture.labels["backs:left"].endswith(" cards")
    assert picture.labels["packets:bottom"].startswith("Your side, ")
    assert picture.labels["marker"].startswith("Five points up: You and dummy ")
    assert picture.labels["strip"] == "Tournée: you have dummy now, Edith next, Max last"


def test_what_is_given_takes_the_place_of_what_follows():
    game = reach(lambda s: at_trick(s, 0, 0), 1)
    picture = compose(game.seen(A), company(game, A), prompt=Prompt("Wait"), choices=(Choice("Go", 1),))
    assert picture.prompt.words == "Wait" and picture.choices[0].value == 1
    bare = compose(None, replace(company(game, A), layout=game.session.deal.setup.layout))
    assert not seen_cards(bare) and bare.plates and bare.strip
    assert not seen_cards(compose(None, company(game, A), choices=(Choice("Go", 1),)))


def test_honours_are_asked_for():
    game = reach(lambda s: s.deal is not None and s.deal.phase_name == "honours", 1, {"honours_claim": "call"})
    picture = compose(game.seen(A), company(game, A))
    assert picture.choices and picture.prompt.words == "Does your side call honours?"


# --- the curtain --------------------------------------------------------------------------------------


def test_nothing_private_is_in_the_picture_of_a_curtain():
    for game in anywhere(Game(4), 300):
        for player in (A, B, C, None):
            view = game.seen(player)
            picture = compose(view, company(game, player, (A, B, C)), curtain=Curtain("Tom", "Ruth"))
            deal = game.session.deal
            dummy = set(cards_in(deal.hands[NORTH])) if deal.faced else set()
            assert seen_cards(picture) == dummy
            assert not picture.playable and not picture.choices and picture.prompt is None
            assert picture.curtain.title == "Pass the laptop to Tom"
            assert picture.curtain.story.startswith("Ruth’s cards are put away")
            assert "hand" not in picture.labels and "trick" not in picture.labels
