"""A transcript: every viewer's view at every step of a game by random choices, as text that a diff can show."""

from collections.abc import Iterator
from textwrap import wrap
from typing import Any

import msgspec

from freebooter.core.actions import Action
from freebooter.core.chance import ProvenDraw, Times, chance_key, seed_of
from freebooter.core.figures import FigureSet, figures_digest
from freebooter.core.game import AnyGame
from freebooter.core.match import readable
from freebooter.core.source import Rng
from freebooter.core.table import CHANCE, SPECTATOR
from freebooter.workshop.plain_text import changes, text_of

WIDTH = 160


def transcript(
    game: AnyGame,
    seats: int,
    seed: int,
    options: dict[str, Any] | None = None,
    figures: FigureSet | None = None,
) -> Iterator[str]:
    """The game, one text per step, the set-up first; it depends on nothing but what is given.

    Choices come from a generator of the seed, chance from the same provable draws as in a match of that seed. The
    set-up shows every view whole, a step only what it changed. What several viewers have in common is said once.
    """
    chosen = game.options(game.unattended(options))
    figures = game.figures() if figures is None else figures
    t = game.new(seats, chosen, figures)
    source = Rng(seed)
    key = chance_key(seed_of(seed), [""] * seats)
    viewers = [*range(seats), SPECTATOR]
    views = _views(game, t, viewers)
    head = [
        f"{game.meta.id}, edition {game.meta.edition}, {seats} seats, seed {seed}",
        f"options {text_of(msgspec.to_builtins(chosen))}",
        f"figures {figures.name} {figures_digest(figures)}",
        "step 0: set up",
    ]
    whole = {viewer: [f"{name}: {text_of(value)}" for name, value in views[viewer].items()] for viewer in viewers}
    yield _page([*head, *_by_reader("sees", whole), *_question(game, t)])
    step = 0
    draws = Times()
    while game.asks(t):
        step += 1
        asks = game.asks(t)
        if asks == (CHANCE,):
            draw = draws.next(game.purpose(t))
            outcome = game.draw(t, ProvenDraw(key, draw))
            told = game.apply_chance(t, outcome)
            head = [f"step {step}: chance, draw {draw}: {_said(outcome)}"]
        else:
            seat = asks[source.below(len(asks))]
            legal = game.legal(t, seat)
            action = legal[source.below(len(legal))]
            told = game.apply(t, seat, action)
            head = [f"step {step}: seat {seat}: {_said(action)}"]
        read = {viewer: [_said(event) for event in readable(told, viewer)] for viewer in viewers}
        before, views = views, _views(game, t, viewers)
        seen = {
            viewer: [
                line for name, value in views[viewer].items() for line in changes(before[viewer][name], value, name)
            ]
            for viewer in viewers
        }
        yield _page([*head, *_by_reader("reads", read), *_by_reader("sees", seen), *_question(game, t)])


def _views(game: AnyGame, t: Any, viewers: list[int]) -> dict[int, dict[str, Any]]:
    return {viewer: msgspec.to_builtins(game.view(t, viewer)) for viewer in viewers}


def _by_reader(verb: str, lines: dict[int, list[str]]) -> Iterator[str]:
    """Each line once, with those it is for, in the order of the first who has it. Said twice, it is two lines."""
    counted = {
        viewer: [(line, one[:place].count(line)) for place, line in enumerate(one)] for viewer, one in lines.items()
    }
    for line in dict.fromkeys(line for one in counted.values() for line in one):
        who = [viewer for viewer, one in counted.items() if line in one]
        if len(who) == len(lines):
            yield f"  all {verb.removesuffix('s')} {line[0]}"
        else:
            names = ",".join("spectator" if viewer == SPECTATOR else str(viewer) for viewer in who)
            yield f"  {names} {verb} {line[0]}"


def _question(game: AnyGame, t: Any) -> Iterator[str]:
    """Who is asked, and everything they may answer, by kind of action."""
    asks = game.asks(t)
    if not asks:
        result = game.result(t)
        yield f"over: {text_of(msgspec.to_builtins(result))}"
    elif asks == (CHANCE,):
        yield "asks chance"
    for seat in asks:
        if seat != CHANCE:
            kinds: dict[str, list[str]] = {}
            legal = game.legal(t, seat)
            for action in legal:
                fields = ",".join(text_of(getattr(action, name)) for name in action.__struct_fields__)
                kinds.setdefault(type(action).__name__, []).append(fields)
            listed = "; ".join(f"{kind} {' '.join(fields)}".rstrip() for kind, fields in kinds.items())
            yield f"asks {seat}, {len(legal)} answers: {listed}"


def _said(thing: Action | msgspec.Struct) -> str:
    """An action or event in one line."""
    fields = " ".join(f"{name}={text_of(getattr(thing, name))}" for name in thing.__struct_fields__)
    return f"{type(thing).__name__} {fields}".rstrip()


def _page(lines: list[str]) -> str:
    folded = []
    for line in lines:
        indent = " " * (len(line) - len(line.lstrip()) + 4)
        folded += wrap(
            line,
            WIDTH,
            subsequent_indent=indent,
            break_long_words=False,
            break_on_hyphens=False,
            drop_whitespace=True,
        )
    return "\n".join(folded) + "\n"
