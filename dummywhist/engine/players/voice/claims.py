"""Is a sentence literally true of the very card that is played? A claim for each sentence, of what the seat can know.

A sentence is told only if its claim holds, after conventions chose among equal cards and after the ranks of a downtown
deal were turned back. What claims nothing that the cards could refute is named with the reason why.
"""

from collections.abc import Callable, Mapping
from typing import Final

from dummywhist.engine.cards.card import JACK, KING, TEN, Card
from dummywhist.engine.cards.hand import Hand, cards_in
from dummywhist.engine.knowledge.infer import FIRST_JOKER
from dummywhist.engine.messages import Message
from dummywhist.engine.players.voice.claims_following import (
    ally_stronger,
    beats_dummy,
    cannot_win,
    cheapest,
    clears,
    could_ruff,
    covers,
    fewer_trumps,
    finesse,
    first_throw,
    guard_to_spare,
    keeps_top,
    left_to_ally,
    of_partner,
    overruffs,
    partner_has_it,
    partner_not_ruffed,
    partner_safe,
    puts_up,
    ruffs,
    ruffs_for_partner,
    ruffs_high,
    second_equals,
    second_low,
    strengths,
    takes_best,
    third,
    third_enough,
    third_high,
    third_tries,
    thrown,
    trumps_against,
    unblocks,
    voids,
    wins_cheaply,
    wins_sure,
)
from dummywhist.engine.players.voice.claims_leading import (
    MANY,
    Args,
    best_led,
    cashes,
    crosses,
    draws,
    dummy_ruffs,
    establish,
    finesse_led,
    has_most_trumps,
    highest_of_own,
    longest,
    lowest_of_own,
    partner_may_ruff,
    partner_ruffs,
    partners_suit,
    plain_led,
    sequence,
    short_top,
    single,
    through,
    to_ally,
    trump_led,
    up_to,
)
from dummywhist.engine.players.voice.claims_other import (
    ace_king,
    another,
    call_begins,
    call_ends,
    counted,
    echo,
    finesses_honour,
    fourth_best,
    honour_lead,
    if_there,
    if_void,
    into_other_hand,
    long,
    lowest_equal,
    ruff_in_short_hand,
    saves,
    signals,
    small_ruff,
    spends_least,
    toward_honours,
    with_the_best,
)
from dummywhist.engine.players.voice.telling import Telling

Claim = Callable[[Telling, Args], bool]


def both_true(telling: Telling, args: Mapping[str, Message]) -> bool:
    """Whether both sentences of a reason are true."""
    return true_of(telling, args["first"]) and true_of(telling, args["then"])


def true_of(telling: Telling, said: Message) -> bool:
    """Whether what ``said`` claims holds; a message that nobody wrote a claim for is a mistake of the program."""
    if said.key in NOTHING:
        return True
    if said.key == BOTH:
        return both_true(telling, said.args)
    claim = CLAIMS.get(said.key) or CLAIMS[said.key.removesuffix("_down")]
    return claim(telling, said.args)


BOTH: Final = "reason.both"
"""A reason of two sentences: what the card does, and then when, or for what, that is better."""
NOTHING: Final = {
    "reason.forced": "said where one card is lawful",
    "reason.obeys": "said where the law demands a card",
    "reason.plays": "names the card and nothing else",
    "idea.forced": "said where one card is lawful",
    "idea.obeys": "said where the law demands a card",
    "idea.judge": "what every player does who has a choice",
    "idea.ending": "how the card was found",
    "idea.hope": "how it was found",
    "idea.worlds": "how it was found",
    "idea.score": "how it was found",
    "idea.stop_leader": "the aim with which it was found",
}
"""Messages that claim nothing of the card, with the reason."""

CLAIMS: Final[Mapping[str, Claim]] = {
    # Leads.
    "reason.leads": lambda t, a: t.leads,
    "reason.leads_low": lambda t, a: t.leads and lowest_of_own(t),
    "reason.leads_high": lambda t, a: t.leads and highest_of_own(t),
    "reason.best_card": best_led,
    "reason.return_suit": lambda t, a: partners_suit(t),
    "reason.singleton": single,
    "reason.long_suit": longest,
    "reason.trump_last": lambda t, a: trump_led(t) and not t.they_may_hold(t.trumps),
    "reason.return_trump": lambda t, a: trump_led(t) and t.partner is not None and t.led_by(t.partner, t.suit),
    "reason.stop_ruffs": dummy_ruffs,
    "reason.draw_best": lambda t, a: draws(t) and best_led(t, a),
    "reason.draw": lambda t, a: draws(t) and has_most_trumps(t),
    "reason.cross_trump": crosses,
    "reason.trump_toward_dummy": lambda t, a: trump_led(t) and t.toward_dummy() and to_ally(t, a),
    "reason.trump_toward_hand": lambda t, a: trump_led(t) and t.from_dummy() and to_ally(t, a),
    "reason.adversary_trump": lambda t, a: trump_led(t) and bool(t.hand & ~t.trumps),
    "reason.ruff_dummy": lambda t, a: t.toward_dummy() and partner_ruffs(t),
    "reason.ruff_hand": lambda t, a: t.from_dummy() and partner_ruffs(t),
    "reason.ruff_partner": lambda t, a: partner_ruffs(t),
    "reason.ruff_chance": lambda t, a: partner_may_ruff(t),
    "reason.cash_safe": cashes,
    "reason.toward_dummy": lambda t, a: t.toward_dummy() and to_ally(t, a),
    "reason.toward_hand": lambda t, a: t.from_dummy() and to_ally(t, a),
    "reason.cross_dummy": lambda t, a: t.toward_dummy() and to_ally(t, a),
    "reason.cross_hand": lambda t, a: t.from_dummy() and to_ally(t, a),
    "reason.lead_finesse": finesse_led,
    "reason.sequence": sequence,
    "reason.up_to_weakness": up_to,
    "reason.through_strength": through,
    "reason.continues": lambda t, a: t.leads and t.led_by(t.insight.seat, t.suit),
    "reason.short_top": short_top,
    "reason.establish": establish,
    "reason.quiet": lambda t, a: plain_led(t) and t.power[t.card] < JACK,
    "reason.lead_under": lambda t, a: t.leads and bool(t.rest >> a["other"] & 1) and t.over(Card(a["other"]), t.card),
    # Following suit.
    "reason.follows": lambda t, a: t.follows,
    "reason.follows_low": lambda t, a: t.follows and lowest_of_own(t),
    "reason.follows_high": lambda t, a: t.follows and highest_of_own(t),
    "reason.beats": lambda t, a: not t.leads and t.suit >= 0 and t.wins and a["best"] == t.best,
    "reason.plays_best": lambda t, a: t.follows and not t.better(t.card),
    "reason.over_partner": lambda t, a: t.wins and of_partner(t, a),
    "reason.leaves_partner": lambda t, a: not t.wins and of_partner(t, a),
    "reason.cannot_win": cannot_win,
    "reason.partner_wins": partner_has_it,
    "reason.win_cheaply": wins_cheaply,
    "reason.third_high": third_high,
    "reason.third_enough": third_enough,
    "reason.third_tries": third_tries,
    "reason.beats_dummy": beats_dummy,
    "reason.win_sure": wins_sure,
    "reason.takes_best": takes_best,
    "reason.cover": covers,
    "reason.second_sequence": second_equals,
    "reason.second_high": puts_up,
    "reason.second_low": second_low,
    "reason.leave_to_dummy": lambda t, a: t.toward_dummy() and left_to_ally(t, a),
    "reason.leave_to_hand": lambda t, a: t.from_dummy() and left_to_ally(t, a),
    "reason.keeps_best": keeps_top,
    "reason.finesse": finesse,
    "reason.unblock": unblocks,
    # Ruffs, and cards thrown away.
    "reason.ruff": ruffs,
    "reason.ruff_for_partner": ruffs_for_partner,
    "reason.only_trumps": lambda t, a: not t.hand & ~t.trumps,
    "reason.overruff": overruffs,
    "reason.ruff_high": ruffs_high,
    "reason.ruff_short": lambda t, a: ruffs(t, a) and fewer_trumps(t),
    "reason.low_trump": lambda t, a: not t.leads and not t.hand & ~t.trumps and t.card == t.poorest(t.hand),
    "reason.plays_trump": lambda t, a: t.suit == t.trump and t.suit >= 0,
    "reason.no_ruff_partner": partner_not_ruffed,
    "reason.no_ruff": lambda t, a: could_ruff(t),
    "reason.keeps_trump": lambda t, a: could_ruff(t) and bool(t.hand & t.trumps & 1 << a["other"]),
    "reason.make_void": voids,
    "reason.throws": lambda t, a: t.throws,
    "reason.throw_partner_strong": ally_stronger,
    "reason.throw_weak": lambda t, a: thrown(t) and a["top"] == t.top(t.own) and t.power[t.top(t.own)] < TEN,
    "reason.throw_beside_best": lambda t, a: (
        thrown(t) and bool(t.rest & t.own) and not t.better(t.top(t.rest & t.own)) & ~t.hand
    ),
    "reason.throw_spare": guard_to_spare,
    "reason.unblock_throw": clears,
    "reason.throw_low": lambda t, a: thrown(t) and lowest_of_own(t),
    "reason.throw_least": lambda t, a: t.throws,
    "reason.throw_joker": lambda t, a: t.trump is None and t.card >= FIRST_JOKER,
    # Conventions.
    "reason.fourth_best": fourth_best,
    "reason.king_from_ace_king": ace_king,
    "reason.ace_king_alone": lambda t, a: (
        t.leads and t.own.bit_count() == 2 and all(t.power[card] >= KING for card in cards_in(Hand(t.own)))
    ),
    "reason.honour_lead": honour_lead,
    "reason.highest_short": lambda t, a: t.leads and 2 <= t.own.bit_count() <= 3 and highest_of_own(t),
    "reason.lowest_short": lambda t, a: t.leads and lowest_of_own(t) and bool(t.rest >> a["best"] & 1),
    "reason.trumps_from_five": lambda t, a: trump_led(t) and t.own.bit_count() == a["n"] >= MANY,
    "reason.answer_call": lambda t, a: trump_led(t) and t.partner is not None and t.called(t.partner),
    "reason.return_best": lambda t, a: partners_suit(t) and not t.better(t.card),
    "reason.return_higher": lambda t, a: partners_suit(t) and t.own.bit_count() == 2 and highest_of_own(t),
    "reason.return_lowest": lambda t, a: partners_suit(t) and t.own.bit_count() >= 3 and lowest_of_own(t),
    "reason.call_begin": call_begins,
    "reason.call_end": call_ends,
    "reason.echo": echo,
    "reason.lowest_equal": lowest_equal,
    "reason.discard_weakest": lambda t, a: first_throw(t) and t.power_of(t.suit) == min(strengths(t)),
    "reason.discard_protected": lambda t, a: (
        thrown(t) and t.power_of(t.suit) == max(strengths(t)) and trumps_against(t)
    ),
    # What was counted: that it is so in the worlds, whoever counted them has seen to.
    "reason.ending": counted,
    "reason.more_tricks": another,
    "reason.stop_leader": lambda t, a: counted(t, a) and t.partner is None,
    "reason.worlds": lambda t, a: another(t, a) and a["less"] < a["n"] and a["n"] + a["less"] <= a["m"],
    "reason.hope_card": if_there,
    "reason.hope_void": if_void,
    "reason.only_card": if_there,
    "reason.only_void": if_void,
    "reason.score": another,
    "reason.score_tricks": lambda t, a: another(t, a) and 1 < a["n"] <= 13,
    "reason.either": another,
    # Ideas.
    "idea.take_tricks": with_the_best,
    "idea.return_suit": lambda t, a: partners_suit(t),
    "idea.ruff": small_ruff,
    "idea.draw_trumps": lambda t, a: draws(t),
    "idea.long_suit": long,
    "idea.save_high": saves,
    "idea.win_cheaply": lambda t, a: not t.leads and t.wins and cheapest(t) and not partner_safe(t),
    "idea.third_high": lambda t, a: third(t) and t.as_high(),
    "idea.third_high_down": lambda t, a: third(t),
    "idea.second_low": second_low,
    "idea.second_high": lambda t, a: t.follows and t.place == 1 and bool(t.after) and t.wins and not t.as_low(),
    "idea.second_high_down": lambda t, a: t.follows and t.place == 1 and bool(t.after) and t.wins and t.as_high(),
    "idea.discard": lambda t, a: t.throws,
    "idea.entries": into_other_hand,
    "idea.ruff_short": ruff_in_short_hand,
    "idea.give_ruff": lambda t, a: partner_may_ruff(t),
    "idea.toward_honours": toward_honours,
    "idea.finesse": finesses_honour,
    "idea.spend_least": spends_least,
    "idea.sequences": sequence,
    "idea.up_to_weakness": up_to,
    "idea.through_strength": through,
    "idea.lead_safely": lambda t, a: t.leads and t.suit >= 0 and t.power[t.card] < JACK,
    "idea.cover": covers,
    "idea.unblock": lambda t, a: unblocks(t, a) or clears(t, a),
    "idea.save_trumps": lambda t, a: could_ruff(t),
    "idea.no_ruff_partner": lambda t, a: could_ruff(t) and partner_safe(t),
    "idea.show": signals,
    "idea.call": signals,
}
"""What each message claims; one in words for low cards claims the same as the one that it stands for."""
