"""Which sentences are true of a card? Each with the facts that it tells of; the reason is the one that weighs most."""

from collections.abc import Mapping
from types import MappingProxyType

from dummywhist.engine.cards.card import JACK, TEN, Card, Suit
from dummywhist.engine.knowledge.infer import highest, lowest
from dummywhist.engine.players.facts.following import best_card
from dummywhist.engine.players.facts.situation import Situation, head
from dummywhist.engine.players.facts.weighed import Weighed
from dummywhist.engine.values import NamedTuple

CERTAIN = 0.999
LIKELY = 0.5


class Voice(NamedTuple):
    """The keys of a reason and of an idea, the names of the facts that the reason tells of, what it names besides."""

    reason: str
    idea: str
    facts: tuple[str, ...]
    args: Mapping[str, int] = MappingProxyType({})


def voices(situation: Situation, weighed: Weighed) -> list[Voice]:
    """Return the sentences that are true of ``weighed``, at least one, the most telling first."""
    if weighed.kind == "lead trump":
        return _trump_lead(situation, weighed)
    if weighed.kind == "lead plain":
        return _plain_lead(situation, weighed)
    if weighed.kind == "ruff":
        return _ruff(situation, weighed)
    if weighed.kind == "throw":
        return _throw(situation, weighed)
    return _wins(situation, weighed) if "wins" in weighed.facts else _loses(situation, weighed)


def _trump_lead(situation: Situation, weighed: Weighed) -> list[Voice]:
    facts = weighed.facts
    if not situation.their_trumps:
        return [Voice("trump_last", "take_tricks", ())]
    found = []
    if "returns top" in facts or "partner led it last" in facts:
        found.append(Voice("return_trump", "return_suit", ("partner's suit", "returns top", "partner led it last")))
    if "dummy would ruff" in facts:
        found.append(Voice("stop_ruffs", "draw_trumps", ("dummy would ruff",)))
    if "best" in facts:
        telling = ("best", "heads enough", "above 0", "top")
        found += [Voice("draw_best", "draw_trumps", telling), Voice("best_card", "take_tricks", telling)]
    if "crosses" in facts:
        found.append(Voice("cross_trump", "entries", ("crosses", "ally has the top")))
    ally = _ally_top(situation, weighed)
    if ally is not None and "best" not in facts and situation.insight.plays_dummy and _worth_a_lead(situation, ally):
        most = situation.my_trumps + situation.partner_trumps >= situation.their_trumps
        idea = "draw_trumps" if most else "entries"
        found.append(Voice(_toward(situation, "trump_toward"), idea, ("ally has the top", "side wins"), ally))
    if "sequence" in facts:
        found.append(Voice("sequence", "draw_trumps", ("sequence",)))
    if situation.insight.plays_dummy:
        found.append(Voice("draw", "draw_trumps", ("winners to save", "more than they", "long hand")))
        found.append(Voice("adversary_trump", "judge", ()))
    else:
        telling = ("partner's trumps", "lowest", "new", "above 4")
        found += [Voice("draw", "draw_trumps", telling), Voice("adversary_trump", "draw_trumps", telling)]
    return found


def _plain_lead(situation: Situation, weighed: Weighed) -> list[Voice]:
    insight, facts = situation.insight, weighed.facts
    suit = situation.suit[weighed.card]
    declarer = insight.plays_dummy
    found = []
    if "ally ruffs, short hand" in facts or "ally ruffs, long hand" in facts:
        key = "ruff_dummy" if insight.seat != insight.dummy else "ruff_hand"
        found.append(Voice(key, "ruff_short", ("ally ruffs, short hand", "ally ruffs, long hand", "partner ruffs")))
    elif facts.get("partner ruffs", 0.0) > CERTAIN:
        found.append(Voice("ruff_partner", "give_ruff", ("partner ruffs", "side wins")))
    elif facts.get("partner ruffs", 0.0) > LIKELY:
        found.append(Voice("ruff_chance", "give_ruff", ("partner ruffs", "side wins")))
    if "best" in facts:
        safe = "cash_safe" if not situation.their_trumps else "best_card"
        winning = ("best", "no trumps against, best", "stands", "side wins", "above 0", "best, trumps against 1")
        found.append(Voice(safe, "take_tricks", winning))
    if "partner's suit" in facts and not declarer:
        found.append(Voice("return_suit", "return_suit", ("partner's suit", "returns top", "partner led it last")))
    if "ally ruffs, short hand" not in facts:
        found += _toward_ally(situation, weighed)
    if "single, trumps 1" in facts or "single, trumps 2" in facts or "single, trumps 3" in facts:
        single = ("short, length 1", "single, trumps 1", "single, trumps 2", "single, trumps 3", "length 1")
        found.append(Voice("singleton", "ruff", single))
    if "sequence" in facts:
        found.append(Voice("sequence", "sequences", ("sequence",)))
    if not declarer:
        found += _against_dummy(situation, weighed, suit)
    if "continues" in facts:
        found.append(Voice("continues", "long_suit", ("continues",)))
    if "longest" in facts:
        found.append(Voice("long_suit", "long_suit", ("longest", "length 4", "length 5", "length 6", "long card")))
    if "top" in facts and not situation.sees_partner and situation.rank[weighed.top] < JACK and "length 2" in facts:
        found.append(Voice("short_top", "lead_safely", ("top", "top, length 2, above 3", "length 2")))
    if declarer and situation.ally & situation.suits[suit]:
        found.append(Voice("establish", "long_suit", ("long card", "together 7", "together 8", "together 9")))
    found.append(Voice("quiet", "lead_safely", ("above 4", "lowest", "keeps above 3")))
    return found


def _toward_ally(situation: Situation, weighed: Weighed) -> list[Voice]:
    """Return what there is to say of a lead toward an open honour on the other side of the table."""
    facts = weighed.facts
    ally = _ally_top(situation, weighed)
    if ally is None or not situation.insight.plays_dummy or "best" in facts:
        return []
    top = Card(ally["ally"])
    if "ally has the top" not in facts and situation.above(top):
        return []
    telling = ("ally has the top", "side wins", "ally's top, above 0", "ally's top, above 1", "blocked")
    if situation.above(top):
        return (
            [Voice(_toward(situation, "toward"), "toward_honours", telling, ally)] if situation.rank[top] >= TEN else []
        )
    missing = _finesse(situation, weighed)
    if missing is not None:
        return [Voice("lead_finesse", "finesse", telling, {"missing": missing})]
    return [Voice(_toward(situation, "cross"), "entries", (*telling, "crosses"), ally)]


def _finesse(situation: Situation, weighed: Weighed) -> Card | None:
    """Return the card that a finesse is taken against: it is out, under the ally's best and over his next one."""
    suit = situation.suit[weighed.card]
    held = situation.ally & situation.suits[suit]
    top = highest(held)
    rest = held & ~(1 << top)
    against = situation.suits[suit] & ~situation.insight.gone & ~situation.ours & ((1 << top) - 1)
    if not rest or not against:
        return None
    missing, second = highest(against), highest(rest)
    return missing if second < missing and situation.rank[second] >= TEN and situation.rank[missing] >= JACK else None


def _against_dummy(situation: Situation, weighed: Weighed, suit: Suit) -> list[Voice]:
    dummy = situation.insight.dummy
    if dummy is None or dummy in situation.insight.hidden:
        return []
    held = int(situation.insight.must[dummy]) & situation.suits[suit]
    names = tuple(name for name in weighed.facts if name.startswith(("dummy's", "below dummy", "beats dummy")))
    if not held:
        return []
    top = highest(held)
    honours = (held >> (13 * suit + TEN)).bit_count()
    if situation.right == dummy and situation.rank[top] < TEN:
        return [Voice("up_to_weakness", "up_to_weakness", names)]
    if situation.left == dummy and honours and situation.insight.higher(top) & ~held:
        return [Voice("through_strength", "through_strength", names, {"top": top})]
    return []


def _ally_top(situation: Situation, weighed: Weighed) -> dict[str, int] | None:
    top = head(situation.ally & situation.suits[situation.suit[weighed.card]])
    return None if top is None or top < weighed.card else {"ally": top}


def _worth_a_lead(situation: Situation, ally: Mapping[str, int]) -> bool:
    """Whether the card opposite is one to lead to: an honour or a ten, or the best that is left."""
    top = Card(ally["ally"])
    return situation.rank[top] >= TEN or not situation.above(top)


def _toward(situation: Situation, key: str) -> str:
    return f"{key}_{'hand' if situation.insight.seat == situation.insight.dummy else 'dummy'}"


def _wins(situation: Situation, weighed: Weighed) -> list[Voice]:
    insight, facts, kind = situation.insight, weighed.facts, weighed.kind
    best = best_card(situation)
    if kind == "fourth":
        return [Voice("win_cheaply", "win_cheaply", ()), Voice("takes_best", "take_tricks", ())]
    top = highest(situation.hand & situation.suits[situation.suit[weighed.card]])
    if kind == "third" and situation.rank[weighed.top] < TEN and top > weighed.top and not situation.above(top):
        return [Voice("keeps_best", "save_high", (), {"top": top}), Voice("third_tries", "third_high", ())]
    found = []
    if "finesses" in facts and facts["stands"] < CERTAIN:
        missing = insight.higher(weighed.card) & ~situation.ours
        above = missing & ((1 << top) - 1)
        if above:
            found.append(Voice("finesse", "finesse", ("finesses", "keeps the best"), {"missing": highest(above)}))
    if kind == "third":
        dummy = insight.dummy
        if situation.left == dummy and dummy not in insight.hidden and facts["stands"] > CERTAIN:
            found.append(Voice("beats_dummy", "win_cheaply", ("gains", "side wins", "cheapest winner")))
        if facts["stands"] > CERTAIN:
            found.append(Voice("win_sure", "win_cheaply", ("gains", "side wins", "wins")))
            found.append(Voice("third_enough", "third_high", ("gains", "side wins", "wins")))
        if "highest" in facts:
            found.append(Voice("third_high", "third_high", ("gains", "side wins", "wins", "highest")))
        found.append(Voice("third_tries", "third_high", ("gains", "side wins", "wins")))
        return found
    if facts["stands"] > CERTAIN:
        found.append(Voice("win_sure", "win_cheaply", ("stands", "gains", "gains and stands", "side wins")))
    if not situation.above(weighed.card):
        telling = ("above 0", "stands", "gains", "side wins")
        found += [Voice("takes_best", "take_tricks", telling), Voice("plays_best", "second_high", telling)]
    if situation.rank[best] >= TEN and situation.rank[weighed.card] >= TEN:
        found.append(Voice("cover", "cover", ("covers", "covers and gains"), {"best": best}))
    if "one of equals" in facts:
        found.append(Voice("second_sequence", "second_high", ("one of equals", "side wins", "gains")))
    found.append(Voice("second_high", "second_high", ("side wins", "gains", "stands", "cheapest winner")))
    return found


def _loses(situation: Situation, weighed: Weighed) -> list[Voice]:
    insight = situation.insight
    best = best_card(situation)
    if insight.winning == situation.partner:
        return [
            Voice("partner_wins", "save_high", ()),
            Voice("unblock", "unblock", ()),
            Voice("leaves_partner", "save_high", (), {"best": best}),
        ]
    top = highest(situation.hand & situation.suits[situation.led])
    if situation.suit[best] != situation.led or top < best:
        return [Voice("cannot_win", "save_high", (), {"best": best}), Voice("unblock", "unblock", ())]
    if weighed.kind == "second":
        ally = head(situation.ally & situation.suits[situation.led])
        if ally is not None and ally > best and not situation.above(ally):
            key = "leave_to_dummy" if insight.seat != insight.dummy else "leave_to_hand"
            return [Voice(key, "second_low", (), {"ally": ally}), Voice("second_low", "second_low", ())]
        return [Voice("second_low", "second_low", ()), Voice("keeps_best", "save_high", (), {"top": top})]
    return [Voice("keeps_best", "save_high", (), {"top": top})]


def _ruff(situation: Situation, weighed: Weighed) -> list[Voice]:
    facts = weighed.facts
    best = best_card(situation)
    led = situation.led
    if "ruffs" not in facts:
        return [Voice("low_trump", "save_high", ()), Voice("only_trumps", "save_high", ())]
    if not situation.hand & ~situation.trumps:
        return [Voice("only_trumps", "save_high", ())]
    if "ruffs partner" in facts:
        return [
            Voice("ruff_for_partner", "ruff", ("gains", "ruffs"), {"best": best}),
            Voice("over_partner", "ruff", (), {"best": best}),
        ]
    if situation.suit[best] == situation.trump and led != situation.trump:
        return [Voice("overruff", "ruff", ("gains", "ruffs"), {"best": best})]
    if "higher ruff" in facts and len(situation.insight.view.trick) < 3:
        # Why so high tells more than that it ruffs.
        return [Voice("ruff_high", "ruff", ()), Voice("ruff", "ruff", (), {"led": led})]
    if "short hand ruffs" in facts and situation.insight.plays_dummy:
        found = [Voice("ruff_short", "ruff_short", ("short hand ruffs", "gains"))]
    else:
        found = []
    return [*found, Voice("ruff", "ruff", ("gains", "ruffs"), {"led": led})]


def _throw(situation: Situation, weighed: Weighed) -> list[Voice]:
    facts = weighed.facts
    trick = situation.insight.view.trick
    found = []
    if situation.hand & situation.trumps:
        if situation.insight.winning == situation.partner:
            found.append(
                Voice("no_ruff_partner", "no_ruff_partner", ("above 3", "above 4"), {"best": best_card(situation)})
            )
        elif len(trick) < 3 or situation.suit[best_card(situation)] == situation.trump:
            found.append(Voice("no_ruff", "save_trumps", ("above 3", "above 4")))
    if "makes a void" in facts:
        found.append(Voice("make_void", "ruff", ("makes a void", "length 1")))
    if "partner is higher" in facts:
        found.append(Voice("throw_partner_strong", "discard", ("partner is higher", "partner is longer")))
    if "dead suit" in facts or not facts.keys() & {"keeps the best", "guard to spare", "above 0", "above 1"}:
        top = highest(situation.hand & situation.suits[situation.suit[weighed.card]])
        telling = ("dead suit", "above 3", "above 4", "rank", "above 2")
        found.append(Voice("throw_weak", "discard", telling, {"top": top}))
    if "keeps the best" in facts:
        found.append(Voice("throw_beside_best", "discard", ("keeps the best",)))
    if "guard to spare" in facts:
        found.append(Voice("throw_spare", "discard", ("guard to spare",)))
    if situation.insight.plays_dummy:
        found.append(Voice("unblock_throw", "unblock", ("rank",)))
    if weighed.card == lowest(situation.hand & situation.suits[situation.suit[weighed.card]]):
        found.append(Voice("throw_low", "discard", ("rank", "above 4", "above 3", "above 2")))
    found.append(Voice("throw_least", "discard", ("rank",)))
    return found
