"""The figures of Pirates of the 7 Seas: cards, dice, costs and the tray, and what the rules need of them (S23)."""

from collections import Counter
from typing import Final, Literal

from msgspec import Struct

from freebooter.core.figures import Figure, FigureSet, Unplayable, within

GOODS: Final = ("rum", "coffee", "fruit")
BOOTY: Final = (*GOODS, "talisman")
COUNTRIES: Final = ("england", "spain", "france", "holland")
CURSES: Final = ("kraken", "iceberg", "sirens", "riot", "whirlpool", "idol", "salary", "tavern")
CHARACTERS: Final = ("shipwright", "governor", "captain", "aborigine", "shaman", "merchant", "cartographer")
TAVERN: Final = ("take-spot", "lose-good", "lose-chest", "gain-chest", "draw-booty", "take-tokens")

MOST_PORTS: Final = 12
MOST_CARAVAN: Final = 4  # ships in a caravan, one red die each
MOST_SHIPS: Final = 10  # dice of one player
MOST_TENTHS: Final = 20_000  # of a millimetre, along a side of the tray
_MOST_SPREAD: Final = 1290  # tenths of a millimetre, too: how far dice scatter
MOST_OF_A_GOOD: Final = 2 * MOST_SHIPS  # with every hold doubled
MOST_COPIES: Final = 9  # of a card

Country = Literal["england", "spain", "france", "holland"]
Curse = Literal["kraken", "iceberg", "sirens", "riot", "whirlpool", "idol", "salary", "tavern"]
Tavern = Literal["take-spot", "lose-good", "lose-chest", "gain-chest", "draw-booty", "take-tokens"]


class CaravanCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A caravan: whose flag it flies, and how many ships it has."""

    id: str
    country: Figure[Country]
    ships: Figure[int]


class Demand(Struct, frozen=True, forbid_unknown_fields=True):
    """What a port pays for each of three or more goods of a kind."""

    rum: int
    coffee: int
    fruit: int


class PortCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A port and what it wants."""

    id: str
    name: Figure[str]
    demand: Figure[Demand]


class CurseCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A curse, and how many cards of it are in the deck."""

    id: Curse
    copies: Figure[int]


class LastRounds(Struct, frozen=True, forbid_unknown_fields=True):
    """The Last Rounds card: the cards it lies on, and the rounds played after the one in which it is drawn."""

    cards_under: Figure[int]
    rounds_after_current: Figure[int]


class BootyCards(Struct, frozen=True, forbid_unknown_fields=True):
    """How many booty cards there are of each kind."""

    rum: Figure[int]
    coffee: Figure[int]
    fruit: Figure[int]
    talisman: Figure[int]


class LimitBonus(Struct, frozen=True, forbid_unknown_fields=True):
    """How many ships more than the caravan has each player may send, by the number of players."""

    two_players: Figure[int]
    three_players: Figure[int]
    four_players: Figure[int]


class Dice(Struct, frozen=True, forbid_unknown_fields=True):
    """Red dice are the caravan, the others the players' ships."""

    red: Figure[int]
    per_player: Figure[int]
    start_fleet: Figure[int]


class Costs(Struct, frozen=True, forbid_unknown_fields=True):
    """What the rituals cost in Yin-Yang tokens."""

    bargain: Figure[int]
    unsinkable_ship: Figure[int]
    double_hold: Figure[int]


class ThrowFigures(Struct, frozen=True, forbid_unknown_fields=True):
    """The throw model, lengths in whole tenths of a millimetre; what they do is told in `throw.py`."""

    tray: Figure[tuple[int, int]]
    die: Figure[int]
    throw_area: Figure[tuple[int, int]]
    sigma: Figure[int]
    min_gap: Figure[int]
    wall_margin: Figure[int]
    escapes_per_mille: Figure[int]


class SevenSeasFigures(FigureSet, frozen=True):
    """A whole set. `tavern` is what each face of a die brings there, 1 to 6."""

    caravans: list[CaravanCard]
    ports: list[PortCard]
    start_port: PortCard
    curses: list[CurseCard]
    hand: Figure[int]
    last_rounds: LastRounds
    booty: BootyCards
    tavern: Figure[tuple[Tavern, Tavern, Tavern, Tavern, Tavern, Tavern]]
    limit_bonus: LimitBonus
    dice: Dice
    start_chests: Figure[int]
    costs: Costs
    throw: ThrowFigures


def check_figures(figures: SevenSeasFigures) -> None:
    """Refuse a set that the rules cannot be played with, naming the field."""
    _check_adventures(figures)
    for kind in BOOTY:
        within(f"booty.{kind}", getattr(figures.booty, kind).value, 0, MOST_OF_A_GOOD)
    for players in LimitBonus.__struct_fields__:
        within(f"limit_bonus.{players}", getattr(figures.limit_bonus, players).value, 0, MOST_SHIPS)
    within("dice.red", figures.dice.red.value, MOST_CARAVAN, MOST_CARAVAN)
    within("dice.per_player", figures.dice.per_player.value, 1, MOST_SHIPS)
    within("dice.start_fleet", figures.dice.start_fleet.value, 0, figures.dice.per_player.value)
    # Guards are posted for ten chests; a game begins with none on the island (S2).
    within("start_chests", figures.start_chests.value, 0, 9)
    for ritual in Costs.__struct_fields__:
        within(f"costs.{ritual}", getattr(figures.costs, ritual).value, 1, 99)
    _check_throw(figures.throw)


def _check_adventures(figures: SevenSeasFigures) -> None:
    for caravan in figures.caravans:
        within(f"caravans[{caravan.id}].ships", caravan.ships.value, 1, MOST_CARAVAN)
    for (country, ships), copies in Counter((c.country.value, c.ships.value) for c in figures.caravans).items():
        within(f"caravans.{country}-{ships}", copies, 0, MOST_COPIES)
    within("ports", len(figures.ports), 0, MOST_PORTS)
    for port in (figures.start_port, *figures.ports):
        paid = port.demand.value
        if sorted((paid.rum, paid.coffee, paid.fruit)) != [1, 2, 3]:
            place = "start_port" if port is figures.start_port else f"ports[{port.id}]"
            raise Unplayable(f"{place}.demand", "seven_seas-figures-demand")
    if [curse.id for curse in figures.curses] != list(CURSES):
        raise Unplayable("curses", "seven_seas-figures-curses", curses=", ".join(CURSES))
    for curse in figures.curses:
        within(f"curses[{curse.id}].copies", curse.copies.value, 0, MOST_COPIES)
    cards = len(figures.caravans) + len(figures.ports) + sum(curse.copies.value for curse in figures.curses)
    within("hand", figures.hand.value, 0, 9)
    within("last_rounds.rounds_after_current", figures.last_rounds.rounds_after_current.value, 0, 99)
    within("last_rounds.cards_under", figures.last_rounds.cards_under.value, 1, 99)
    needed = 4 * figures.hand.value + figures.last_rounds.cards_under.value
    if cards < needed:
        raise Unplayable("caravans", "seven_seas-figures-cards", cards=cards, needed=needed)


def _check_throw(throw: ThrowFigures) -> None:
    width, height = throw.tray.value
    margin = throw.wall_margin.value
    gap = throw.min_gap.value
    within("throw.tray", min(width, height), 100, MOST_TENTHS)
    within("throw.tray", max(width, height), 100, MOST_TENTHS)
    # Three draws below sigma are made at once, below 2**31, and sigma is twice the gap at least.
    within("throw.min_gap", gap, 1, _MOST_SPREAD // 2)
    within("throw.die", throw.die.value, 1, gap)
    within("throw.wall_margin", margin, 0, min(width, height) // 4)
    within("throw.throw_area", throw.throw_area.value[0], 0, width - 2 * margin)
    within("throw.throw_area", throw.throw_area.value[1], 0, height - 2 * margin)
    within("throw.escapes_per_mille", throw.escapes_per_mille.value, 0, 500)
    # A narrow spread would leave the last dice no room, and so would a narrow tray, however long it is.
    within("throw.sigma", throw.sigma.value, 2 * gap, _MOST_SPREAD)
    inner_width, inner_height = width - 2 * margin, height - 2 * margin
    if inner_width * inner_height < 200 * gap * gap or min(inner_width, inner_height) < 8 * gap:
        raise Unplayable("throw.min_gap", "seven_seas-figures-gap", gap=gap)
