"""Which question does the table put to the viewer? From what he may do, the calls, the contract and the rules."""

from __future__ import annotations

from collections.abc import Sequence

from dummywhist.engine.cards.card import CLUBS, DIAMONDS, HEARTS, SPADES, Suit
from dummywhist.engine.cards.hand import Hand, cards_in, of_suit
from dummywhist.engine.cards.seat import SOUTH, opposite
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.away import discards, places
from dummywhist.engine.deal.actions.claims import ACCEPT, DECLINE, claims
from dummywhist.engine.deal.actions.exchange import EXCHANGE, KEEP
from dummywhist.engine.deal.actions.naming import directions, suits
from dummywhist.engine.deal.actions.packets import packets
from dummywhist.engine.deal.actions.session import dealers, sides
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.knowledge.infer import rules_of
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.messages import message
from dummywhist.engine.rules.counts import Count, TargetCount, TargetScore
from dummywhist.engine.rules.parts import ClaimCheck, Lead, Packet, Rules
from dummywhist.ui.scene.parts import Company, Prompt
from dummywhist.ui.scene.questions.calling import bidding
from dummywhist.ui.scene.questions.law_posing import law_question
from dummywhist.ui.scene.questions.question import (
    AnswerQuestion,
    Cell,
    ClaimQuestion,
    Plain,
    PutAwayQuestion,
    Question,
    Row,
    Stage,
    Step,
    Tile,
    TileQuestion,
)
from dummywhist.ui.scene.standing import Naming
from dummywhist.ui.scene.wording import Phrase
from dummywhist.ui.tongues import dummy
from dummywhist.ui.words import say
from dummywhist.ui.words.doing import plainly
from dummywhist.ui.words.terms import is_mort

SUITS_ALTERNATING = (SPADES, HEARTS, CLUBS, DIAMONDS)
"""The order of the tiles: the colours alternate."""


ASKED_ELSEWHERE = ("deal", "reveal", "face", "play", "honours", "count", "over")
"""The phases in which all that is done is a card or a simple button."""


def question(view: View, naming: Naming) -> Question | None:
    """Return what the viewer is asked that is no card and no simple button; None if he is not."""
    if not view.options:
        return None
    by_law = law_question(view, naming)
    if by_law is not None:
        return by_law
    match view.phase:
        case "auction":
            return bidding(view, naming, rules_of(view))
        case "exchange":
            return _exchange(view, naming, rules_of(view))
        case "discard":
            return _put_away(view, naming, rules_of(view))
        case "name":
            return _name(view, naming, rules_of(view))
        case "jokers":
            return _joker(view, naming)
        case "choose_dummy":
            return _dummy(view, naming)
        case "play" if ACCEPT in view.options:
            return _answer(view, naming)
        case phase if phase not in ASKED_ELSEWHERE:
            return _plainly(view, phase)
    return None


def _plainly(view: View, phase: str) -> TileQuestion:
    """Ask by the words of the phase and of its actions, where no question was drawn for it."""
    tiles = tuple(Tile(option, say(plainly(option)), "") for option in view.options)
    return TileQuestion(say(message(f"ask.{phase}")), tiles)


def asking_prompt(asked: Question) -> Prompt | None:
    """Return what the prompt says of a question that does not say it itself."""
    return Prompt(asked.title) if isinstance(asked, TileQuestion) and not asked.steps else None


def _to_you(view: View, naming: Naming) -> bool:
    """Whether the viewer is called "You"; in a hot seat everybody has his name."""
    return view.viewer is not None and view.viewer == naming.company.you


def _say(view: View, naming: Naming, key: str, **words: object) -> str:
    """A phrase that has one form for "you" and one with a name."""
    if _to_you(view, naming):
        return naming.phrase(f"{key}_you", **words)
    return naming.phrase(key, **{"name": naming.player_name(view.viewer), **words})


# --- keep or exchange ------------------------------------------------------------------------------------


def _exchange(view: View, naming: Naming, rules: Rules) -> TileQuestion:
    """Stand or exchange, with what either is worth (HW-4, DD-5, TH-10)."""
    phrase = naming.phrase
    plays = isinstance(rules.count, Count) and rules.count.kept
    keep, throw = _worth(view, rules, phrase)
    key = "play" if plays else "stand"
    return TileQuestion(
        _say(view, naming, f"ask.{key}"),
        (
            Tile(KEEP, phrase(f"tile.{key}"), _joined(_say(view, naming, "tile.keep"), keep)),
            Tile(EXCHANGE, phrase("tile.exchange"), _joined(_taken(view, naming, rules), throw)),
        ),
    )


def _joined(*sentences: str) -> str:
    return " ".join(sentence for sentence in sentences if sentence)


def _taken(view: View, naming: Naming, rules: Rules) -> str:
    """What is taken: the hand on the right (HW-4), or what lies in the middle (TH-12)."""
    assert rules.exchange is not None
    if rules.exchange.packet is Packet.RIGHT:
        return _say(view, naming, "tile.take_right")
    thrown = [player for player, kept in view.kept if not kept]
    if not thrown:
        return naming.phrase("tile.take_dummy")
    return naming.phrase("tile.take_thrown", name=naming.player_name(thrown[-1]))


def _worth(view: View, rules: Rules, phrase: Phrase) -> tuple[str, str]:
    """What keeping and exchanging are worth: a target (TH-20, TH-21), or how often the scores count (DD-11)."""
    count = rules.count
    thrown = sum(not kept for _, kept in view.kept)
    if isinstance(count, TargetCount) and count.score is not TargetScore.TRICKS:
        taken = count.thrown if thrown else count.dummy
        return phrase("tile.target", target=count.others), phrase("tile.target", target=taken)
    if isinstance(count, Count) and count.kept:
        key = "tile.tricks" if count.kept_tricks else "tile.scores"
        return (
            phrase(key, times=_times(view, rules, phrase, thrown)),
            phrase(key, times=_times(view, rules, phrase, thrown + 1)),
        )
    return "", ""


def _times(view: View, rules: Rules, phrase: Phrase, thrown: int) -> str:
    """How often the scores count when so many have exchanged, and if those who have still to decide do."""
    assert rules.exchange is not None
    decided = {player for player, _ in view.kept} | {view.viewer}
    if not rules.exchange.dealer_may:
        decided.add(view.layout.holder[view.dealer])
    open_still = sum(player not in decided for player in view.layout.players)
    most = len(view.layout.players) - thrown
    said = [phrase(f"times.{2**kept}") for kept in range(most - open_still, most + 1)]
    return said[0] if len(said) == 1 else phrase("times.or", one=said[0], two=said[-1])


# --- after the auction -----------------------------------------------------------------------------------


def _steps(view: View, naming: Naming, rules: Rules) -> tuple[Step, ...]:
    """The way from the auction to the lead (BD-20, BD-21); nothing in a game without an auction."""
    contract, phrase = view.contract, naming.phrase
    if contract is None:
        return ()
    no_trump = contract.bid.denomination == "nt"
    declarer = view.layout.own_seat(contract.declarer)
    leads = rules.trick.lead is Lead.DECLARER
    named = {
        "discard": phrase("step.put_away", n=rules.dealing.extra),
        "name": phrase("step.direction" if no_trump else "step.trumps"),
        "play": phrase("step.lead")
        if leads
        else phrase("step.leads", name=naming.plate_name(view.layout.next_chair(declarer))),
    }
    way = [phase for phase in rules.phases if phase in named]
    now = way.index(view.phase)
    stages: list[Stage] = ["done" if place < now else "now" if place == now else "later" for place in range(len(way))]
    return tuple(
        Step(number, named[phase], stage) for number, (phase, stage) in enumerate(zip(way, stages, strict=True), 1)
    )


def _put_away(view: View, naming: Naming, rules: Rules) -> PutAwayQuestion:
    """Put away the spare cards of the dummy (BD-21)."""
    phrase, need = naming.phrase, rules.dealing.extra
    cards = frozenset(card for away in discards(view.options) for card in away)
    seat = next(seat for seat in view.layout.dummies if set(cards_in(view.cards_at(seat) or Hand(0))) == cards)
    return PutAwayQuestion(
        title=phrase("step.put_away", n=need),
        place=naming.places[seat],
        cards=cards,
        need=need,
        story=phrase("put.story", n=need),
        labels=(phrase("put.now", n=need), *(phrase("put.more", n=missing) for missing in range(1, need + 1))),
        take_back=phrase("put.back"),
        empty=phrase("put.empty"),
        steps=_steps(view, naming, rules),
    )


def _name(view: View, naming: Naming, rules: Rules) -> TileQuestion:
    """Name trumps, or the direction of a bid at no trump (BD-20, HW-20)."""
    phrase, steps = naming.phrase, _steps(view, naming, rules)
    tiles: list[Tile] = []
    named = suits(view.options)
    for suit in SUITS_ALTERNATING:
        if suit in named:
            tiles.append(Tile(named[suit], phrase("tile.suit", suit=suit), _held(view, naming, suit), suit))
    for down, option in directions(view.options).items():
        low = "tile.low" if rules.dealing.good_ace else "tile.low_bad"
        title, sentence = ("ask.down", low) if down else ("ask.up", "tile.high")
        tiles.append(Tile(option, phrase(title), phrase(sentence), sign="down" if down else "up"))
    key = "ask.trumps" if named else "ask.direction"
    return TileQuestion(_say(view, naming, key), tuple(tiles), steps)


def _held(view: View, naming: Naming, suit: Suit) -> str:
    """How many cards of ``suit`` the viewer holds, and the dummy that he sees."""
    assert view.own is not None
    own = of_suit(view.cards_at(view.own) or Hand(0), suit).bit_count()
    mine = [seat for seat in view.layout.dummies if view.layout.holder[seat] == view.viewer]
    seen = next((hand for seat in mine if (hand := view.cards_at(seat)) is not None), None)
    if seen is None:
        return _say(view, naming, "tile.held", own=own)
    return naming.phrase("tile.held_dummy", own=own, dummy=of_suit(seen, suit).bit_count())


def _joker(view: View, naming: Naming) -> TileQuestion:
    """A card for a joker, unseen but by who put it away (BD-39)."""
    phrase, tiles = naming.phrase, []
    for place, option in places(view.options).items():
        card = view.away[place - 1]
        if card is None:
            sentence = phrase("tile.unseen")
        elif _to_you(view, naming):
            sentence = phrase("tile.yours", card=card)
        else:
            sentence = phrase("tile.theirs", card=card, name=naming.player_name(view.viewer))
        tiles.append(Tile(option, phrase("tile.first" if place == 1 else "tile.second"), sentence))
    return TileQuestion(_say(view, naming, "ask.joker"), tuple(tiles))


def _dummy(view: View, naming: Naming) -> TileQuestion:
    """The open packet or the closed one; it comes to lie opposite the declarer (SD-20, SD-21)."""
    assert view.own is not None
    phrase, tiles = naming.phrase, []
    for seat, option in packets(view.options).items():
        is_open = seat in view.faced
        seen = phrase("tile.seen" if is_open else "tile.not_seen")
        goes = phrase("tile.stays" if seat == opposite(view.own) else "tile.crosses")
        tiles.append((not is_open, Tile(option, phrase("tile.open" if is_open else "tile.closed"), f"{seen} {goes}")))
    tiles.sort(key=lambda found: found[0])
    return TileQuestion(_say(view, naming, "ask.dummy"), tuple(tile for _, tile in tiles))


# --- claims ----------------------------------------------------------------------------------------------


def _against(view: View) -> Player | None:
    """The player who sits against the viewer, where there are two (DF-1); None where sides play, or more than two."""
    others = [player for player in view.layout.players if player != view.viewer]
    return others[0] if len(others) == 1 else None


def claim_question(view: View, naming: Naming) -> ClaimQuestion | None:
    """Return how many tricks the viewer may claim (W-CLAIM-1, DF-51); None if he may claim nothing now."""
    offered = claims(view.options)
    if not offered:
        return None
    phrase, left = naming.phrase, max(offered)
    against = _against(view)
    other = "" if against is None else naming.player_name(against)
    key = "claim.words" if other else "claim.side" if len(view.layout.sides) == 2 else "claim.all"

    def cell(n: int) -> Cell:
        words = _say(view, naming, key, me=naming.player_name(view.viewer), n=n, name=other, rest=left - n)
        return Cell(offered[n], str(n), phrase("claim.cell", n=n, left=left), words, phrase("claim.button", n=n))

    return ClaimQuestion(
        title=phrase("claim.title"),
        note=phrase("claim.left_one") if left == 1 else phrase("claim.left", left=left),
        name=phrase("claim.tricks"),
        rows=(Row("", tuple(cell(n) for n in sorted(offered))),),
        buttons=(Plain(phrase("claim.back"), None),),
        selected=(0, len(offered) - 1),
    )


def _answer(view: View, naming: Naming) -> AnswerQuestion:
    """Accept or decline what the other side claims (W-CLAIM-1, DF-50), with what the referee said of it (DF-53)."""
    assert view.claim is not None
    phrase, (claimant, tricks) = naming.phrase, view.claim
    left = rules_of(view).dealing.cards - len(view.played)
    name, rest = naming.player_name(claimant), left - tricks
    if not tricks:
        title = phrase("claim.asks_none", name=name)
    elif left == 1:
        title = phrase("claim.asks_one", name=name)
    else:
        title = phrase("claim.asks", name=name, n=tricks, left=left)
    key = "claim.rest" if _against(view) is not None else "claim.side_rest"
    key += "_none" if not rest else "" if tricks else "_all"
    rule = rules_of(view).claims
    right = rule is not None and rule.check is ClaimCheck.SOLVER and view.judged in ("exact", "low")  # W-REV-15
    referee = "" if view.judged is None else phrase("claim.play_out" if right else f"claim.{view.judged}")
    no, yes = ("claim.out", "claim.agree") if right else ("claim.decline", "claim.accept")
    return AnswerQuestion(
        title=title,
        story=_say(view, naming, key, rest=rest, me=naming.player_name(view.viewer)),
        referee=referee,
        buttons=(Plain(phrase(no), DECLINE), Plain(phrase(yes), ACCEPT)),
    )


# --- before the deal -------------------------------------------------------------------------------------


def seat_question(options: Sequence[Action], player: Player, company: Company, phrase: Phrase) -> TileQuestion | None:
    """Return what ``player`` is asked before a rubber: his side of the other (DF-3), or who deals first (MO-30)."""
    you, name = player == company.you, company.names.get(player, str(player))
    suffix = "_you" if you else ""
    mort = is_mort(company.rules)
    own, whose = dummy(mort, name=True), dummy(mort)
    if dealers(options):
        return TileQuestion(
            phrase("ask.dealer"),
            tuple(
                Tile(option, phrase(f"tile.i_deal{suffix}", name=name), phrase(f"tile.i_lead{suffix}", name=name))
                if seat == SOUTH
                else Tile(option, phrase("tile.dummy_deals", dummy=own), phrase("tile.dummy_leads", dummy=whose))
                for seat, option in dealers(options).items()
            ),
        )
    if not sides(options):
        return None
    other = next(found for found in company.names if found != player)
    against = company.names[other]
    tiles = tuple(
        Tile(
            option,
            phrase("tile.right" if right else "tile.left"),
            phrase(f"tile.{'right' if right else 'left'}_{'story' if you else 'them'}", name=against),
        )
        for right, option in sides(options).items()
    )
    return TileQuestion(phrase(f"ask.sit{suffix}", name=name), tiles)


__all__ = ["asking_prompt", "claim_question", "question", "seat_question"]
