"""The help pages: the rules, and after them what all names mean."""

import pytest

from freebooter.core.catalogue import find_game, game_ids
from freebooter.core.help import help_page
from freebooter.core.words import LANGUAGES, words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", game_ids())
def test_a_help_page_lists_what_every_name_in_play_means(game_id: str, language: str) -> None:
    game = find_game(game_id)
    abouts = game.abouts()
    page = help_page(game, language, abouts)
    known = words(game.package, language)
    names = page[page.index(f"## {known.term('help-names')}") :]
    assert page.index(f"## {game.meta.rules}1 ") < page.index(names)
    assert {known.term(name) for name in abouts if name not in game.meta.endings} == {
        line[4:].partition("**: ")[0] for line in names.splitlines()[1:]
    }
