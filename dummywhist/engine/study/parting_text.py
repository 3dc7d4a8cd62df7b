"""How is what parts the losing layouts spelled? As JSON of a finding, and of a report."""

from collections.abc import Mapping
from typing import Any, Final, get_args

from dummywhist.engine.cards.notation import card_text, read_card, read_suit, suit_text
from dummywhist.engine.cards.seat import read_seat, seat_text
from dummywhist.engine.study.plain import share_of, words_of
from dummywhist.engine.study.reasons import Fact, FactKind, Parting

PLACES: Final = 4
KINDS: Final = {kind: kind for kind in get_args(FactKind)}


def parting_fields(told: Parting) -> dict[str, Any]:
    """Spell what parts the layouts: ``{"best": "DT", "share": 0.75, "fact": {"out": "E", "suit": "S"}, …}``."""
    assert told.best is not None
    fields: dict[str, Any] = {"best": card_text(told.best), "share": round(told.share, PLACES), "fact": None}
    if told.fact is not None:
        fields["fact"] = _fact_fields(told.fact)
        fields["explains"] = round(told.explains, PLACES)
        fields["among"] = round(told.among, PLACES)
        fields["bits"] = round(told.bits, PLACES)
    return fields


def parting_of(fields: Mapping[str, Any]) -> Parting:
    """Read what `parting_fields` spelled; KeyError, TypeError, ValueError or Unreadable if it is something else."""
    best, share = read_card(words_of(fields["best"])), share_of(fields["share"])
    if fields["fact"] is None:
        return Parting(best, share)
    return Parting(
        best, share, _fact_of(fields["fact"]), share_of(fields["explains"]), share_of(fields["among"]),
        share_of(fields["bits"]),
    )  # fmt: skip


def _fact_fields(fact: Fact) -> dict[str, Any]:
    fields: dict[str, Any] = {"kind": fact.kind}
    if fact.seat is not None:
        fields["seat"] = seat_text(fact.seat)
    if fact.suit is not None:
        fields["suit"] = suit_text(fact.suit)
    if fact.card is not None:
        fields["card"] = card_text(fact.card)
    if fact.counts:
        fields["counts"] = list(fact.counts)
    return fields


def _fact_of(fields: Mapping[str, Any]) -> Fact:
    kind: FactKind = KINDS[fields["kind"]]
    match kind:
        case "out":
            return Fact(kind, read_seat(words_of(fields["seat"])), read_suit(words_of(fields["suit"])))
        case "holds":
            return Fact(kind, read_seat(words_of(fields["seat"])), card=read_card(words_of(fields["card"])))
        case "divides":
            first, second = fields["counts"]
            if type(first) is not int or type(second) is not int or not 13 >= first >= second >= 0:
                raise ValueError
            return Fact(kind, suit=read_suit(words_of(fields["suit"])), counts=(first, second))
        case "ruffs":
            of = read_seat(words_of(fields["seat"])) if "seat" in fields else None
            return Fact(kind, of, read_suit(words_of(fields["suit"])))
        case "least" | "most":
            (many,) = fields["counts"]
            if type(many) is not int or not 13 >= many >= 1:
                raise ValueError
            seat, suit = read_seat(words_of(fields["seat"])), read_suit(words_of(fields["suit"]))
            return Fact(kind, seat, suit, counts=(many,))
