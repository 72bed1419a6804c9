import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { FluentResource } from "@fluent/bundle";
import { typeNumber } from "../src/table/typing";
import { readRules } from "../src/talk/rules";
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

test("rules are read with their numbers", () => {
  const { title, sections } = readRules("# Game\n\nOpening.\n\n## B1 First\nSome `code`.\n- one\n- two\n");
  expect(title).toBe("Game");
  expect(sections.map((section) => section.number)).toEqual(["", "B1"]);
  expect(sections[1]?.blocks.map((block) => block.kind)).toEqual(["paragraph", "list"]);
});
