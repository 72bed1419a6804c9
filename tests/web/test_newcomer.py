"""Somebody who has never played sits down: at each question of their first turns they read what is asked, what may be
done, what would follow, and what a thing on the board is."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.web.answering import asked, await_next, preferred, sentences
from tests.web.player import Player
from tests.web.test_games import EAGER, OPPONENTS
from tests.web.test_languages import ENGLISH, NAMES

TURNS = 3
_MOST_ANSWERS = 14
# A key where a sentence should be, or a sentence with a hole in it.
_BROKEN = re.compile(r"\{|undefined|NaN|\[object|^[a-z_]+(-[a-z]+)+$")

# What the table says by itself: the question, the choices in sight, and for each that foretells something, what.
_READ = """() => {
    const text = (one) => one?.textContent.trim().replace(/\\s+/g, ' ') ?? '';
    const rows = [...document.querySelectorAll('button.choice')];
    return {
        prompt: text(document.querySelector('.prompt')),
        choices: rows.map((row) => text(row.querySelector('span'))),
        foreseen: rows.filter((row) => row.hasAttribute('aria-describedby'))
            .map((row) => text(document.getElementById(row.getAttribute('aria-describedby')))),
    };
}"""
# What the server says would follow from the choices of the question.
_OUTLOOKS = """async table => (await (await fetch(`/api/tables/${table}/sight?viewer=0`)).json()).legal
    .filter(({ outlook }) => outlook).length"""
# The things on the board that stand for a name with a meaning, each by its name.
_NAMED = """async game => {
    window.abouts ??= {};
    window.abouts[game] ??= Object.keys((await (await fetch('/api/games/' + game)).json()).abouts);
    const nameOf = (one) => one.dataset.about ?? one.dataset.part?.split(':')[1] ?? one.dataset.part;
    return [...document.querySelectorAll('.board :is([data-about], [data-part]), .seats [data-about]')]
        .filter((one) => window.abouts[game].includes(nameOf(one)) && one.checkVisibility())
        .map((one) => one.dataset.about ? `[data-about="${one.dataset.about}"]` : `[data-part="${one.dataset.part}"]`);
}"""


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_newcomer_is_told_everything_in_the_first_turns_of_every_game(
    browser: Browser, address: str, language: str
) -> None:
    newcomer = Player(browser, address, language=language)
    for game in sorted(OPPONENTS):
        table = newcomer.sit_with_bots(game, OPPONENTS[game])
        met: set[str] = set()
        turns = answers = 0
        goes_on = newcomer.await_turn()
        is_new = True
        while goes_on and turns < TURNS and answers < _MOST_ANSWERS:
            read_the_question(newcomer, table, language)
            if is_new:
                turns += 1
                met.add(read_a_name(newcomer, game, met, language))
            before, row = asked(newcomer), int(newcomer.moment().split(".")[0])
            newcomer.open_fold()
            wishes = EAGER.get(game, ()) if language == "en" else ()
            newcomer.choices.nth(preferred(sentences(newcomer), wishes, answers)).click()
            goes_on = await_next(newcomer, before)
            answers += 1
            # Others have played since: it is another turn.
            is_new = int(newcomer.moment().split(".")[0]) > row + 1
        assert answers >= TURNS
        assert met, game
    newcomer.leave()


def read_the_question(newcomer: Player, table: str, language: str) -> None:
    """What is asked and why, what may be done, and what would follow."""
    read = newcomer.page.evaluate(_READ)
    said = [read["prompt"], *read["choices"], *read["foreseen"]]
    assert len(read["prompt"]) > 15, read
    assert all(said), read
    for one in said:
        assert not _BROKEN.search(one), one
        if language == "it":
            assert not ENGLISH.findall(NAMES.sub("", one)), one
    folded = newcomer.page.locator("button.choice.fold, .more").count()
    if not folded and asked(newcomer)[1] == 0:
        assert len(read["foreseen"]) == newcomer.page.evaluate(_OUTLOOKS, table)


def read_a_name(newcomer: Player, game: str, met: set[str], language: str) -> str:
    """What something on the table is that was not asked about before; how to find it there."""
    page = newcomer.page
    thing = next(one for one in page.evaluate(_NAMED, game) if one not in met)
    page.mouse.move(2, 2)
    page.locator(thing).first.hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_have_text(re.compile(r".{20,}\([A-Z]\d+.*\)"))
    if language == "it":
        assert not ENGLISH.findall(NAMES.sub("", tip.inner_text())), tip.inner_text()
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    return str(thing)
