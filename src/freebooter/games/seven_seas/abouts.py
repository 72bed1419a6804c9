"""What the names of Pirates of the 7 Seas say with the figures in play."""

from msgspec.structs import replace

from freebooter.core.message import Message
from freebooter.games.seven_seas.figures import COUNTRIES, CURSES, GOODS, SevenSeasFigures


def amend_about(name: str, figures: SevenSeasFigures, told: Message) -> Message:
    """The sentence beside a name, with its figures."""
    args: dict[str, int | str] = {
        "ships": figures.dice.per_player.value,
        "chests": figures.start_chests.value,
        "rounds": figures.last_rounds.rounds_after_current.value,
        "bargain": figures.costs.bargain.value,
        "double_hold": figures.costs.double_hold.value,
        "unsinkable": figures.costs.unsinkable_ship.value,
    }
    if name in GOODS:
        args["copies"] = getattr(figures.booty, name).value
    elif name in COUNTRIES:
        args["copies"] = sum(caravan.country.value == name for caravan in figures.caravans)
    elif name in CURSES:
        args["copies"] = sum(curse.copies.value for curse in figures.curses if curse.id == name)
    terms: dict[str, str | list[str]] = {
        f"face{face}": effect for face, effect in enumerate(figures.tavern.value, 1) if name == "tavern"
    }
    return replace(told, args=args, terms=terms)
