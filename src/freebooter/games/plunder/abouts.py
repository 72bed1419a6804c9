"""What the names of Plunder say with the figures in play: what things cost, and what a treasure card does."""

from msgspec.structs import replace

from freebooter.core.message import Message
from freebooter.games.plunder.figures import RESOURCES, PlunderFigures, TreasureCard

# A sentence tells so many steps of a treasure card, and says if there are more.
_STEPS_TOLD = 4


def amend_about(name: str, figures: PlunderFigures, told: Message) -> Message | None:
    """The sentence beside a name, with its figures; None for a treasure card that this set does not have."""
    if name.startswith("X"):
        card = next((card for card in figures.treasure if card.id == name), None)
        return None if card is None else _card(card, told)
    limits = figures.limits
    args: dict[str, int | str] = {
        "bury": figures.bury_treasure_gold.value,
        "open": figures.open_stack.value,
        "ships": limits.ships.value,
        "lives": limits.lives.value,
        "cannons": limits.cannons.value,
        "masts": limits.masts.value,
        "storm_rows": figures.storm.rows.value,
        "storm_columns": figures.storm.columns.value,
    }
    costs = {thing: getattr(figures.costs, thing).value for thing in figures.costs.__struct_fields__}
    thing = "ship" if name == "plunder-label-ships" else name
    terms: dict[str, str | list[str]] = {}
    if thing in costs:
        terms["cost"] = [kind for kind in RESOURCES for _ in range(costs[thing].get(kind, 0))]
    for kind in RESOURCES:
        if kind == name:
            args["cards"] = figures.resources[kind].value
            terms["uses"] = [thing for thing, cost in costs.items() if cost.get(kind)] or ["nothing"]
    return replace(told, args=args, terms=terms)


def _card(card: TreasureCard, told: Message) -> Message:
    """A treasure card says its steps one after the other."""
    args: dict[str, int | str] = {"copies": card.count.value, "steps": len(card.steps.value)}
    terms: dict[str, str | list[str]] = {}
    for place, step in enumerate(card.steps.value[:_STEPS_TOLD], 1):
        words = step.split()
        count = next((int(word) for word in words if word.isdigit()), 1)
        terms[f"step{place}"] = "plunder-step-" + "-".join(word for word in words if not word.isdigit()).replace(
            "_", "-"
        )
        args[f"count{place}"] = count
    return replace(told, args=args, terms=terms)
