"""The second reading of `selfplay --json` for the games beside English Dummy, written from the rulebook alone.

Nothing of the program is used. From the cards dealt, the calls and decisions and the cards played it finds who leads,
who wins, what the contract or the targets are, what is scored, whose deal is next, who has won, and what is owed.
"""

from collections.abc import Callable
from fractions import Fraction
from itertools import permutations
from typing import Any

from tests.second_laws import Revokes

Line = dict[str, Any]
CLOCKWISE = "NESW"
RANKS = "23456789TJQKA"
FOUR = {"N": "NS", "S": "NS", "E": "EW", "W": "EW"}

WHIST = {
    "match": "rubber", "tournament_deals": 12, "trump": "turned", "honours": "on", "honours_barred_at": "one_short",
    "honours_claim": "automatic", "game": 5, "game_value": "english", "rubber_bonus": 2, "stake_unit": "rubber_point",
    "stake": 1, "rubber_stake": 0, "revoke_penalty": "choice", "false_claim": "none",
}  # fmt: skip
MORT = WHIST | {
    "first_deal": "owner_chooses", "seating": "auto", "play_out": "on", "slam": 20, "slam_to_game": "off",
    "consolation": 4, "multiples": "3-2-1", "honours": "off", "sitter_shares": "off", "permanent_vivant": "off",
    "tournee": "full", "match": "single", "rubber_bonus": 0, "revoke_keep_one": "on",
}  # fmt: skip
HUMBUG = {
    "trump": "turned", "decision_order": "non_dealer_first", "honours": "on", "honours_barred_at": "one_short",
    "game": 5, "match": "single", "multiplier": "off",
}  # fmt: skip
DEFAULTS: dict[str, dict[str, Any]] = {
    "double-dummy": WHIST | {
        "seat": "right", "first_deal": "dummy", "show_fourth": "off", "claims": "agree", "double_payment": "off",
    },
    "mort-3": MORT,
    "mort-4": MORT,
    "classic-whist": WHIST | {"tournament_score": "odd_tricks", "tournament_partners": "fixed", "tie": "share"},
    "duplicate-whist": {
        "match": "tournament", "tournament_score": "all_tricks", "tournament_partners": "fixed", "tie": "share",
        "trays": 12, "movement": "auto", "trump": "turned", "declared": "hearts", "code": "awl_duplicate",
        "first_deal": "dummy", "false_claim": "none",
    },
    "bid-dummy": {
        "jokers": "off", "downtown_rank": "equal", "auction_rounds": "single", "min_level": 1, "downtown_ace": "good",
        "nt_joker": "worthless", "nt_joker_lead": "last_resort", "opening_lead": "declarer", "boston_double": "on",
        "boston_factor": 2, "boston_scope": "bid", "no_trump_double": "off", "target": 21,
        "set_penalty": "opponents_gain",
    },
    "double-dummy-dead": HUMBUG | {
        "multiplier": "on", "multiplier_scope": "all", "honours_barred_at": "none", "match": "rubber",
    },
    "humbug": HUMBUG,
    "thirteen": HUMBUG | {"score": "odd_only", "honours": "off"},
    "single-dummy-bridge": {"target": 500, "opening_lead": "own_hand", "fail": "penalty_50", "overtricks": "as_won"},
    "three-handed": {
        "dummy_target": 4, "other_target": 3, "discard_target": 3, "exchange": "on", "trump": "clubs",
        "lead": "left_of_dealer", "end": "deals", "deals": 12, "score_target": 21, "scoring": "difference",
        "finish_round": "off",
    },
}  # fmt: skip
PLACES = {
    "bid-dummy": "SWE", "three-handed": "SWE", "humbug": "SN", "thirteen": "SN", "double-dummy-dead": "SN",
    "single-dummy-bridge": "SW",
}  # fmt: skip
"""Seats that deal in turn, clockwise; in the other games all four."""
ALONE = ("bid-dummy", "three-handed", "humbug", "thirteen", "double-dummy-dead")


class Disagreement(AssertionError):
    """A line says something else than the rulebook."""


def agree(what: str, said: object, found: object) -> None:
    """Raise `Disagreement` if what a line says differs from what was found."""
    if said != found:
        raise Disagreement(f"{what}: the line says {said!r}, by the rulebook it is {found!r}")


def left(seat: str, steps: int = 1) -> str:
    """Return the seat so many places clockwise."""
    return CLOCKWISE[(CLOCKWISE.index(seat) + steps) % 4]


def hands_of(text: str) -> dict[str, set[str]]:
    """Return the cards by seat; a seat without a hand has none."""
    hands: dict[str, set[str]] = {}
    for seat, spelled in zip(CLOCKWISE, text.removeprefix("N:").split(" "), strict=True):
        suits = [] if spelled == "-" else spelled.split(".")
        hands[seat] = {suit + rank for suit, ranks in zip("SHDCJ", suits, strict=False) for rank in ranks}
    return hands


class Ranking:
    """How cards rank: BD-30 to BD-37."""

    def __init__(self, trump: str, down: bool, ace: str) -> None:
        self.trump = trump
        order = "A" + RANKS[:-1] if ace == "good" else RANKS
        self.order = order[::-1] if down else RANKS

    def suit(self, card: str) -> str:
        """Return the suit that a card belongs to; a joker at no trumps to none."""
        if card[0] != "J":
            return card[0]
        return self.trump if self.trump != "N" else ""

    def height(self, card: str) -> int:
        """Return how high a card is within its suit."""
        return 20 + "LB".index(card[1]) if card[0] == "J" else self.order.index(card[1])

    def led(self, cards: list[str]) -> str:
        """Return the suit to be followed."""
        return next((self.suit(card) for card in cards if self.suit(card)), "")

    def taker(self, cards: list[str]) -> int:
        """Return the place of the card that takes the trick."""
        trumps = [card for card in cards if self.suit(card) == self.trump]
        running = trumps or [card for card in cards if self.suit(card) == self.led(cards)] or cards[:1]
        return cards.index(max(running, key=self.height))


class Unit:
    """A rubber, or a game that stands alone."""

    def __init__(self, number: int, seats: dict[str, str], columns: list[str], rules: dict[str, Any]) -> None:
        self.number = number
        self.rules = rules
        self.seats = seats
        self.columns = columns
        self.score = dict.fromkeys(columns, 0)
        self.games: list[tuple[str | None, int, dict[str, int]]] = []
        self.slams = dict.fromkeys(columns, 0)
        self.odd = dict.fromkeys(columns, 0)
        self.deals = 0
        self.over = False
        self.dealer = ""

    def won(self, column: str) -> int:
        """Return the games of a column."""
        return sum(winner == column for winner, _, _ in self.games)

    def players(self, column: str) -> list[str]:
        """Return who plays for a column, from South clockwise."""
        return list(dict.fromkeys(self.seats[seat] for seat in "SWNE" if seat in column and seat in self.seats))


class Scorer:
    """One session, deal by deal."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.units: list[Unit] = []
        self.trays: list[tuple[str, dict[str, set[str]]]] = []
        self.deals = 0
        self.first: dict[str, Any] = {}

    # ---- a deal

    def deal(self, line: Line) -> None:
        """Count one deal and compare it with its line."""
        rules = DEFAULTS[self.game] | line.get("rules", {})
        self.deals += 1
        if not self.first:
            self.first = rules
        if not self.units or self.units[-1].over:
            self._begin(line, rules)
        unit = self.units[-1]
        unit.deals += 1
        agree("seats within a unit", line["seats"], unit.seats)
        agree("rubber", line["rubber"], unit.number + 1)
        agree("deal of the session", line["session_deal"], self.deals)
        hands = hands_of(line["hands"])
        if self.first.get("movement", "auto") != "auto":
            self._tray(line["dealer"], hands)
        else:
            self._dealer(line, rules, unit)
        self._packets(line, rules, hands)
        seats, held = self._before_play(line, rules, unit, hands)
        trump, down = self._trump(line, rules, hands)
        ranking = Ranking(trump, down, rules.get("downtown_ace", "good"))
        revokes = self.revokes = Revokes(self.game, line, rules)
        tricks = self._tricks(line, rules, seats, held, ranking)
        side = {seat: seat for seat in seats} if self.game in ALONE and self.game != "bid-dummy" else FOUR
        revokes.check(agree, side, lambda seat, number: profited(line, ranking, held[seat], seat, number))
        if "tricks_won" in line and not self._thrown_in(line):
            agree("tricks won", line["tricks_won"], tricks)
        self._count(line, rules, unit, tricks, held, trump)

    def _begin(self, line: Line, rules: dict[str, Any]) -> None:
        number = len(self.units)
        agree("units of a session", number < self._length(), True)
        seats = line["seats"]
        allowed = self._sitting(number, rules)
        agree("seats", seats in allowed, True)
        columns = list(line["scores"])
        if "games" in columns:
            columns.remove("games")
        alone = [place for place in PLACES.get(self.game, "") if self.game in ALONE]
        agree("columns", sorted(columns), sorted(alone or ["NS", "EW"]))
        if alone:
            agree("whose the columns are", line["columns"], {seat: seats[seat] for seat in alone})
        self.units.append(Unit(number, dict(seats), alone or ["NS", "EW"], rules))

    def _length(self) -> int:
        rules = self.first
        if self.game.startswith("mort") and rules["tournee"] == "full":
            return int(self.game[-1])
        if rules.get("movement") == "individuals":
            return 6
        return 3 if rules.get("tournament_partners") == "rotate" else 1

    def _sitting(self, number: int, rules: dict[str, Any]) -> list[dict[str, str]]:
        """Return the seats that are possible in a unit."""
        match self.game:
            case "classic-whist" | "duplicate-whist":
                partner = "BCD"[number % 3]
                others = [player for player in "BCD" if player != partner]
                return [{"S": "A", "N": partner, "W": others[0], "E": others[1]}]
            case "double-dummy" | "single-dummy-bridge":
                return [{"S": "A", "N": "A", "W": "B", "E": "B"}]
            case "bid-dummy" | "three-handed":
                return [{"S": "A", "W": "B", "E": "C"}]
            case "mort-3" | "mort-4":
                return self._mort_seats(number, rules)
        return [{"S": "A", "N": "B"}]

    def _mort_seats(self, number: int, rules: dict[str, Any]) -> list[dict[str, str]]:
        players = "ABCD"[: int(self.game[-1])]
        owner = 0 if self.first["permanent_vivant"] == "on" else number
        order = [players[(owner + step) % len(players)] for step in range(len(players))]
        if self.first["permanent_vivant"] == "on" and len(players) == 4:
            order = ["A", *("BCD"[(number + step) % 3] for step in range(3))]
        vivant, right, left_hand = order[:3]
        found = [{"S": vivant, "N": vivant, "W": right, "E": left_hand}]
        # MO-21, MO-24: where places are chosen the two adversaries may change them; of four only in the first game.
        if rules["seating"] == "choose" and (len(players) == 3 or number == 0):
            found.append({"S": vivant, "N": vivant, "W": left_hand, "E": right})
        return found

    def _tray(self, dealer: str, hands: dict[str, set[str]]) -> None:
        """Take a tray up, or find in the second play which one it was: turned, perhaps in other suits (DW-MNE-6)."""
        if self.deals <= self.first["trays"]:
            agree("dealer of a tray", dealer, "NESW"[(self.deals - 1) % 4])
            self.trays.append((dealer, hands))
            return
        for place, (before, held) in enumerate(self.trays):
            for suits in permutations("SHDC"):
                of = dict(zip("SHDC", suits, strict=True))
                moved = {left(seat): {of[card[0]] + card[1:] for card in cards} for seat, cards in held.items()}
                if moved == hands:
                    agree("dealer of a tray that comes again", dealer, left(before))
                    agree("other suits", suits != tuple("SHDC"), self.first.get("suit_permutation") == "on")
                    # Who plays for himself has the trays in their order, and so each with the same partner (DW-MNE-4).
                    agree("tray in turn", self.first["movement"] == "mnemonic" or place == 0, True)
                    del self.trays[place]
                    return
        raise Disagreement("no tray of the first play has these hands")

    def _dealer(self, line: Line, rules: dict[str, Any], unit: Unit) -> None:
        if unit.dealer:
            seat = left(unit.dealer)
            while seat not in PLACES.get(self.game, CLOCKWISE):
                seat = left(seat)
            allowed = [seat]
        else:
            allowed = {"dummy": ["N"], "owner": ["S"], "owner_chooses": ["N", "S"]}[rules.get("first_deal", "owner")]
        # In a tournament with rotating partners each block begins anew with the lowest cutter.
        agree("dealer", line["dealer"] in allowed, True)
        unit.dealer = line["dealer"]

    def _packets(self, line: Line, rules: dict[str, Any], hands: dict[str, set[str]]) -> None:
        sizes = dict.fromkeys(CLOCKWISE, 13)
        if self.game == "thirteen":
            sizes |= {"E": 0, "W": 0}
        if rules.get("jokers") == "on":
            sizes["N"] = 15
        agree("cards dealt", {seat: len(hand) for seat, hand in hands.items()}, sizes)
        agree("different cards dealt", len(set().union(*hands.values())), sum(sizes.values()))

    # ---- between the deal and the lead

    def _before_play(
        self, line: Line, rules: dict[str, Any], unit: Unit, hands: dict[str, set[str]]
    ) -> tuple[dict[str, str], dict[str, set[str]]]:
        """Return who plays the hand at each seat, and the hands as the play begins."""
        held = {seat: set(hand) for seat, hand in hands.items()}
        seats = dict(unit.seats)
        if self.game in ("humbug", "double-dummy-dead", "three-handed"):
            self._exchange(line, rules, held)
        if "auction" in line:
            self._auction(line, rules)
        if self.game == "bid-dummy":
            seats, held = self._floating(line, unit, held)
        if self.game == "single-dummy-bridge" and not self._thrown_in(line):
            said = hands_of(line.get("play_hands", line["hands"]))
            crossed = said["N"] == held["E"] and said["E"] == held["N"]
            if crossed:
                held["N"], held["E"] = held["E"], held["N"]
        said = hands_of(line.get("play_hands", line["hands"]))
        if rules.get("jokers") == "on":
            held = self._discarded(line, rules, seats, held, said)
        agree("hands in play", said, held)
        agree("who plays", line.get("play_seats", line["seats"]), seats)
        return seats, held

    def _exchange(self, line: Line, rules: dict[str, Any], held: dict[str, set[str]]) -> None:
        decisions = line.get("exchange", [])
        seats = [seat for seat, _ in decisions]
        if rules.get("exchange") == "off":
            agree("nobody decides", decisions, [])
            return
        order = self._deciders(line["dealer"], rules)
        agree("who decides, and when", seats, order)
        taken = False
        for seat, decision in decisions:
            if decision == "keep":
                continue
            if rules.get("exchange") == "first_only":
                agree("the packet is taken once", taken, False)
            taken = True
            packet = "N" if self.game == "three-handed" else left(seat, 3)
            held[seat], held[packet] = held[packet], held[seat]

    def _deciders(self, dealer: str, rules: dict[str, Any]) -> list[str]:
        if self.game == "three-handed":
            return [seat for seat in (left(dealer, step) for step in range(1, 5)) if seat != "N"]
        other = left(dealer, 2)
        if rules["trump"] == "dealer_names":
            return [other]
        return [dealer, other] if rules["decision_order"] == "dealer_first" else [other, dealer]

    def _thrown_in(self, line: Line) -> bool:
        return "auction" in line and "contract" not in line

    def _auction(self, line: Line, rules: dict[str, Any]) -> None:
        calls = line["auction"]
        bridge = self.game == "single-dummy-bridge"
        places = "SW" if bridge else "SWE"
        at = places.index(line["dealer"]) + (0 if bridge else 1)
        best: tuple[int, str, str] | None = None
        doubled = 1
        for number, (seat, call) in enumerate(calls):
            agree("whose call it is", seat, places[(at + number) % len(places)])
            if call == "double":
                agree("a double", (doubled, best is not None and best[1] != seat), (1, True))
                doubled = 2
            elif call == "redouble":
                agree("a redouble", (doubled, best is not None and best[1] == seat), (2, True))
                doubled = 4
            elif call != "pass":
                height = self._height(call, rules)
                agree(f"{call} is higher", best is None or height > best[0], True)
                best, doubled = (height, seat, call), 1
            elif not bridge and best is None and seat == line["dealer"] and number >= 2:
                raise Disagreement("the dealer must bid when nobody did")
        if best is None:
            agree("contract", line.get("contract"), None)
            agree("both passed", [call for _, call in calls], ["pass", "pass"])
            return
        agree("contract", line["contract"], {"by": best[1], "bid": best[2], "doubled": doubled})
        if bridge:
            agree("the auction ends with a pass", calls[-1][1], "pass")
        elif rules["auction_rounds"] == "single":
            agree("calls", len(calls), 3)
        else:
            agree("two passes", [call for _, call in calls[-2:]], ["pass", "pass"])

    def _height(self, bid: str, rules: dict[str, Any]) -> int:
        level, name = bid.split(" ")
        if self.game == "single-dummy-bridge":
            return 5 * int(level) + ["C", "D", "H", "S", "NT"].index(name)
        agree("lowest bid", int(level) >= rules["min_level"], True)
        down = 1 if rules["downtown_rank"] == "above_uptown" else 0
        return 3 * int(level) + {"up": 0, "down": down, "nt": 2}[name]

    def _floating(
        self, line: Line, unit: Unit, held: dict[str, set[str]]
    ) -> tuple[dict[str, str], dict[str, set[str]]]:
        """Return seats and hands with the dummy opposite the declarer: BD-6."""
        at = line["contract"]["by"]
        others = [seat for seat in (left(at, step) for step in (1, 2, 3)) if seat != "N"]
        came = {at: at, left(at): others[0], left(at, 2): "N", left(at, 3): others[1]}
        agree("where dummy lies", line["dummy"], [left(at, 2)])
        seats = {seat: unit.seats.get(old, unit.seats[at]) for seat, old in came.items()}
        return {seat: seats[seat] for seat in CLOCKWISE}, {seat: held[old] for seat, old in came.items()}

    def _discarded(
        self, line: Line, rules: dict[str, Any], seats: dict[str, str], held: dict[str, set[str]],
        said: dict[str, set[str]],
    ) -> dict[str, set[str]]:  # fmt: skip
        """Return the hands after two cards of the dummy were put away, and jokers handed in: BD-21, BD-39."""
        (dummy,) = line["dummy"]
        away = set(line["discard"])
        agree("cards put away", (len(away), away <= held[dummy]), (2, True))
        held = held | {dummy: held[dummy] - away}
        if rules["nt_joker"] != "exchange" or line["trump"] != "N":
            return held
        free = {card for card in away if card[0] != "J"}
        at = left(dummy, 2)
        for seat in (left(at, step) for step in range(4)):
            jokers = sorted(card for card in held[seat] if card[0] == "J")
            gained = said[seat] - held[seat]
            if seat == dummy:
                agree("dummy hands nothing in", gained, set())
                continue
            agree("a joker for a card", (len(gained), gained <= free), (min(len(jokers), len(free)), True))
            lost = held[seat] - said[seat]
            agree("only jokers are handed in", lost <= set(jokers), True)
            held[seat] = (held[seat] - lost) | gained
            free -= gained
        return held

    # ---- trumps and play

    def _trump(self, line: Line, rules: dict[str, Any], hands: dict[str, set[str]]) -> tuple[str, bool]:
        if self._thrown_in(line):
            return "N", False
        said = str(line["trump"])
        down = line.get("direction") == "down"
        contract = line.get("contract", {})
        kind = rules.get("trump")
        if self.game == "single-dummy-bridge":
            agree("trump", said, contract["bid"].split(" ")[1].removesuffix("T"))
        elif self.game == "bid-dummy":
            name = contract["bid"].split(" ")[1]
            agree("no trump is no suit", said == "N", name == "nt")
            if name != "nt":
                agree("direction", line["direction"], name)
        elif kind == "declared_suit":
            agree("trump", said, rules["declared"][0].upper())
        elif kind in ("rotate", "rotate_with_no_trump", "clubs"):
            suits = "CDHS" if self.game == "three-handed" else "HDSC"
            order = "C" if kind == "clubs" else suits if kind == "rotate" else suits + "N"
            agree("trump", said, order[(self.deals - 1) % len(order)])
        elif kind == "dealer_names":
            agree("a suit is named", said in "SHDC", True)
        else:
            card = line["turned"]
            agree("trump", said, card[0])
            everything = set().union(*hands.values())
            dealers = card in hands[line["dealer"]]
            agree("whose the turned card is", (dealers, card in everything), (self.game != "thirteen",) * 2)
        return said, down

    def _leader(self, line: Line, rules: dict[str, Any], seats: dict[str, str]) -> str:
        dealer = line["dealer"]
        match self.game:
            case "bid-dummy" | "single-dummy-bridge":
                declarer = line["contract"]["by"]
                kind = rules["opening_lead"]
                if kind == "declarer":
                    return str(declarer)
                return left(declarer) if kind == "left_of_declarer" else {"S": "W", "W": "S"}[declarer]
            case "three-handed":
                takers = [seat for seat, decision in line.get("exchange", []) if decision == "exchange"]
                if rules["lead"] == "dummy_taker" and takers:
                    return str(takers[0])
                return left(dealer, 2) if left(dealer) == "N" else left(dealer)
            case "humbug" | "thirteen" | "double-dummy-dead":
                return left(dealer, 2)
        return left(dealer)

    def _tricks(
        self, line: Line, rules: dict[str, Any], seats: dict[str, str], held: dict[str, set[str]], ranking: Ranking
    ) -> dict[str, int]:
        side = {seat: seat for seat in seats} if self.game in ALONE else FOUR
        side = FOUR if self.game == "bid-dummy" else side
        won = dict.fromkeys([side[seat] for seat in "SWNE" if seat in seats], 0)
        if self._thrown_in(line):
            agree("tricks of a hand thrown in", line["tricks"], [])
            return won
        left_over = {seat: set(hand) for seat, hand in held.items()}
        chairs = [seat for seat in CLOCKWISE if seat in seats]
        leader = self._leader(line, rules, seats)
        for number, trick in enumerate(line["tricks"], start=1):
            leader = self.revokes.led(agree, trick, number, leader)
            agree(f"cards of trick {number}", len(trick["cards"]), len(chairs))
            first = chairs.index(leader)
            for place, card in enumerate(trick["cards"]):
                seat = chairs[(first + place) % len(chairs)]
                followed = self._check_card(
                    f"{card} in trick {number}", rules, ranking, left_over[seat], trick["cards"][:place], card
                )
                agree(f"{card} in trick {number} follows suit", self.revokes.saw(seat, number, followed), True)
                left_over[seat].remove(card)
            leader = chairs[(first + ranking.taker(trick["cards"])) % len(chairs)]
            agree(f"winner of trick {number}", trick["winner"], leader)
            won[side[leader]] += 1
        claimed = line.get("claimed", {})
        if not claimed:
            agree("tricks played", len(line["tricks"]), 13)
        else:
            agree("tricks claimed", len(line["tricks"]) + sum(claimed.values()), 13)
        return {name: tricks + claimed.get(name, 0) for name, tricks in won.items()}

    def _check_card(
        self, what: str, rules: dict[str, Any], ranking: Ranking, hand: set[str], before: list[str], card: str
    ) -> bool:
        """Check that ``card`` was held, and of jokers what the rules forbid; return whether it follows if it can."""
        agree(f"{what} was held", card in hand, True)
        led = ranking.led(before)
        suited = [other for other in hand if led and ranking.suit(other) == led]
        jokers = [other for other in hand if other[0] == "J"]
        if suited:
            return card in suited
        if ranking.trump == "N" and jokers:
            if led and rules["nt_joker"] == "must_throw":
                agree(f"{what}: a joker must be thrown", card in jokers, True)
            if not before and rules["nt_joker_lead"] == "last_resort" and len(jokers) < len(hand):
                agree(f"{what}: no joker is led", card in jokers, False)
        return True

    # ---- the count

    def _count(
        self, line: Line, rules: dict[str, Any], unit: Unit, tricks: dict[str, int], held: dict[str, set[str]],
        trump: str,
    ) -> None:  # fmt: skip
        for name in unit.columns if self.game != "bid-dummy" else ():
            unit.odd[name] += max(0, tricks[name] - 6)
        kind = self.first.get("match", "")
        game_won = self.game in ("bid-dummy", "single-dummy-bridge", "three-handed") or kind in (
            "tournament", "continuous",
        )  # fmt: skip
        if game_won and not self._thrown_in(line):
            tricks = self.revokes.taken(tricks)
        if self.game == "bid-dummy":
            points = bid_points(rules, line, tricks, unit.columns)
        elif self.game == "single-dummy-bridge":
            points = bridge_points(rules, line, tricks)
        elif self.game == "three-handed":
            points = target_points(rules, line, tricks)
        elif kind in ("tournament", "continuous"):
            points = {name: {"tricks": tournament_points(rules, kind, tricks, name)} for name in unit.columns}
            for row in self.revokes.found:
                # W-REV-8, W-Q4: a point off for a claim that was not proved, as far as there is one.
                if row["penalty"] == "false":
                    was = unit.score[row["side"]] + points[row["side"]].get("revoke", 0)
                    points[row["side"]]["revoke"] = points[row["side"]].get("revoke", 0) - min(1, was)
        else:
            self._count_game(line, rules, unit, tricks, held, trump)
            return
        for name, items in points.items():
            unit.score[name] += sum(items.values())
        agree("points", without_nothing(line["points"]), without_nothing(points))
        agree("scores", line["scores"], unit.score)
        self._end_by_score(line, rules, unit)

    def _end_by_score(self, line: Line, rules: dict[str, Any], unit: Unit) -> None:
        best = max(unit.score.values())
        leaders = [name for name, score in unit.score.items() if score == best]
        alone = leaders[0] if len(leaders) == 1 else None
        first = self.first
        if self.game == "three-handed" and first["end"] == "deals":
            over = unit.deals == first["deals"]
        elif self.game == "three-handed" and first["end"] == "time":
            rounded = first["finish_round"] == "off" or unit.deals % 3 == 0
            over = rounded and "game_won" in line  # nobody but the clock knows
        elif self.game == "three-handed":
            over = best >= first["score_target"] and alone is not None
        elif self.game == "bid-dummy":
            lost = first["set_penalty"] == "declarer_minus" and min(unit.score.values()) <= -first["target"]
            over = (best >= first["target"] or lost) and alone is not None
        elif self.game == "single-dummy-bridge":
            over = best >= first["target"] and alone is not None
        elif first["match"] == "continuous":
            over = "game_won" in line
        else:
            trays = first["trays"] if self.game == "duplicate-whist" else first["tournament_deals"]
            trays *= 2 if first.get("movement") == "mnemonic" else 1  # DW-MNE-1
            alone_each = first.get("movement") == "individuals"  # DW-MNE-4
            deals = trays // (3 if alone_each or first.get("tournament_partners") == "rotate" else 1)
            shared = first.get("tie", "share") == "share"
            over = unit.deals >= deals and (shared or alone is not None)
        won = {"winner": alone, "points": best} if over else None
        agree("game won", line.get("game_won"), won)
        if over:
            unit.games.append((alone, best, dict(unit.score)))
            unit.over = True

    def _count_game(
        self, line: Line, rules: dict[str, Any], unit: Unit, tricks: dict[str, int], held: dict[str, set[str]],
        trump: str,
    ) -> None:  # fmt: skip
        """Count by W-GAME-13: tricks, then honours, and the game is over where it is reached."""
        mort = self.game.startswith("mort")
        game = rules["game"]
        in_full = rules.get("game_value") == "playout" or (mort and rules["play_out"] == "on")
        before = {name: min(points, game - 1) for name, points in unit.score.items()}
        times = self._times(line, rules, unit)
        factor = 1 if rules.get("multiplier_scope") == "tricks_only" else times
        revokes, won = self.revokes, tricks
        tricks, score, paid, winner = revokes.pay(tricks, before, game, in_full, factor)
        points: dict[str, dict[str, int]] = {name: {"odd_tricks": 0} for name in score}
        made = (name for name in score if mort and rules["slam"] and won[name] == 13 and name not in revokes.offenders)
        slam = next(made, None)
        if slam:
            points[slam]["slam"] = rules["slam"]
            unit.slams[slam] += rules["slam"]
        for name in score:
            odd = max(0, tricks[name] - 6)
            if slam and rules["slam_to_game"] == "off":
                odd = 0
            if self.game == "thirteen" and rules["score"] == "odd_only":
                odd = min(odd, 1)
            if winner and not in_full:
                odd = 0
            was = score[name]
            score[name] = max(was, revokes.capped(name, was + odd * times, game))
            points[name]["odd_tricks"] = score[name] - was
            winner = winner or (name if score[name] >= game else None)
        if rules["honours"] == "on":
            for name in score:
                worth = factor * self._honours(unit, held, trump, name)
                if before[name] == game - 1 and rules["honours_barred_at"] == "one_short":
                    worth = 0
                if winner and not in_full:
                    worth = 0
                if rules.get("honours_claim") == "call" and not line["points"][name]["honours"]:
                    worth = 0
                was = score[name]
                score[name] = max(was, revokes.capped(name, was + worth, game))
                points[name]["honours"] = score[name] - was
                winner = winner or (name if score[name] >= game else None)
        for name, number in paid.items():
            if number or "revoke" in line["points"][name]:
                points[name]["revoke"] = number
        agree("points", line["points"], points)
        if winner:
            loser = next(name for name in score if name != winner)
            value = self._worth(rules, score[winner] if in_full else game, score[loser])
            value += unit.slams[winner] - unit.slams[loser]
            if not in_full:
                score[winner] = game
            unit.games.append((winner, value, dict(score)))
            agree("game won", line.get("game_won"), {"winner": winner, "points": value})
        else:
            agree("game won", line.get("game_won"), None)
        agree("scores", line["scores"], {**score, "games": {name: unit.won(name) for name in score}})
        unit.score = dict.fromkeys(score, 0) if winner else score
        if winner:
            needed = 2 if self.first["match"] == "rubber" and self.game != "thirteen" else 1
            unit.over = unit.won(winner) == needed
            unit.slams = dict.fromkeys(score, 0)

    def _times(self, line: Line, rules: dict[str, Any], unit: Unit) -> int:
        if rules.get("multiplier", "off") == "off":
            return 1
        thrown = sum(decision == "exchange" for _, decision in line["exchange"])
        return int(2 ** (2 - thrown))

    def _honours(self, unit: Unit, held: dict[str, set[str]], trump: str, name: str) -> int:
        if trump == "N":
            return 0
        wanted = {trump + rank for rank in "AKQJ"}
        counts = {
            column: sum(len(held[seat] & wanted) for seat in column if seat in unit.seats) for column in unit.columns
        }
        mine = counts[name]
        if len(name) == 1:
            other = next(count for column, count in counts.items() if column != name)
            return mine if mine >= 2 and mine > other else 0
        return {4: 4, 3: 2}.get(mine, 0)

    def _worth(self, rules: dict[str, Any], winner: int, loser: int) -> int:
        game = rules["game"]
        if self.game.startswith("mort"):
            multiple = 3 if loser == 0 else 2 if 2 * loser < game else 1
            return int(winner + (multiple if rules["multiples"] == "3-2-1" else 0) + rules["consolation"] - loser)
        match rules.get("game_value", "flat"):
            case "english":
                return {0: 3, 1: 2, 2: 2}.get(loser, 1)
            case "difference":
                return int(game - loser)
            case "playout":
                return winner - loser
            case "double_under_half":
                return 2 if loser < Fraction(game, 2) else 1
        return 1

    # ---- the account

    def session(self, line: Line) -> None:
        """Settle the session and compare it with its line."""
        timed = self.first.get("end") == "time" or self.first.get("match") == "continuous"
        if timed and not line.get("abandoned") and self.units and not self.units[-1].over:
            self._time_called()
        done = [unit for unit in self.units if unit.over]
        if not line.get("abandoned"):
            agree("units played", len(done), self._length())
        agree("deals", line["deals"], self.deals)
        agree("unit numbers", [unit["number"] for unit in line["units"]], [unit.number + 1 for unit in done])
        players = sorted(line["players"])
        points = dict.fromkeys(players, 0)
        owed: dict[tuple[str, str], Fraction] = {}
        for unit, said in zip(done, line["units"], strict=True):
            self._settle(unit, said, unit.rules, points, owed, players)
        agree("points of the players", line["result"], points)
        money = dict.fromkeys(players, Fraction(0))
        for (payer, taker), amount in owed.items():
            money[payer] -= amount
            money[taker] += amount
        agree("settlement", {player: Fraction(units) for player, units in line["settlement"].items()}, money)
        net = {pair: amount - owed.get((pair[1], pair[0]), 0) for pair, amount in owed.items()}
        net |= {(two, one): -amount for (one, two), amount in net.items()}
        paid = {(paid["from"], paid["to"]): Fraction(paid["amount"]) for paid in line["payments"]}
        agree("payments", paid, {pair: amount for pair, amount in net.items() if amount > 0})

    def _time_called(self) -> None:
        """End the unit whose time was called between deals: TH-51."""
        unit = self.units[-1]
        agree("the round is finished", self.first.get("finish_round") == "on" and unit.deals % 3 > 0, False)
        best = max(unit.score.values())
        leaders = [name for name, score in unit.score.items() if score == best]
        unit.games.append((leaders[0] if len(leaders) == 1 else None, best, dict(unit.score)))
        unit.over = True

    def _settle(
        self, unit: Unit, said: Line, rules: dict[str, Any], points: dict[str, int],
        owed: dict[tuple[str, str], Fraction], players: list[str],
    ) -> None:  # fmt: skip
        games = [{"winner": winner, "points": value, "scores": score} for winner, value, score in unit.games]
        agree("games of a unit", said["games"], games)
        by_score = self._by_score()
        winner = next((name for name in unit.columns if unit.won(name) == max(map(unit.won, unit.columns))), None)
        if not any(name for name, _, _ in unit.games):
            winner = None
        agree("who won", said["winner"], winner)
        if by_score:
            for name in unit.columns:
                for player in unit.players(name):
                    points[player] += unit.score[name]
        if len(unit.columns) == 3:
            agree("points of a unit", said["points"], unit.games[-1][1])
            return
        ours, theirs = unit.columns
        value = unit.score[ours] - unit.score[theirs] if by_score else self._value(unit, winner)
        agree("value", (said["value"], said["net"]), (value, value))
        # What is won or lost by who won it, who may have to pay all the same.
        agree("points", said["points"], -value if winner == theirs else value)
        each = self._each_pays(unit, rules, value, winner)
        for one, other in self._pairs(unit, rules, value, players):
            if not by_score:
                points[one] += value
                points[other] -= value
            owed[other, one] = owed.get((other, one), Fraction(0)) + each

    def _by_score(self) -> bool:
        if self.game in ("bid-dummy", "three-handed", "single-dummy-bridge"):
            return True
        return self.game != "thirteen" and self.first["match"] in ("tournament", "continuous")

    def _value(self, unit: Unit, winner: str | None) -> int:
        assert winner
        points = {name: sum(value for who, value, _ in unit.games if who == name) for name in unit.columns}
        other = next(name for name in unit.columns if name != winner)
        rubber = self.first["match"] == "rubber" and self.game not in ("humbug", "double-dummy-dead", "thirteen")
        worth = points[winner] - points[other] + (unit.rules["rubber_bonus"] if rubber else 0)
        return worth if winner == unit.columns[0] else -worth

    def _each_pays(self, unit: Unit, rules: dict[str, Any], value: int, winner: str | None) -> Fraction:
        if "stake" not in rules:
            return Fraction(0)
        stake = Fraction(rules["stake"]) * (2 if rules.get("double_payment") == "on" else 1)
        extra = rules["rubber_stake"] * (2 if rules.get("double_payment") == "on" else 1)
        ours, theirs = unit.columns
        sign = 0 if winner is None else 1 if winner == ours else -1
        games, tricks = unit.won(ours) - unit.won(theirs), unit.odd[ours] - unit.odd[theirs]
        kinds: dict[str, Callable[[], Fraction]] = {
            "rubber_point": lambda: stake * value + sign * extra,
            "game": lambda: stake * games,
            "trick": lambda: stake * tricks,
            "triple": lambda: stake * (tricks + games * Fraction(5, 2) + sign * 5),
            "none": lambda: Fraction(0),
        }
        return kinds[rules["stake_unit"]]()

    def _pairs(self, unit: Unit, rules: dict[str, Any], value: int, players: list[str]) -> list[tuple[str, str]]:
        ours, theirs = (unit.players(name) for name in unit.columns)
        if len(ours) == 2:
            # W-STAKE-3: a loser pays the adversary on his right.
            losers = unit.columns[1 if value >= 0 else 0]
            pairs = [(unit.seats[seat], unit.seats[left(seat, 3)]) for seat in "SWNE" if seat in losers]
            return [(one, other) if losers == unit.columns[0] else (other, one) for one, other in pairs]
        if rules.get("sitter_shares") == "on" and len(players) == 4:
            sitter = next(player for player in players if player not in unit.seats.values())
            return [(ours[0], theirs[0]), (sitter, theirs[1])]
        return [(ours[0], other) for other in theirs]


def without_nothing(points: dict[str, dict[str, int]]) -> dict[str, dict[str, int]]:
    """Return only the items that scored."""
    return {
        name: {item: number for item, number in items.items() if number}
        for name, items in points.items()
        if any(items.values())
    }


def profited(line: Line, ranking: Ranking, hand: set[str], seat: str, number: int) -> bool:
    """Whether the revoking card, or a later one of the suit, took its trick: SD-33."""
    left_over, suit = set(hand), ""
    for at, trick in enumerate(line["tricks"], start=1):
        card = trick["cards"][(CLOCKWISE.index(seat) - CLOCKWISE.index(trick["leader"])) % 4]
        if at == number:
            suit = ranking.led(trick["cards"])
            if trick["winner"] == seat:
                return True
        elif suit and trick["winner"] == seat and ranking.suit(card) == suit:
            return True
        left_over.discard(card)
    return False


def tournament_points(rules: dict[str, Any], kind: str, tricks: dict[str, int], name: str) -> int:
    """Return what a side scores: CW-49, CW-61, CW-66."""
    odd = {side: max(0, won - 6) for side, won in tricks.items()}
    match rules.get("tournament_score", "odd_tricks") if kind == "tournament" else "odd_tricks":
        case "all_tricks":
            return tricks[name]
        case "net":
            return 2 * odd[name] - sum(odd.values())
    return odd[name]


def bid_points(
    rules: dict[str, Any], line: Line, tricks: dict[str, int], columns: list[str]
) -> dict[str, dict[str, int]]:
    """Return what a contract of Bid Dummy Whist scores: BD-70 to BD-76."""
    declarer = line["contract"]["by"]
    level, name = line["contract"]["bid"].split(" ")
    books = tricks[FOUR[declarer]]
    times = 1
    if rules["boston_double"] == "on" and (int(level) == 7 or (rules["boston_scope"] == "any" and books == 13)):
        times *= rules["boston_factor"]
    if rules["no_trump_double"] == "on" and name == "nt":
        times *= 2
    if books >= 6 + int(level):
        return {declarer: {"contract": (books - 6) * times}}
    if rules["set_penalty"] == "declarer_minus":
        return {declarer: {"set": -int(level) * times}}
    return {seat: {"set": int(level) * times} for seat in columns if seat != declarer}


def bridge_points(rules: dict[str, Any], line: Line, tricks: dict[str, int]) -> dict[str, dict[str, int]]:
    """Return what a contract of Single Dummy Bridge scores: SD-40 to SD-44."""
    if "contract" not in line:
        return {"NS": {}, "EW": {}}
    contract = line["contract"]
    side = FOUR[contract["by"]]
    other = {"NS": "EW", "EW": "NS"}[side]
    level, strain = contract["bid"].split(" ")
    doubled, over = contract["doubled"], tricks[side] - 6 - int(level)
    if over >= 0:
        counted = int(level) + (over if rules["overtricks"] == "as_won" else 0)
        each = 20 if strain in ("C", "D") else 30
        return {side: {"contract": doubled * (each * counted + (10 if strain == "NT" else 0))}}
    match rules["fail"]:
        case "none":
            return {}
        case "penalty_50":
            return {other: {"set": 50 * -over * doubled}}
        case "declarer_minus":
            return {side: {"set": 50 * over * doubled}}
    steps = [100, 200, 200] + [300] * 20
    return {other: {"set": 50 * -over if doubled == 1 else sum(steps[:-over]) * (doubled // 2)}}


def target_points(rules: dict[str, Any], line: Line, tricks: dict[str, int]) -> dict[str, dict[str, int]]:
    """Return what tricks are worth against the targets: TH-20, TH-21, TH-40, TH-43."""
    takers = [seat for seat, decision in line.get("exchange", []) if decision == "exchange"]
    points = {}
    for seat, won in tricks.items():
        target = rules["other_target"]
        if seat in takers:
            target = rules["dummy_target"] if seat == takers[0] else rules["discard_target"]
        worth = {"difference": won - target, "over_only": max(0, won - target), "tricks": won}[rules["scoring"]]
        points[seat] = {"target": worth}
    return points
