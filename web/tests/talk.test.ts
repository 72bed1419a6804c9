import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { FluentResource } from "@fluent/bundle";
import { typeNumber } from "../src/table/typing";
import { hasAll, marked, readRules, rulesIn, textOf } from "../src/talk/rules";
import { Words } from "../src/talk/words";

function keys(language: string): string[] {
  const text = readFileSync(new URL(`../src/locale/${language}.ftl`, import.meta.url), "utf-8");
  return new FluentResource(text).body.map((entry) => entry.id).sort();
}

describe("the client's own words", () => {
  test("are the same in both languages", () => {
    expect(keys("it")).toEqual(keys("en"));
  });

  test("no key stands twice", () => {
    expect(new Set(keys("en")).size).toBe(keys("en").length);
  });
});

describe("a choice typed by its number", () => {
  test("is taken at once where no longer number is possible", () => {
    expect(typeNumber("", "3", 9)).toEqual({ typed: "", done: 2 });
    expect(typeNumber("1", "2", 14)).toEqual({ typed: "", done: 11 });
  });

  test("waits for another digit or Enter where one is", () => {
    expect(typeNumber("", "1", 14)).toEqual({ typed: "1", done: null });
    expect(typeNumber("1", "Enter", 14)).toEqual({ typed: "", done: 0 });
    expect(typeNumber("1", "Backspace", 14)).toEqual({ typed: "", done: null });
  });

  test("is dropped where there is no such number", () => {
    expect(typeNumber("", "9", 3)).toEqual({ typed: "", done: null });
    expect(typeNumber("", "0", 3)).toEqual({ typed: "", done: null });
  });
});

test("a key with a dot is the sentence beside a name", () => {
  const words = new Words("en", ["storm = Storm\n    .about = There are { $copies } of it (W12).\n"]);
  expect(words.text("storm.about", { copies: 3 })).toBe("There are 3 of it (W12).");
  expect(words.text("storm")).toBe("Storm");
  expect(words.text("storm.nothing")).toBe("storm.nothing");
});

test("what is meant several times is named once and counted", () => {
  const words = new Words("en", ["paid = { $seat } pays { $cards }.\ngold = gold\nwood = wood\nlist-end = { $first } and { $last }\nlist-times = { $what } × { $count }\n"]);
  const message = { key: "paid", rule: "", seats: { seat: 0 }, terms: { cards: ["gold", "wood", "gold"] }, args: {} };
  expect(words.say(message, ["Ann"])).toBe("Ann pays gold × 2 and wood.");
});

test("rules are read with their numbers", () => {
  const { title, sections } = readRules("# Game\n\nOpening.\n\n## B1 First\nSome `code`.\n- one\n- two\n");
  expect(title).toBe("Game");
  expect(sections.map((section) => section.number)).toEqual(["", "B1"]);
  expect(sections[1]?.blocks.map((block) => block.kind)).toEqual(["paragraph", "list"]);
});

test("rules name each other, hold tables, and are searched by words", () => {
  const { sections } = rulesIn({ en: "# Game\n\n## B1 First\nSee B2, not B9.\n\n| one | two |\n|---|---|\n| `a` | 3 |\n\n## B2 Città\nÈ l’ultima.\n" }, "de");
  const [first, second] = sections;
  expect(first?.blocks[0]).toEqual({
    kind: "paragraph",
    parts: [{ kind: "text", text: "See " }, { kind: "rule", text: "B2" }, { kind: "text", text: ", not " }, { kind: "text", text: "B9" }, { kind: "text", text: "." }],
  });
  expect(first?.blocks[1]).toMatchObject({ kind: "table", rows: [[[{ text: "one" }], [{ text: "two" }]], [[{ kind: "code", text: "a" }], [{ text: "3" }]]] });
  expect(second && hasAll(textOf(second), "citta  L'ULT")).toBe(true);
  expect(first && hasAll(textOf(first), "citta")).toBe(false);
  expect(marked("Una città antica", "CITTA an")).toEqual([
    { text: "Una ", hit: false },
    { text: "città", hit: true },
    { text: " ", hit: false },
    { text: "an", hit: true },
    { text: "tica", hit: false },
  ]);
});
