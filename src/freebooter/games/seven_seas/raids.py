"""How often raids succeed under the throw model when everyone sends as many ships as they may.

Made by `python -m freebooter.games.seven_seas.raids`, 1,000 raids each:

    caravan   2 players   3 players   4 players
    2             0.915       0.950       0.963
    3             0.923       0.965       0.958
    4             0.920       0.963       0.972
"""

from freebooter.core.source import Rng
from freebooter.games.seven_seas import GAME
from freebooter.games.seven_seas.rules.plunder import fights
from freebooter.games.seven_seas.state import Charts
from freebooter.games.seven_seas.throw import dice_of, face, throw_dice

RAIDS = 1000


def success_rate(seats: int, ships: int, raids: int = RAIDS) -> float:
    """The share of raids on a caravan of so many ships that sink all of them, at the maximum send."""
    charts = Charts(GAME.figures(), seats, GAME.options().round_limit)
    dice = ships + seats * (ships + charts.limit_bonus)
    source = Rng(10 * seats + ships)
    taken = 0
    for _ in range(raids):
        throw = dice_of(throw_dice(charts.tray, dice, source))
        sunk = sum(face(throw, red) <= face(throw, pirate) for red, pirate in fights(throw, ships))
        taken += sunk == ships
    return taken / raids


def table() -> str:
    """The table above."""
    lines = ["    caravan   2 players   3 players   4 players"]
    for ships in (2, 3, 4):
        rates = "".join(f"{success_rate(seats, ships):>12.3f}" for seats in (2, 3, 4))
        lines.append(f"    {ships:<7}{rates}")
    return "\n".join(lines)


if __name__ == "__main__":
    print(table())
