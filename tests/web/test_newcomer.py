"""Somebody who has never played sits down: at each question of their first turns they read what is asked, what may be
done, what would follow, and what the things on the board are."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.web.answering import asked, await_next
from tests.web.player import Player
from tests.web.test_games import OPPONENTS
from tests.web.test_languages import ENGLISH, NAMES

TURNS = 3
_MOST_ANSWERS = 12
# A key where a sentence should be, or a sentence with a hole in it.
_BROKEN = re.compile(r"\{|undefined|NaN|\[object|^[a-z_]+(-[a-z]+)+$")

# What the table says by itself: the question, the choices in sight and what each foretells; what the server says of
# them; and what the pieces that may be chosen are, as whoever walks over them by keyboard is told.
_READ = """async ([table, game]) => {
    const text = (one) => one?.textContent.trim().replace(/\\s+/g, ' ') ?? '';
    const get = async (path) => (await fetch(path)).json();
    const rows = [...document.querySelectorAll('button.choice')];
    window.abouts ??= {};
    window.abouts[game] ??= Object.keys((await get(`/api/games/${game}`)).abouts);
    const nameOf = (one) => one.dataset.about ?? one.dataset.part?.split(':')[1] ?? one.dataset.part;
    const named = [...document.querySelectorAll('.board :is([data-about], [data-part]), .seats [data-about]')]
        .filter((one) => window.abouts[game].includes(nameOf(one)) && one.checkVisibility());
    const read = {
        prompt: text(document.querySelector('.prompt')),
        choices: rows.map((row) => text(row.querySelector('span'))),
        foreseen: rows.filter((row) => row.hasAttribute('aria-describedby'))
            .map((row) => text(document.getElementById(row.getAttribute('aria-describedby')))),
        outlooks: (await get(`/api/tables/${table}/sight?viewer=0`)).legal.filter(({ outlook }) => outlook).length,
        whole: !document.querySelector('button.choice.fold, .more'),
        named: named.map((one) => one.dataset.about ? `[data-about="${one.dataset.about}"]`
            : `[data-part="${one.dataset.part}"]`),
        told: [],
    };
    for (const piece of named.filter((one) => one.matches('.lit'))) {
        let said = '';
        // Whatever still scrolls takes a sentence away again.
        for (let frame = 0; frame < 20 && !said; frame++) {
            piece.blur();
            piece.focus();
            await new Promise(requestAnimationFrame);
            said = text(document.querySelector('[role=tooltip]'));
        }
        read.told.push(said);
        piece.blur();
    }
    return read;
}"""
# Open folds until there are none, and take one of the choices: another every time.
_ANSWER = """async (place) => {
    const find = (kind) => [...document.querySelectorAll(kind)];
    for (let fold; (fold = find('button.choice.fold')[0]); await new Promise(requestAnimationFrame)) fold.click();
    const choices = find('button.choice:enabled');
    choices[place % choices.length].click();
}"""


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_newcomer_is_told_everything_in_the_first_turns_of_every_game(
    browser: Browser, address: str, language: str
) -> None:
    newcomer = Player(browser, address, language=language)
    for game in sorted(OPPONENTS):
        play_the_first_turns(newcomer, game, language)
    newcomer.leave()


def play_the_first_turns(newcomer: Player, game: str, language: str) -> None:
    page = newcomer.page
    table = newcomer.sit_with_bots(game, OPPONENTS[game])
    goes_on = newcomer.await_turn()
    # Whoever uses the keyboard is told what has the focus.
    page.keyboard.press("c")
    turns = answers = explained = 0
    row = -2
    while goes_on and turns < TURNS and answers < _MOST_ANSWERS:
        before, now = asked(newcomer), int(newcomer.moment().split(".")[0])
        read = page.evaluate(_READ, [table, game])
        check(read, language, is_question=before[1] == 0)
        explained += len(read["told"])
        if answers == 0:
            point_at(newcomer, read["named"][-1], language)
        # Others have played since: it is another turn.
        turns += now > row + 1
        row = now
        page.evaluate(_ANSWER, answers * 7)
        goes_on = await_next(newcomer, before)
        answers += 1
    assert answers >= TURNS
    # The game in which every question begins with a character has something to explain for certain.
    assert explained or game != "seven_seas"


def check(read: dict[str, Any], language: str, *, is_question: bool) -> None:
    """Everything that was read is a sentence in this language, and nothing is missing."""
    assert len(read["prompt"]) > 15, read
    for one in (read["prompt"], *read["choices"], *read["foreseen"], *read["told"]):
        assert one, read
        assert not _BROKEN.search(one), one
        if language == "it":
            assert not ENGLISH.findall(NAMES.sub("", one)), one
    if read["whole"] and is_question:
        assert len(read["foreseen"]) == read["outlooks"]


def point_at(newcomer: Player, thing: str, language: str) -> None:
    """Point at something on the table with the mouse: it says what it is, and by which rule."""
    tip = newcomer.page.get_by_role("tooltip")
    newcomer.page.locator(thing).first.hover()
    expect(tip).to_have_text(re.compile(r".{20,}\([A-Z]\d+.*\)"))
    if language == "it":
        assert not ENGLISH.findall(NAMES.sub("", tip.inner_text())), tip.inner_text()
    newcomer.page.mouse.move(2, 2)
