"""Every numbered rule is exercised, and a fault in the rules is found."""

import os
import subprocess
import sys

import pytest

from freebooter import forms
from freebooter.core.catalogue import find_game, game_ids
from freebooter.workshop.cover.mutants import mutants
from freebooter.workshop.cover.rules import Cover, cover


@pytest.mark.parametrize("game_id", game_ids())
def test_every_rule_has_a_test_and_code_or_games_that_meet_it(game_id: str) -> None:
    assert [f"{one.rule}: {one.lacks}" for one in cover(find_game(game_id), games=1, seed=1) if one.lacks] == []


def test_a_rule_that_nothing_exercises_would_be_named() -> None:
    bare = Cover(rule="B99", title="", tests=[], places=[], games=0, refusals=0)
    assert bare.lacks == "no test cites it"


def test_mutants_are_the_same_for_the_same_seed_and_differ_from_what_stood_there() -> None:
    first, again = mutants("buccaneer", 20, 3), mutants("buccaneer", 20, 3)
    assert [str(one) for one in first] == [str(one) for one in again]
    assert len({str(one) for one in first}) == 20
    assert [one for one in first if one.was == one.now] == []


def test_a_mutant_is_found_by_the_tests_of_its_game() -> None:
    command = [sys.executable, "-m", "freebooter.workshop.cover.mutation", "buccaneer", "2", "17"]
    environment = {**os.environ, "FREEBOOTER_FORM": "plain"}
    ran = subprocess.run(command, cwd=forms.ROOT, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.splitlines()[-1].startswith("buccaneer: 2 of 2")
