"""How is a match shown to people? Its result in two lines, then a table by role, and one of the time."""

from typing import Any

from dummywhist.cli.tables import show, table


def result_lines(report: dict[str, Any]) -> str:
    """Return the result of a match in two lines."""
    match = f"{report['game']}: {report['a']} against {report['b']}"
    deals = f"{report['deals']} {'deal' if report['deals'] == 1 else 'deals'}"
    if not report["deals"]:
        return f"{match}: no deal was finished."
    tricks = report.get("tricks")
    also = "" if tricks is None else f", {figure(tricks['mean'], tricks['se'])} tricks"
    gain = f"{figure(report['mean'], report['se'])} {report['unit']}{also}"
    return f"{match}, {deals}\n{gain} a deal, both ways together"


def figure(mean: float, error: float | None) -> str:
    """Return a mean with its sign and its standard error."""
    signed = f"{mean:+.2f}".replace("-", "−")
    return signed if error is None else f"{signed} ± {error:.2f}"


def show_match(report: dict[str, Any]) -> None:
    """Print the result of a match, what each role gains and gives away, and the time of a decision."""
    show(result_lines(report))
    if not report["deals"]:
        return
    errors = report.get("dd_errors")
    if report["per_role"] or errors:
        of_errors = () if errors is None else (f"Errors of {report['a']}", f"of {report['b']}")
        roles = table("", "Role", f"Gain of {report['a']}", *of_errors)
        names = dict.fromkeys([*report["per_role"], *(errors["a"] if errors else ())])
        for role in names:
            gain = report["per_role"].get(role)
            lost = () if errors is None else (_number(errors[letter].get(role)) for letter in ("a", "b"))
            roles.add_row(role, "–" if gain is None else figure(gain["mean"], gain["se"]), *lost)
        show(roles)
    times = table("", "Milliseconds a move", "Median", "Longest")
    for letter in ("a", "b"):
        took = report["ms_per_move"][letter]
        times.add_row(report[letter], _number(took["median"]), _number(took["max"]))
    show(times)


def show_league(report: dict[str, Any]) -> None:
    """Print what a league shows: by company, and over all of them."""
    companies = report["companies"]
    deals = f", {max(one['deals'] for one in companies.values())} deals in each company" if companies else ""
    show(f"{report['game']}: {report['a']} in the seats of {report['b']}{deals}")
    if not companies:
        show("No deal was finished.")
        return
    units = [unit for unit in ("points", "tricks") if unit in report]
    roles = list(dict.fromkeys(role for one in companies.values() for role in one["per_role"]))
    rows = table("", "Company", *(f"Gain in {unit}" for unit in units), *roles)
    for name, one in companies.items():
        gains = [figure(one[unit]["mean"], one[unit]["se"]) for unit in units]
        of_roles = [figure(**_named(one["per_role"][role])) for role in roles]
        rows.add_row(name, *gains, *of_roles)
    if report[units[0]]["mean"] is not None:
        gains = [figure(report[unit]["mean"], report[unit]["se"]) for unit in units]
        rows.add_row("all", *gains, *(figure(**_named(report["per_role"][role])) for role in roles))
    show(rows)


def _named(estimate: dict[str, float | None]) -> dict[str, Any]:
    return {"mean": estimate["mean"], "error": estimate["se"]}


def _number(value: float | None) -> str:
    return "–" if value is None else f"{value:.2f}"
