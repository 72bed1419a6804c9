"""The choices somebody has: numbered, and gathered under letters where they are too many to read at once."""

from string import ascii_lowercase

from freebooter.core.actions import Action

# More than this many are gathered, and so many may stand under one letter.
MOST_LINES = 20
# The letters that mean something else at the prompt.
TAKEN = frozenset("luq")
LETTERS = [letter for letter in ascii_lowercase if letter not in TAKEN]


class Choices:
    """Sentences by number from 1. `groups` is empty where all can be read at once.

    A group is what begins alike: the same kind of action with the same first fields, and so mostly the same first
    words. Numbers stay the same whether a choice is reached by its letter or at once.
    """

    def __init__(self, actions: list[Action], sentences: list[str]) -> None:
        self.sentences = sentences
        self.groups = _groups(actions) if len(actions) > MOST_LINES else []

    def with_letter(self, letter: str) -> list[int]:
        """The numbers under this letter; none if it stands for nothing."""
        lettered = dict(zip(LETTERS, (group for group in self.groups if len(group) > 1), strict=False))
        return lettered.get(letter.lower(), [])

    def with_text(self, text: str) -> list[int]:
        """The numbers of all choices that have this text in them."""
        return [number for number, one in enumerate(self.sentences, 1) if text.lower() in one.lower()]

    def everything(self) -> list[int]:
        """All numbers."""
        return list(range(1, len(self.sentences) + 1))

    def beginning(self, numbers: list[int]) -> str:
        """The words with which all these choices begin."""
        rows = [self.sentences[number - 1].split(" ") for number in numbers]
        same = 0
        while all(len(row) > same + 1 and row[same] == rows[0][same] for row in rows):
            same += 1
        return " ".join(rows[0][: max(same, 1)])


def _groups(actions: list[Action]) -> list[list[int]]:
    """Numbers gathered by kind and first fields, by as few of them as make every group short; empty if none does."""
    for depth in range(3):
        found: dict[tuple[object, ...], list[int]] = {}
        for number, action in enumerate(actions, 1):
            values = [getattr(action, name) for name in action.__struct_fields__[:depth]]
            found.setdefault((type(action), *values), []).append(number)
        is_shorter = 1 < len(found) <= min(len(LETTERS), len(actions) // 2)
        if is_shorter and max(map(len, found.values())) <= MOST_LINES:
            return list(found.values())
    return []
