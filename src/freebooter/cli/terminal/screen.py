"""What the terminal shows and asks, in one language."""

import sys
from typing import Any

import msgspec
from rich.columns import Columns
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from freebooter.cli.terminal.choices import LETTERS, Choices
from freebooter.core.actions import Action
from freebooter.core.game import AnyGame
from freebooter.core.match import Notice
from freebooter.core.message import Message
from freebooter.core.result import Result
from freebooter.core.text_board import TextBoard
from freebooter.core.text_map import map_of
from freebooter.core.view import View
from freebooter.core.words import words


class Screen:
    """Writes the sentences of one game, and reads what people type."""

    def __init__(self, game: AnyGame, names: list[str], language: str) -> None:
        self.game = game
        self.names = names
        self.language = language
        self.console = Console(highlight=False)
        self.words = words(game.package, language)
        self.ui = words("freebooter.cli", language)
        self.board = TextBoard(game.meta.id, self.words, self.ui, names, map_of(game.package))

    # Saying

    def text(self, key: str, seat: int | None = None, **args: int | str) -> str:
        """A sentence of the terminal's own."""
        return self.ui.say(Message(key, seats={} if seat is None else {"seat": seat}, args=args), self.names)

    def say(self, key: str, seat: int | None = None, *, style: str = "", **args: int | str) -> None:
        """Show a sentence of the terminal's own."""
        self.line(self.text(key, seat, **args), style)

    def line(self, line: str, style: str = "") -> None:
        self.console.print(Text(line, style=style), soft_wrap=not self.console.is_terminal)

    def sentence(self, message: Message) -> Text:
        """One of the game's sentences, its rule number behind it where it does not disturb."""
        rule = f"  {message.rule}" if message.rule else ""
        plain = self.words.say(msgspec.structs.replace(message, rule=""), self.names)
        return Text.assemble(plain, (rule, "dim"))

    def news(self, notices: list[Notice]) -> None:
        """What happened, in sentences."""
        for notice in notices:
            if notice.undone:
                self.say("taken-back", notice.seat, style="yellow")
            for event in notice.events:
                self.console.print(self.sentence(self.game.tell_event(event)), soft_wrap=not self.console.is_terminal)

    def table(self, view: View, *, brief: bool = False) -> None:
        """The table as a viewer sees it."""
        self.console.print(self.board.draw(view, brief=brief))

    def question(self, seat: int, view: View) -> None:
        """What a seat is asked, and why."""
        prompt = self.game.prompt(view)
        assert prompt is not None
        said = Text.assemble((f"{self.names[seat]}: ", "bold green"), self.sentence(prompt))
        self.console.print(said, soft_wrap=not self.console.is_terminal)

    def choices(self, actions: list[Action], view: View) -> Choices:
        """The choices in sentences."""
        return Choices(actions, [self.sentence(self.game.tell_action(action, view)).plain for action in actions])

    def show_choices(self, choices: Choices, numbers: list[int]) -> None:
        """Some of the choices, each with its number."""
        width = len(str(len(choices.sentences)))
        self._listed([(f"{number:>{width}}", choices.sentences[number - 1]) for number in numbers])

    def overview(self, choices: Choices) -> None:
        """All choices, or where they are too many the letters they stand under."""
        if not choices.groups:
            self.show_choices(choices, choices.everything())
            return
        letters = iter(LETTERS)
        entries = []
        for group in choices.groups:
            if len(group) == 1:
                entries.append((str(group[0]), choices.sentences[group[0] - 1]))
            else:
                count = self.text("choice-count", count=len(group))
                entries.append((next(letters), f"{choices.beginning(group)} …  ({count})"))
        width = max(len(sign) for sign, _ in entries)
        self._listed([(f"{sign:>{width}}", text) for sign, text in entries])
        self.say("letters", style="dim")

    def _listed(self, entries: list[tuple[str, str]]) -> None:
        lines = [Text.assemble((f" {sign}  ", "bold cyan"), text) for sign, text in entries]
        if self.console.is_terminal:
            # As many side by side as fit, numbered downwards.
            self.console.print(Columns(lines, column_first=True, padding=(0, 2)))
        else:
            for line in lines:
                self.console.print(line, soft_wrap=True)

    def markdown(self, text: str) -> None:
        """Rules, or what they say of something."""
        self.console.print(Markdown(text))

    def result(self, result: Result) -> None:
        """Who came in where, and what the points were for."""
        self.line(f"\n{self.text('game-over')}", "bold")
        table = Table(self.text("place"), self.text("player"), box=None, padding=(0, 2, 0, 0), pad_edge=False)
        table.add_column(self.text("score"), justify="right", style="bold")
        for source in result.points:
            table.add_column(self.board.label(self.board.word(source)), justify="right")
        for seat in sorted(range(len(self.names)), key=lambda seat: result.places[seat]):
            points: list[Any] = [result.scores[seat], *(by_seat[seat] for by_seat in result.points.values())]
            table.add_row(str(result.places[seat]), self.names[seat], *map(str, points))
        self.console.print(table)

    def curtain(self, seat: int, *, hide: bool) -> bool:
        """Wait for the next person, and hide what the last one saw; false at the end of the input."""
        if hide and self.console.is_terminal:
            self.console.clear()
            # What has scrolled away can be scrolled back to, unless it is erased too.
            self.console.file.write("\x1b[3J")
        return self.ask(self.text("pass-keyboard", seat)) is not None

    # Asking

    def ask(self, prompt: str) -> str | None:
        """What somebody types, without blanks around it; None at the end of the input."""
        try:
            typed = self.console.input(Text(f"{prompt} ", style="bold")).strip()
        except EOFError:
            self.console.print()
            return None
        if not sys.stdin.isatty():
            # Nobody sees what comes through a pipe, so a log of the game would lack it.
            self.line(typed)
        return typed
