"""Life at a table: several people, reloads, lost networks, help and chat."""

from playwright.sync_api import expect

from tests.web.player import Player, whose_turn

BOTS = [{"kind": "bot", "bot": "random"}]


def test_two_people_play_at_one_table(player: Player, other: Player) -> None:
    player.go("/")
    made = player.make_table("buccaneer", [{"kind": "me"}, {"kind": "open"}, *BOTS])
    player.go(f"/table/{made['table']}")
    expect(player.page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    assert player.page.locator(".panel.choose").evaluate("box => box.offsetHeight") == 0, "no box around nothing"
    player.check_accessibility()

    other.go(f"/go/{made['links']['seats']['1']}")
    other.page.get_by_label("Your name").fill("Grace")
    other.check_accessibility()
    other.page.get_by_role("button", name="Sit down").click()
    expect(other.page.locator(".seats")).to_contain_text("Grace")
    expect(player.page.locator(".seats")).to_contain_text("Grace")

    asked = [0, 0]
    for _ in range(8):
        at = whose_turn(player, other)
        asked[at] += 1
        one = (player, other)[at]
        before = one.moment()
        one.take()
        for each in (player, other):
            each.page.wait_for_function(
                "before => document.querySelector('.table').dataset.moment.split('.')[0] > Number(before)",
                arg=before.split(".")[0],
            )
    assert min(asked) > 0, "both had their turns"
    at = whose_turn(player, other)
    # The one is told what is asked, the other whom the table waits for; a screen reader hears it when it changes.
    prompts = [each.page.locator(".prompt[aria-live=polite]") for each in (player, other)]
    expect(prompts[at]).not_to_be_empty()
    expect(prompts[1 - at]).to_contain_text(("Ada", "Grace")[at])
    # All that was told to one was told to the other, in the same words: Buccaneer's log has no secrets.
    assert player.log() == other.log()
    assert len(player.log()) > 8

    other.page.get_by_role("tab", name="Chat").click()
    other.page.get_by_label("Say something").fill("Ahoy!")
    other.page.keyboard.press("Enter")
    player.page.get_by_role("tab", name="Chat").click()
    expect(player.page.get_by_role("log", name="Chat")).to_contain_text("Ahoy!")
    player.check_accessibility()


def test_a_reload_and_a_second_tab_find_the_game_as_it_is(player: Player) -> None:
    player.sit_with_bots("buccaneer", 2)
    player.await_turn()
    player.answer()
    seats, log = player.page.locator(".seats").inner_text(), player.log()
    player.page.reload()
    player.await_turn()
    assert player.page.locator(".seats").inner_text() == seats
    expect(player.page.locator(".log li")).to_have_count(len(log))
    assert player.log() == log

    tab = player.another_tab()
    tab.await_turn()
    stale = tab.moment()
    player.answer()
    # The question that the other tab showed is answered: it shows the next one, and can answer that.
    tab.await_turn(stale)
    assert tab.log() == player.log()
    now = player.moment()
    tab.answer()
    player.await_turn(now)
    assert tab.log() == player.log()


def test_a_lost_network_is_survived(player: Player) -> None:
    player.sit_with_bots("buccaneer", 2)
    player.await_turn()
    player.context.set_offline(True)
    player.page.evaluate("window.dispatchEvent(new Event('offline'))")
    player.take()
    expect(player.page.locator(".trouble-box, .notice").first).to_be_visible()
    player.check_accessibility()
    player.context.set_offline(False)
    player.page.evaluate("window.dispatchEvent(new Event('online'))")
    player.await_turn()
    player.answer()


def test_the_tab_says_whose_turn_it_is(player: Player) -> None:
    player.sit_with_bots("buccaneer", 2)
    player.await_turn()
    assert "Your turn" in player.page.title()


def test_help_opens_at_the_rule_and_says_what_is_assumed(player: Player) -> None:
    player.sit_with_bots("buccaneer", 2)
    player.await_turn()
    player.open_fold()
    player.page.get_by_role("button", name="Rule B2").first.click()
    dialog = player.page.get_by_role("dialog")
    expect(dialog.locator("section.meant")).to_contain_text("B2")
    expect(dialog).to_contain_text("assumed")
    player.check_accessibility()
    player.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_pass_and_play_draws_a_curtain_between_seats(player: Player) -> None:
    player.go("/")
    made = player.make_table("buccaneer", [{"kind": "me"}, {"kind": "local", "name": "Bea"}, *BOTS])
    player.go(f"/table/{made['table']}")
    seen = set()
    player.await_turn()
    # Whoever sits at this device is here, whoever of them looks.
    expect(player.page.locator(".seats")).to_contain_text("Bea")
    expect(player.page.locator(".seats .away")).to_have_count(0)
    for _ in range(12):
        player.await_turn()
        curtain = player.page.locator(".curtain button")
        if curtain.count():
            seen.add(curtain.inner_text())
            # Whatever was told to the last one is behind it: log, talk, choices and the table in words.
            expect(player.page.locator(".side")).to_have_text("Log, talk and choices are behind the curtain, too.")
            expect(player.page.locator("p[role=log]")).to_be_empty()
            player.check_accessibility()
            if len(seen) == 1:
                curtain.click()
            else:
                curtain.focus()
                player.page.keyboard.press("Enter")
            expect(curtain).to_have_count(0)
        else:
            player.answer()
        if len(seen) == 2:
            break
    assert seen == {"I am Ada", "I am Bea"}


def test_a_finger_opens_the_curtain(phone: Player) -> None:
    phone.go("/")
    made = phone.make_table("seven_seas", [{"kind": "me"}, {"kind": "local", "name": "Bea"}])
    phone.go(f"/table/{made['table']}")
    # All choose at once: whoever looks first, the other one comes behind a curtain.
    phone.await_turn()
    curtain = phone.page.locator(".curtain button")
    if not curtain.count():
        phone.answer()
        phone.await_turn()
    expect(phone.page.locator("button.choice")).to_have_count(0)
    curtain.tap()
    expect(curtain).to_have_count(0)
    expect(phone.page.locator("button.choice").first).to_be_visible()


def test_a_bot_takes_a_seat_over_and_gives_it_back(player: Player) -> None:
    player.sit_with_bots("buccaneer", 2)
    player.await_turn()
    player.page.get_by_role("button", name="Menu").click()
    player.check_accessibility()
    player.page.get_by_label("Bot", exact=True).select_option("deckhand")
    player.page.get_by_role("button", name="Let a bot play for me").click()
    player.page.get_by_role("button", name="Let the bot play (easy)").click()
    expect(player.page.locator(".seats li").first).to_contain_text("easy")


def test_a_finished_move_can_be_seen_again(player: Player) -> None:
    table = player.sit_with_bots("buccaneer", 2)
    player.await_turn()
    player.answer()
    player.go(f"/replay/{table}#1")
    expect(player.page.get_by_text("Move 1 of")).to_be_visible()
    player.page.get_by_role("button", name="One move on").click()
    expect(player.page.get_by_text("Move 2 of")).to_be_visible()
    player.check_accessibility()
