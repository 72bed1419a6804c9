"""Thinking processes end with their server, however it ends."""

import signal
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from tests.server.bad_bots import HANGING, REMEMBERING, Backstage
from tests.server.client import BOT, ME, Player, until
from tests.server.processes import Server, environment

# A process that asks a bot for something and is killed while the bot thinks.
KILLED_WHILE_IT_THINKS = textwrap.dedent(
    """
    import asyncio, os, signal, sys
    from pathlib import Path
    from freebooter.core.catalogue import find_game
    from freebooter.server.players.pool import Pool
    from tests.bots.tables import new_match

    async def main() -> None:
        match = new_match(find_game("buccaneer"))
        pool = Pool(1, None, 3.0)
        thought = pool.ready("me", match, match.asks[0], "hogging", 1)
        choice = asyncio.create_task(pool.choose(thought, "me"))
        while not Path(sys.argv[1], "diary").exists():
            await asyncio.sleep(0.01)
        os.kill(os.getpid(), signal.SIGKILL)

    if __name__ == "__main__":
        asyncio.run(main())
    """
)


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL], ids=["asked to end", "killed"])
def test_no_thinking_process_outlives_its_server(tmp_path: Path, backstage: Backstage, end: signal.Signals) -> None:
    server = Server(tmp_path / "log", backstage.folder, "--data", str(tmp_path), "--bots", "2", "--no-limits")
    try:
        server.wait()
        anne = Player(server.url)
        # One who hangs and, in whichever process, some who have played and wait.
        for bot in (HANGING, REMEMBERING, REMEMBERING, REMEMBERING):
            anne.create("buccaneer", [ME, bot, BOT], setup={"options": {"first_player": 1}})
        until(lambda: backstage.asked("hanging") and backstage.asked("remembering"))
        assert backstage.is_anybody_there()
        server.process.send_signal(end)
        server.process.wait(60)
        until(lambda: not backstage.is_anybody_there())
    finally:
        server.stop()


def test_not_even_one_in_which_no_other_thread_can_run(tmp_path: Path, backstage: Backstage) -> None:
    script = tmp_path / "killed.py"
    script.write_text(KILLED_WHILE_IT_THINKS)
    result = subprocess.run(
        [sys.executable, str(script), str(backstage.folder)],
        env=environment(backstage.folder),
        check=False,
        timeout=120,
    )
    assert result.returncode == -signal.SIGKILL
    assert backstage.asked("hogging")
    until(lambda: not backstage.is_anybody_there())
