"""How is what parts the losing layouts spelled? As JSON of a finding, and of a report."""

from collections.abc import Mapping
from typing import Any, Final, get_args

from dummywhist.engine.cards.notation import card_text, read_card, read_suit, suit_text
from dummywhist.engine.cards.seat import read_seat, seat_text
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
    best, share = read_card(_text(fields["best"])), _share(fields["share"])
    if fields["fact"] is None:
        return Parting(best, share)
    return Parting(
        best, share, _fact_of(fields["fact"]), _share(fields["explains"]), _share(fields["among"]),
        _share(fields["bits"]),
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
            return Fact(kind, read_seat(_text(fields["seat"])), read_suit(_text(fields["suit"])))
        case "holds":
            return Fact(kind, read_seat(_text(fields["seat"])), card=read_card(_text(fields["card"])))
        case "divides":
            first, second = fields["counts"]
            if type(first) is not int or type(second) is not int or not 13 >= first >= second >= 0:
                raise ValueError
            return Fact(kind, suit=read_suit(_text(fields["suit"])), counts=(first, second))


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value


def _share(value: Any) -> float:
    if type(value) not in (int, float) or not 0 <= value <= 1:
        raise ValueError
    return float(value)
