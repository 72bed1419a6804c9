"""Answering the question that a page shows, and knowing when it has been answered."""

import re
from collections.abc import Sequence

from tests.web.player import LONG_WAIT, Player

# A page is done with an answer when it shows another question, or one step more of the same gesture. Rows alone do not
# say it: others answer the same question meanwhile.
_ANSWERED = """
([question, steps]) => {
  const table = document.querySelector('.table');
  if (!table || table.dataset.busy === 'true') return '';
  const now = table.dataset.moment.split('.').map(Number);
  if (now[1] === question && now[2] <= steps) return '';
  if (document.querySelector('dialog[open] table')) return 'over';
  return document.querySelector('button.choice:enabled') ? 'turn' : '';
}
"""


def asked(player: Player) -> tuple[int, int]:
    """The question that the page shows, and how many steps of a gesture have been composed for it."""
    _, question, steps = player.moment().split(".")
    return int(question), int(steps)


def await_next(player: Player, answered: tuple[int, int]) -> bool:
    """Wait until the page asks something else than what was answered; whether the game goes on."""
    found = player.page.wait_for_function(_ANSWERED, arg=list(answered), timeout=LONG_WAIT)
    return bool(found.json_value() == "turn")


def sentences(player: Player) -> list[str]:
    """What may be chosen, sentence by sentence."""
    return player.page.locator("button.choice:enabled > span").all_inner_texts()


def preferred(said: Sequence[str], wishes: Sequence[str], move: int) -> int:
    """The place of a choice: of the first wish that can be fulfilled, else of any, another one every time."""
    for wish in wishes:
        fitting = [place for place, one in enumerate(said) if re.match(wish, one)]
        if fitting:
            return fitting[move * 7 % len(fitting)]
    return move * 7 % len(said)


def click_on(player: Player, wishes: Sequence[str] = (), move: int = 0) -> bool:
    """Answer by a click in the list; whether the game goes on."""
    before = asked(player)
    player.open_fold()
    player.choices.nth(preferred(sentences(player), wishes, move)).click()
    return await_next(player, before)
