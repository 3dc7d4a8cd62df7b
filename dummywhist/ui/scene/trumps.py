"""What is trumps, and how did that come about? The tile in the corner, with the contract where one was bid for."""

from __future__ import annotations

from dummywhist.engine.cards.card import JACK, Card, rank_of
from dummywhist.engine.knowledge.view import View
from dummywhist.ui.scene.laws import needed, rules_of
from dummywhist.ui.scene.lying import turned_to_nobody
from dummywhist.ui.scene.parts import Looks, Slip, TrumpSign
from dummywhist.ui.scene.standing import Naming, multiplier
from dummywhist.ui.tongues import capital, grammar, rank_letters, tr
from dummywhist.ui.words.terms import bid_words

PLAIN = Looks()
BEFORE_CONTRACT = ("deal", "reveal", "auction")


def rank_name(card: Card) -> str:
    """Return how a rank stands in a line: ``8``, but ``Jack``."""
    rank = rank_of(card)
    return str(rank + 2) if rank < JACK else capital(grammar().rank(rank, ""))


def trump_sign(view: View, naming: Naming, looks: Looks = PLAIN) -> TrumpSign:
    """Return the tile: what is trumps, and how that came about."""
    rules, phrase = rules_of(view), naming.phrase
    if rules.auction is not None:
        return _of_contract(view, naming)
    chip = multiplier(naming)
    if not view.trump_known:
        named = "name" in rules.phases
        return TrumpSign(None, phrase("trump.not_named" if named else "trump.unknown"), "", chip=chip)
    title, origin = phrase("trump.none"), _origin(view, naming, looks)
    if view.trump is not None:
        title = phrase("trump.suit", suit=view.trump)
    if _taken_up(view) and looks.reminder == "none":
        return TrumpSign(None, phrase("trump.asked"), phrase("trump.asked_how"), chip=chip, asked=f"{title}: {origin}.")
    reminds = _taken_up(view) and looks.reminder == "card" and not rules.customs.trays and view.turned is not None
    tile = rank_letters(rank_of(view.turned)) if reminds and view.turned is not None else ""
    slip = _slip(view, naming)
    asked = phrase("trump.slip_asked", title=title) if slip is not None and slip.down else ""
    return TrumpSign(view.trump, title, origin, tile, chip=chip, reminds=reminds, asked=asked, slip=slip)


def _slip(view: View, naming: Naming) -> Slip | None:
    """The slip of a tray: it tells the card until the dealer takes it up, and again after the play."""
    rules, phrase = rules_of(view), naming.phrase
    if not rules.customs.trays or rules.dealing.turned is None or rules.dealing.cycle or view.turned is None:
        return None
    title, down = phrase("slip.tray", number=view.ordinal + 1), _taken_up(view)
    return Slip(title, phrase("slip.down") if down else capital(phrase("slip.card", card=view.turned)), down)


def _taken_up(view: View) -> bool:
    """Whether a player has taken the turned card into his hand: then the suit alone may be asked for (W-TRUMP-4)."""
    if view.turned is None or turned_to_nobody(view) or view.result is not None:
        return False
    return not view.lies and view.dealer not in view.layout.dummies


def _origin(view: View, naming: Naming, looks: Looks) -> str:
    rules, phrase = rules_of(view), naming.phrase
    player = view.layout.holder[view.dealer]
    if "name" in rules.phases:
        return phrase("trump.named_you" if _is_you(naming, player) else "trump.named", name=naming.player_name(player))
    if rules.dealing.turned is None or rules.dealing.cycle:
        return phrase("trump.always" if len(rules.dealing.cycle) == 1 else "trump.fixed")
    if view.turned is None:
        return phrase("trump.put_away")
    rank = rank_name(view.turned)
    if turned_to_nobody(view):
        return phrase("trump.turned_nobody", rank=rank)
    if view.dealer in view.layout.dummies:
        return phrase("trump.turned_dummy", rank=rank, dummy=naming.whose_dummy(view.dealer))
    if _taken_up(view) and (looks.reminder != "card" or rules.customs.trays):
        if rules.customs.trays:
            return phrase("trump.slip_down")  # DW-TR-2, DW-TR-3: it is turned down with the card
        key = "trump.taken_up_you" if _is_you(naming, player) else "trump.taken_up"
        return phrase(key, name=naming.plate_name(view.dealer))
    if _is_you(naming, player):
        return phrase("trump.turned_you", rank=rank)
    return phrase("trump.turned", rank=rank, name=naming.plate_name(view.dealer))


def _is_you(naming: Naming, player: object) -> bool:
    return player is not None and player == naming.company.you


def _of_contract(view: View, naming: Naming) -> TrumpSign:
    rules, phrase, contract = rules_of(view), naming.phrase, view.contract
    if view.phase in BEFORE_CONTRACT:
        rounds = rules.auction is not None and rules.auction.rounds
        two = len(view.layout.players) == 2
        story = "auction.once" if not rounds else "auction.rounds_two" if two else "auction.rounds"
        return TrumpSign(None, phrase("trump.auction"), phrase(story), "?")
    if contract is None:
        return TrumpSign(None, phrase("trump.thrown_in"), phrase("trump.thrown_in_story"), "–")
    bid = contract.bid
    low = tr("down", note="chip") if view.down else ""
    chip = {2: "×2", 4: "×4"}.get(contract.doubled, low)
    words = capital(bid_words(bid))
    whose = naming.player_name(contract.declarer)
    tricks = needed(view)
    by = "contract.by" if rules.auction is not None and rules.auction.suits else "contract.bid_by"
    if not view.trump_known:
        return TrumpSign(None, words, phrase("contract.to_make", count=tricks), str(bid.level), chip=chip)
    if view.trump is None:
        return TrumpSign(None, words, phrase(by, name=whose, count=tricks), str(bid.level), chip=chip)
    if rules.auction is not None and rules.auction.suits:
        return TrumpSign(view.trump, words, phrase(by, name=whose, count=tricks), str(bid.level), chip=chip)
    title = phrase("trump.suit", suit=view.trump)
    story = phrase(by, name=whose, count=tricks)
    return TrumpSign(view.trump, title, story, str(bid.level), chip=chip)
