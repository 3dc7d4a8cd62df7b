"""The second reading of revokes, from the rulebook alone: which there were, what they cost, what they do to the count.

Nothing of the program is used. `revokes` in a line of a deal are those that were found, with what was taken for them.
"""

from collections.abc import Callable
from typing import Any

Line = dict[str, Any]
WHIST = ("english-dummy", "double-dummy", "mort-3", "mort-4", "classic-whist", "duplicate-whist")


class Revokes:
    """The revokes of a deal: those that there were by the cards, and those that were paid for."""

    def __init__(self, game: str, line: Line, rules: dict[str, Any]) -> None:
        self.game = game
        self.rules = rules
        self.there: set[tuple[str, int]] = set()
        self.found: list[Line] = line.get("revokes", [])
        self.penalised = rules.get("follow", "prevent") == "penalise"
        self._thrown_down = bool(line.get("thrown_down"))
        self._dummies = line.get("dummy", [])
        self._tricks: list[Line] = line.get("tricks", [])
        self._out_of_turn = {(row["seat"], row["trick"]) for row in line.get("out_of_turn", [])}
        may = self.penalised and rules.get("penalise_scope", "revoke") != "revoke"
        if self._out_of_turn and not may:
            raise AssertionError("cards out of turn where they cannot be played")
        self._check_must_win(line)

    def _check_must_win(self, line: Line) -> None:
        """W-EXP-7: only where everything can go wrong, and of no hand of a side that has a dummy (ED-53)."""
        told = [(row["seat"], row["trick"]) for row in line.get("must_win", [])]
        wide = self.penalised and self.rules.get("penalise_scope") == "all" and self.game != "double-dummy"
        sides = {"NS" if seat in "NS" else "EW" for seat in self._dummies}
        right = all(1 <= trick <= 13 and ("NS" if seat in "NS" else "EW") not in sides for seat, trick in told)
        if told and not (wide and right and len(told) == len(set(told))):
            raise AssertionError(f"told to win a trick: {told}")

    def led(self, agree: Callable[[str, object, object], None], trick: Line, number: int, right: str) -> str:
        """Return who led to a trick: who had the lead, or who led out of turn and was let stand (W-LEAD-3)."""
        leader: str = trick["leader"]
        if (leader, number) in self._out_of_turn:
            agree(f"leader of trick {number} led out of turn", leader == right, False)
        else:
            agree(f"leader of trick {number}", leader, right)
        return leader

    def saw(self, seat: str, number: int, followed: bool) -> bool:
        """Note a card of ``seat`` in trick ``number`` that followed or did not though it could; whether it may be."""
        if not followed:
            self.there.add((seat, number))
        return followed or self.penalised

    def check(self, agree: Callable[[str, object, object], None], side: dict[str, str], profited: Any) -> None:
        """Check every revoke that was found: it was one, of somebody who answers for it, and costs what it must."""
        paid: dict[str, int] = {}
        seen: set[tuple[str, int]] = set()
        for row in self.found:
            seat, number, of = row["seat"], row["trick"], row["side"]
            if side[seat] != of:
                # A claim that was not proved: W-REV-8, BD-63.
                agree("a claim of what was no revoke", (seat, number) in self.there and number > 0, False)
                costs = ("tricks", self.rules.get("revoke_amount", 3)) if self.game == "bid-dummy" else ("false", 1)
                agree("what a false claim costs", (row["penalty"], row["amount"]), costs)
                agree("a false claim costs", self.game == "bid-dummy" or self.rules["false_claim"] == "minus_one", True)
                continue
            agree("a revoke", row["disobeyed"] or (seat, number) in self.there, True)
            agree("a revoke that was not found before", (seat, number) in seen, False)
            seen.add((seat, number))
            dummy = seat in self._dummies
            agree("who revoked", not dummy or self.rules.get("dummy_revoke") == "counts", True)
            agree("size of the penalty", row["amount"], self._size(paid.get(of, 0), seat, number, profited))
            paid[of] = paid.get(of, 0) + 1
            american = self.rules.get("code", "english").startswith("awl")
            chosen = "tricks" if american else self.rules.get("revoke_penalty", "tricks")
            to_pay = {one["side"] for one in self.found if one["penalty"] not in ("waived", "false")}
            both = self.rules.get("revoke_both") == "cancel" and len(to_pay) == 2
            # W-REV-14: where both sides are to pay, nobody does.
            agree("cancelled", row["penalty"] == "cancelled", both and row["penalty"] != "waived")
            if row["penalty"] not in ("waived", "cancelled") and chosen != "choice" and self.rules.get("match") not in (
                "tournament", "continuous",
            ):  # fmt: skip
                agree("kind of penalty", row["penalty"], chosen)
            pointed = self.rules.get("match") not in ("tournament", "continuous") and self.game != "double-dummy"
            if self._thrown_down and chosen == "choice" and pointed:
                agree("no tricks where all threw down: W-CLAIM-4", row["penalty"] != "tricks", True)
            agree("a penalty", row["penalty"] in ("tricks", "deduct", "add", "waived", "cancelled"), True)

    def _size(self, before: int, seat: str, number: int, profited: Any) -> int:
        rules = self.rules
        if self.game == "single-dummy-bridge":
            return 2 if profited(seat, number) else 1
        match rules.get("code", "english"):
            case "awl_1893":
                return 2
            case "awl_duplicate":
                return 1 if before else 2
        first = rules.get("revoke_amount", 3)
        return 1 if before and rules.get("revoke_further", "same") == "one_each" else first

    @property
    def offenders(self) -> set[str]:
        """The sides that revoked and are barred from winning the game, also if nothing was taken for it: W-REV-11."""
        kinds = ("tricks", "deduct", "add", "cancelled", "waived")
        return {row["side"] for row in self.found if row["penalty"] in kinds}

    def capped(self, side: str, points: int, game: int) -> int:
        """Return what ``side`` may have at most of ``points``: W-GAME-14."""
        barred = side in self.offenders and self.rules.get("revoke_bars_game", "on") == "on"
        return min(points, game - 1) if barred else points

    def taken(self, tricks: dict[str, int]) -> dict[str, int]:
        """Return the tricks when what is taken in tricks went over: W-REV-16, MO-63."""
        found = dict(tricks)
        for row in self.found:
            if row["penalty"] == "tricks":
                self._move(found, row)
        return found

    def _move(self, found: dict[str, int], row: Line) -> None:
        keep = 1 if self.rules.get("revoke_keep_one", "off") == "on" else 0
        keep = max(keep, self._safe(row["side"]))
        moved = min(row["amount"], max(0, found[row["side"]] - keep))
        found[row["side"]] -= moved
        found[row["to"]] += moved

    def _safe(self, side: str) -> int:
        """Return how many tricks a side had before its first revoke, which in duplicate stay: W-AWL-6, DW-REV-4."""
        if self.rules.get("code") != "awl_duplicate" and self.game != "duplicate-whist":
            return 0
        numbers = [row["trick"] for row in self.found if row["side"] == side and row["seat"] in side]
        won = [trick["winner"] in side for trick in self._tricks]
        return sum(won[: min(numbers, default=1) - 1])

    def pay(
        self, tricks: dict[str, int], before: dict[str, int], game: int, in_full: bool, times: int
    ) -> tuple[dict[str, int], dict[str, int], dict[str, int], str | None]:
        """Return tricks, scores, points and winner after the revokes, each in order: W-GAME-13 (1)."""
        won, score, winner = dict(tricks), dict(before), None
        points = dict.fromkeys(before, 0)
        for row in self.found:
            side, kind = row["side"], row["penalty"]
            if kind in ("waived", "cancelled") or (winner and not in_full):
                continue
            if kind == "tricks":
                self._move(won, row)
                continue
            of = row["to"] if kind == "add" else side
            was = score[of]
            if kind == "add":
                score[of] = max(was, self.capped(of, was + row["amount"] * times, game))
            else:
                score[of] = max(0, was - row["amount"])
            points[of] += score[of] - was
            if not winner and score[of] >= game:
                winner = of
        return won, score, points, winner


RANKS = "23456789TJQKA"


def not_won(hand: list[str], before: list[str], card: str, trump: str) -> bool | None:
    """Return whether ``card`` does not win though a card of ``hand`` could: W-EXP-7, W-TURN-4. None if it revokes.

    It is played on ``before``; who leads has nothing to beat.
    """
    if not before:
        return False
    led = before[0][0]
    lawful = [other for other in hand if other[0] == led] or hand
    if card not in lawful:
        return None

    def strength(one: str) -> tuple[bool, int]:
        return one[0] == trump, RANKS.index(one[1]) if one[0] in (led, trump) else -1

    best = max(strength(one) for one in before)
    return strength(card) <= best and any(strength(other) > best for other in lawful)
