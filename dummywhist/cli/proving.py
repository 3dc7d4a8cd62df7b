"""Were the deals of a record fair? `dummywhist replay FILE --prove`: four lines a deal, by the shipped script."""

from collections.abc import Sequence
from typing import Any

import click

from dummywhist.engine.cards.notation import card_text
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.fair.proof import Line, Proof
from dummywhist.engine.messages import Message, worded


def show_proofs(proofs: Sequence[Proof]) -> None:
    """Print what was said before each deal, and what follows from it."""
    for proof in proofs:
        click.echo(f"Deal {proof.place} of the sitting")
        if proof.seal:
            click.echo(f"  seal {proof.seal}")
        if proof.secret:
            click.echo(f"  secret {proof.secret}")
        for share in proof.shares:
            click.echo(f"  {share.name}: " + ", ".join(_share_words(share.cut, share.words)))
        for said in (proof.broken, proof.state):
            if said is not None:
                click.echo(f"  {'No' if said is proof.broken else '–'}: {_say(said)}")
        for line in proof.lines:
            click.echo(f"  {'Yes' if line.fits else 'No'}: {_line(line)}")
    if not proofs:
        click.echo("No deal of this record was sealed or counted.")


def proof_reports(proofs: Sequence[Proof]) -> list[dict[str, Any]]:
    """Return a JSON object for each deal."""
    return [_report(proof) for proof in proofs]


def _report(proof: Proof) -> dict[str, Any]:
    report: dict[str, Any] = {
        "kind": "proof", "index": proof.place, "session_deal": proof.ordinal + 1, "fate": proof.fate.value,
        "fair": proof.fair,
    }  # fmt: skip
    if proof.seal:
        report |= {"seal": proof.seal, "after": proof.after}
    report["shares"] = [{"name": share.name, "cut": share.cut, "words": share.words} for share in proof.shares]
    if proof.secret:
        report |= {"secret": proof.secret, "mixed": proof.mixed, "deal": str(proof.number)}
        report["lines"] = [{"fits": line.fits, "words": _line(line)} for line in proof.lines]
    if proof.last is not None:
        report["last"] = card_text(proof.last)
    for key, said in (("broken", proof.broken), ("state", proof.state)):
        if said is not None:
            report[key] = _say(said)
    return report


def _share_words(cut: int, words: str) -> list[str]:
    return [*([f"cut at {cut}"] if cut else []), *([f"“{words}”"] if words else [])]


def _line(line: Line) -> str:
    said = _say(line.said).rstrip(".")
    if line.more is None:
        return f"{said}."
    return f"{said}{':' if line.more.key == 'proof.number_is' else '.'} {_say(line.more)}"


def _say(said: Message) -> str:
    return worded(said, ENGLISH)
