"""`freebooter rerun`: an experiment from its card comes to the same, or what differs is said."""

from pathlib import Path

from tests.cli.runner import freebooter


def test_all_three_kinds_of_experiments_come_to_the_same_again(tmp_path: Path) -> None:
    card = tmp_path / "card.toml"
    kept = ("--seed", "5", "--card", str(card))
    for given in (
        ("simulate", "plunder", "--games", "3", "--option", "round_limit=3"),
        ("arena", "buccaneer", "--games", "3", "--bots", "random,deckhand,random"),
        ("dataset", "buccaneer", "--games", "1", "--out", str(tmp_path / "set")),
    ):
        assert freebooter(*given, *kept).code == 0
    ran = freebooter("rerun", str(card))
    assert (ran.code, ran.out.count("the same result")) == (0, 3)
    assert freebooter("rerun", str(tmp_path / "set" / "card.toml")).code == 0


def test_what_differs_is_said(tmp_path: Path) -> None:
    card = tmp_path / "card.toml"
    assert freebooter("simulate", "buccaneer", "--games", "3", "--card", str(card)).code == 0
    written = card.read_text()
    card.write_text(written.replace("seed = 1", "seed = 2"))
    ran = freebooter("rerun", str(card))
    assert ran.code == 1
    assert "another result" in ran.out
    assert "nothing that the card names differs" in ran.out
    card.write_text(written.replace("seed = 1", "seed = 2").replace("edition = 1", "edition = 7"))
    assert "- edition is 7, not 1" in freebooter("rerun", str(card)).out


def test_a_card_starts_programs_only_if_it_is_trusted(tmp_path: Path) -> None:
    card = tmp_path / "card.toml"
    assert freebooter("simulate", "buccaneer", "--games", "1", "--card", str(card)).code == 0
    card.write_text(card.read_text().replace('["random"', '["exec:some-program"'))
    ran = freebooter("rerun", str(card))
    assert ran.code == 2
    assert "would start 'exec:some-program'; if you trust it, say --programs" in ran.complaint
