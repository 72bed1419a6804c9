"""The contract: every registered game, and the example, obeys every law."""

import re
from collections.abc import Callable
from importlib.resources import files

import msgspec
import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from freebooter import forms
from freebooter.core.game import AnyGame
from freebooter.core.message import question_key, sentence_key
from freebooter.core.table import Frame
from freebooter.core.words import LANGUAGES, locale_texts, words
from tests.contract.help_pages import rule_numbers
from tests.contract.laws import Masks, Setting, names_are_explained
from tests.contract.names import names_of
from tests.contract.settings import (
    GAMES_PLAYED,
    GAMES_PLAYED_DEEP,
    GAMES_PLAYED_PLAIN,
    OPENING,
    PARTS,
    RARER_PLAIN,
    effort,
    fits,
    games,
    option_sets,
    setting,
    tables,
)
from tests.contract.trials import cheap_trial, opening_trial, sampled_trial

pytestmark = pytest.mark.both_forms

TABLES = [pytest.param(game, seats, id=f"{game.meta.id}-{seats}") for game, seats in tables()]
GAMES = [pytest.param(game, id=game.meta.id) for game in games()]


def on_seeds(seeds: range, trial: Callable[[int], object], request: pytest.FixtureRequest) -> None:
    """Run a trial on each seed; a failure says which, and how to see it again."""
    only = request.config.getoption("--only-seed")
    for seed in seeds if only is None else [only]:
        try:
            trial(seed)
        except Exception as error:
            error.add_note(f"seed {seed}; again with: pytest '{request.node.nodeid}' --only-seed {seed}")
            raise


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_cheap_laws_hold_on_every_step(game: AnyGame, seats: int, part: int, request: pytest.FixtureRequest) -> None:
    usual = GAMES_PLAYED if forms.active() == "compiled" else GAMES_PLAYED_PLAIN
    share = (GAMES_PLAYED_DEEP if request.config.getoption("--deep") else usual) // PARTS
    seeds = range(part * share, (part + 1) * share)
    on_seeds(seeds, lambda seed: cheap_trial(setting(game, seats, seed), seed), request)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_all_laws_hold_on_a_sample(game: AnyGame, seats: int, request: pytest.FixtureRequest) -> None:
    usual = effort(game).every * (1 if forms.active() == "compiled" else RARER_PLAIN)
    every = 1 if request.config.getoption("--deep") else usual
    count = max(effort(game).sampled_games, len(option_sets(game)))
    known: Masks = {}
    on_seeds(range(count), lambda seed: sampled_trial(setting(game, seats, seed), seed, every, known), request)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_options_that_change_what_may_be_done_are_observed(
    game: AnyGame, seats: int, request: pytest.FixtureRequest
) -> None:
    # The same luck and choices with every set of options: games that look the same for as long as they can.
    known: Masks = {}

    def trial(seed: int) -> None:
        for options in option_sets(game):
            if fits(game, seats, options):
                opening_trial(Setting(game, seats, options), seed, OPENING, known)

    on_seeds(range(4), trial, request)


@pytest.mark.parametrize("game", GAMES)
def test_languages_say_the_same_things(game: AnyGame) -> None:
    def keys(language: str) -> set[str]:
        resources = [FluentResource(text) for text in locale_texts(game.package, language)]
        entries = [
            entry for resource in resources for entry in resource.body if isinstance(entry, ast.Message | ast.Term)
        ]
        beside = {f"{entry.id.name}.{one.id.name}" for entry in entries for one in entry.attributes}
        return {entry.id.name for entry in entries} | beside

    for language in LANGUAGES:
        assert keys(language) == keys("en")
        assert rule_numbers(game, language) == rule_numbers(game, "en")


@pytest.mark.parametrize("game", GAMES)
def test_every_event_action_option_and_ending_has_words(game: AnyGame) -> None:
    things = [*game.events, *game.space.rules]
    for language in LANGUAGES:
        known = words(game.package, language)
        keys = [sentence_key(game.meta.id, msgspec.defstruct(kind.__name__, [])()) for kind in things]
        options = [f"{game.meta.id}-option-{name.replace('_', '-')}" for name in game.meta.options.__struct_fields__]
        missing = [key for key in [*keys, *options, *game.meta.endings] if not known.has(key)]
        assert not missing, f"no {language} wording for {missing}"


@pytest.mark.parametrize("game", GAMES)
def test_every_frame_that_asks_has_words_for_the_asked_and_for_those_who_wait(game: AnyGame) -> None:
    asking = [frame.__name__ for frame in game.frames if frame.legal is not Frame.legal]
    keys = [question_key(game.meta.id, name, is_asked=is_asked) for name in asking for is_asked in (True, False)]
    assert asking
    for language in LANGUAGES:
        known = words(game.package, language)
        assert not [key for key in keys if not known.has(key)], f"questions without {language} wording"


@pytest.mark.parametrize("game", GAMES)
def test_every_name_says_what_it_is(game: AnyGame) -> None:
    names_are_explained(Setting(game, game.meta.least_seats), {*names_of(game), *game.abouts()})


@pytest.mark.parametrize("game", GAMES)
def test_rule_numbers_cited_in_the_code_exist(game: AnyGame) -> None:
    numbers = rule_numbers(game)
    for source in files(game.package).iterdir():
        parts = list(source.iterdir()) if source.is_dir() and source.name in ("flow", "rules") else [source]
        for part in parts:
            if part.name.endswith(".py"):
                cited = set(re.findall(rf"\b{game.meta.rules}\d+\b", part.read_text(encoding="utf-8")))
                assert cited <= numbers, f"{part.name} cites {sorted(cited - numbers)}"
    assert {*game.space.rules.values(), *(event.follows for event in game.events)} <= numbers


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_numbered_without_gaps(game: AnyGame) -> None:
    numbers = sorted(int(number.removeprefix(game.meta.rules)) for number in rule_numbers(game))
    assert numbers == list(range(1, len(numbers) + 1))
    assert game.meta.turn_rule in rule_numbers(game)
