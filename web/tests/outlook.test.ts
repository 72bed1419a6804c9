// What would follow from a choice stands below it, and what a name means is found by the piece that carries it.
import { render } from "svelte/server";
import { expect, test } from "vitest";
import type { Choice, Message } from "../src/generated/wire";
import { settings } from "../src/settings.svelte";
import ChoiceList from "../src/table/ChoiceList.svelte";
import { aboutOf, nameOf } from "../src/table/naming";
import { Words } from "../src/talk/words";
import { streams, wordsFor } from "./streams";

const said = (key: string, args: Message["args"] = {}): Message => ({ key, rule: "P4", seats: {}, terms: {}, args });

function listed(choices: Choice[], words: Words): string {
  const rows = choices.map(({ action, ...said }) => ({ item: { ...said, actions: [action], parts: [], folds: [] }, fold: "", name: "", count: 1 }));
  const props = { rows, hidden: 0, held: false, speech: { words, names: [] }, disabled: false, advised: [], typed: "", enter: () => {}, showRule: () => {}, unfold: () => {}, close: () => {} };
  return render(ChoiceList, { props }).body.replaceAll(/<!--.*?-->/g, "");
}

test.each([
  ["en", "win 15/36 · tie 6/36 · lose 15/36", "Mind: no roll wins."],
  ["it", "vinci 15/36 · parità 6/36 · perdi 15/36", "Attenzione: no roll wins."],
])("odds are told in numbers, and a warning in words (%s)", (language, numbers, warning) => {
  settings.language = language;
  const words = new Words(language, ["attack = Attack\nsays = You win { $won }\nhopeless = no roll wins\n"]);
  const outlook = { says: said("says", { won: 21 }), odds: { win: 15, tie: 6, lose: 15 }, facts: {}, warning: said("hopeless") };
  const body = listed([{ action: { type: "AttackShip" }, message: said("attack"), outlook }, { action: { type: "EndTurn" }, message: said("attack"), outlook: null }], words);
  settings.language = "en";
  expect(body).toContain(numbers);
  expect(body).toContain("You win 21.");
  expect(body).toContain(warning);
  // The button is named by its sentence, and described by what would follow.
  const described = /aria-describedby="([^"]+)"/.exec(body)?.[1];
  expect(body).toContain(`id="${described}"`);
  expect(body.match(/aria-describedby/g)).toHaveLength(1);
});

test.each(["en", "it"])("every outlook of the recorded games can be said in %s", (language) => {
  let told = 0;
  for (const { game, rows } of streams()) {
    for (const { sight } of rows.filter((_, at) => at % 8 === 0)) {
      if (!sight.legal.some(({ outlook }) => outlook)) continue;
      told += 1;
      expect(listed(sight.legal, wordsFor(game, language))).not.toMatch(/undefined|NaN|\[object|\{|-(outlook|warn)-/);
    }
  }
  expect(told).toBeGreaterThan(10);
});

test("a piece is explained by the name it carries, or by the one it is said to", () => {
  const words = new Words("en", ["storm = Storm\n    .about = It blows { $copies } times (W12).\n"], undefined, { storm: said("storm.about", { copies: 3 }) });
  const element = (dataset: Record<string, string>): Element => ({ dataset, closest: () => ({ dataset }) }) as unknown as Element;
  const asked = (dataset: Record<string, string>): string | undefined => aboutOf(element(dataset), (name) => words.about(name))?.text;
  expect(asked({ part: "card:storm" })).toBe("It blows 3 times (W12).");
  expect(asked({ part: "card:x", about: "storm" })).toBe("It blows 3 times (W12).");
  expect(asked({ part: "ship:0:1" })).toBeUndefined();
  expect([nameOf("caravan:england:3"), nameOf("die")]).toEqual(["england", "die"]);
});
