"""The figures of one's own copy, from the form to the table; and sounds, which are asked for first."""

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.web.player import Player


def test_a_copy_is_entered_corrected_kept_and_played(player: Player) -> None:
    page = player.page
    player.go("/figures/buccaneer")
    page.get_by_role("button", name="Enter a copy").click()
    form = page.get_by_role("form", name="Figures of your copy")
    expect(form.get_by_role("status").first).to_have_text("57 of 87 assumed")
    page.get_by_label("Name of the set").fill("Ada's copy")
    # By keyboard alone: open the ships, and go to the crew of the first.
    form.locator("summary", has_text="Ship cards").focus()
    page.keyboard.press("Enter")
    crew = form.get_by_label("Ship cards: S01: Crew", exact=True).and_(page.locator("input"))
    crew.fill("1")
    page.keyboard.press("Enter")
    # What the rules cannot be played with is said at its place, and the focus is there.
    expect(form.get_by_role("alert")).to_have_text("1 is not within 2-9")
    expect(crew).to_be_focused()
    player.check_accessibility()
    crew.fill("4")
    expect(form.get_by_role("alert")).to_have_count(1)
    page.keyboard.press("Tab")
    expect(form.get_by_role("alert")).to_have_count(0)
    expect(form.get_by_label("Ship cards: S01: Crew: as printed")).to_be_checked()
    form.locator("summary", has_text="Booty").click()
    form.get_by_role("button", name="All of these are as printed: Booty").click()
    expect(form.get_by_role("status").first).to_have_text("53 of 87 assumed")
    form.get_by_role("button", name="Keep this set").click()
    expect(form).to_contain_text("Kept. You can choose it")

    # The set is chosen when a table is set, and named there with what differs.
    player.go("/")
    page.locator(".games li", has_text="Buccaneer").get_by_role("button", name="Set a table").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Your name").fill("Ada")
    dialog.get_by_label("Figures").select_option("Ada's copy")
    dialog.get_by_role("button", name="Set the table").click()
    facts = page.locator("dl")
    expect(facts).to_contain_text("The set “Ada's copy”")
    facts.get_by_text("1 figure differs from the standard set").click()
    expect(facts).to_contain_text("ships[S01].min_crew 4")
    player.check_accessibility()


def test_a_set_is_taken_along_as_a_file(player: Player, tmp_path: Path) -> None:
    page = player.page
    player.go("/figures/plunder")
    standard = page.evaluate("async () => (await (await fetch('/api/games/plunder')).json()).figure_set")
    own, spoilt = tmp_path / "own.json", tmp_path / "spoilt.json"
    own.write_text(json.dumps({**standard, "name": "The club", "open_stack": [9, "printed"]}))
    spoilt.write_text(json.dumps({**standard, "name": "The club", "open_stack": [99, "printed"]}))
    chooser = page.locator("input[type=file]")
    chooser.set_input_files(spoilt)
    expect(page.get_by_role("alert")).to_have_text("open_stack: 99 is not within 1-20")
    chooser.set_input_files(own)
    expect(page.get_by_label("Cards in each open stack", exact=True).and_(page.locator("input"))).to_have_value("9")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save The club as a file").click()
    assert json.loads(Path(saved.value.path()).read_text()) == json.loads(own.read_text())
    page.get_by_role("button", name="Delete The club", exact=True).click()
    page.get_by_role("button", name="Delete The club for good").click()
    expect(page.get_by_text("Your sets")).to_have_count(0)


def test_nothing_sounds_before_it_is_asked_for(player: Player) -> None:
    page = player.page
    page.add_init_script(
        """window.heard = 0;
        window.AudioContext = class extends AudioContext { constructor() { super(); window.heard++; } };"""
    )
    player.go("/about")
    page.get_by_role("button", name="Settings").click()
    sounds = page.get_by_label("Sounds")
    expect(sounds).not_to_be_checked()
    expect(page.get_by_label("Volume")).to_have_count(0)
    assert page.evaluate("window.heard") == 0
    sounds.check()
    page.get_by_label("Volume").press("ArrowRight")
    page.get_by_label("Battle: a drum").uncheck()
    assert page.evaluate("window.heard") == 1
    player.check_accessibility()
    kept = page.evaluate("JSON.parse(localStorage.getItem('freebooter-settings'))")
    assert (kept["sound"], kept["volume"], kept["silenced"]) == (True, 65, ["battle"])
