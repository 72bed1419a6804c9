"""Learning by playing: a guide explains each thing when it comes up, and never stands in the way."""

import pytest
from playwright.sync_api import expect

from tests.web.player import Player

TITLES = {
    "buccaneer": "Buccaneer",
    "plunder": "Plunder: A Pirate's Life",
    "seven_seas": "Pirates of the 7 Seas",
    "winds_of_plunder": "Winds of Plunder",
}
# What the guide speaks of at the first question of each game.
FIRST = {"buccaneer": "moving", "plunder": "island", "seven_seas": "character", "winds_of_plunder": "compass"}


def learn(player: Player, game: str) -> None:
    player.go("/")
    card = player.page.locator(".games li").filter(
        has=player.page.get_by_role("heading", name=TITLES[game], exact=True)
    )
    card.get_by_role("button", name="Learn by playing").click()
    expect(player.page.locator(".guide")).to_have_attribute("data-step", "welcome")


@pytest.mark.parametrize("game", sorted(TITLES))
def test_the_first_steps_of_a_guided_game(player: Player, game: str) -> None:
    learn(player, game)
    guide = player.page.locator(".guide")
    assert player.await_turn()
    expect(player.page.locator(".seats")).to_contain_text("easy")
    expect(player.page.locator(".ring")).not_to_have_count(0)
    player.check_accessibility()
    steps = []
    while guide.count() and guide.get_attribute("data-step") != FIRST[game]:
        step = guide.get_attribute("data-step")
        steps.append(step)
        guide.get_by_role("button", name="Next").or_(guide.get_by_role("button", name="Got it")).click()
        expect(guide.and_(player.page.locator(f'[data-step="{step}"]'))).to_have_count(0)
    assert steps[0] == "welcome"
    assert "choose" in steps
    expect(guide).to_have_attribute("data-step", FIRST[game])
    # It never blocks: the question can be answered with the card open, which is then over.
    player.answer()
    expect(player.page.locator(f'[data-step="{FIRST[game]}"]')).to_have_count(0)


def test_the_guide_goes_on_after_a_reload_and_ends_when_told(phone: Player) -> None:
    learn(phone, "buccaneer")
    guide = phone.page.locator(".guide")
    assert phone.await_turn()
    guide.get_by_role("button", name="Next").click()
    expect(guide).to_have_attribute("data-step", "ships")
    guide.get_by_role("button", name="Rule B4").click()
    expect(phone.page.locator("dialog section.meant")).to_contain_text("B4")
    phone.page.keyboard.press("Escape")
    phone.page.reload()
    expect(guide).to_have_attribute("data-step", "ships")
    assert phone.await_turn()
    # Guide, board and choice share the screen of a phone, also beside what the others did since.
    while not phone.page.locator(".recap").count():
        assert phone.answer()
    for part in (guide, phone.page.locator("main.board"), phone.choices.first):
        expect(part).to_be_in_viewport(ratio=0.9)
    phone.check_accessibility()
    guide.get_by_role("button", name="Stop the guide").click()
    expect(guide).to_have_count(0)
    phone.page.reload()
    assert phone.await_turn()
    expect(guide).to_have_count(0)
