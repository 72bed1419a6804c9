"""The ladder as Markdown, as docs/bots.md holds it."""

from freebooter.bots.arena.ladder import FAIR, Ladder, Pairing, Standing, counts_of, time_of
from freebooter.bots.players.levels import LEVELS


def report(ladder: Ladder) -> str:
    """For each game the table of pairings, the one at equal time and the times of the levels."""
    games = dict.fromkeys(pairing.game for pairing in ladder.standings)
    return "\n".join(line for game in games for line in _game(ladder, game))


def _game(ladder: Ladder, game: str) -> list[str]:
    standings = {pairing: one for pairing, one in ladder.standings.items() if pairing.game == game and one.rounds}
    level = {pairing: one for pairing, one in standings.items() if "@" not in pairing.first}
    equal = {pairing: one for pairing, one in standings.items() if "@" in pairing.first}
    return [
        f"#### {game}",
        "",
        *_pairings(level),
        "",
        "At equal time; the number is milliseconds a decision:",
        "",
        *_pairings(equal),
        "",
        "| level | stated | p50 | p99 of a decision |",
        "|---|---|---|---|",
        *_times(standings),
        "",
    ]


def _pairings(standings: dict[Pairing, Standing]) -> list[str]:
    rows = ["| pairing | games | the first wins | 95 % | |", "|---|---|---|---|---|"]
    for pairing, one in standings.items():
        low, high = one.interval()
        rows.append(
            f"| `{pairing.first}` : `{pairing.second}` | {one.games} | {100 * one.share:.0f} % "
            f"| {100 * low:.0f}-{100 * high:.0f} % | {one.verdict()} |"
        )
    return [*rows, "", f"The fair share is {100 * FAIR:.0f} %."]


def _times(standings: dict[Pairing, Standing]) -> list[str]:
    rows = []
    for level in LEVELS:
        counts = counts_of(standings.values(), level.name)
        if counts:
            p50, p99 = time_of(counts, 50), time_of(counts, 99)
            rows.append(f"| `{level.name}` | {level.milliseconds} ms | {p50:.0f} ms | {p99:.0f} ms |")
    return rows
