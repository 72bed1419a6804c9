// The guides of first games: every step has words in both languages, a rule, and a trigger that the game really has.
import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Guide } from "../src/guide/guide.svelte";
import { GUIDED, guideOf, progressAt } from "../src/guide/guides";
import { type Script, SHARED, type Step } from "../src/guide/script";

const keysOf = (text: string): string[] => new FluentResource(text).body.map((entry) => entry.id).sort();
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf-8");

/** The names in a generated union type. */
function members(game: string, union: string): string[] {
  const found = new RegExp(`export type ${union} =([^;]*);`).exec(read(`../src/generated/games/${game}.ts`));
  return [...(found?.[1] ?? "").matchAll(/\w+/g)].map(([name]) => name);
}

test("every game of the platform has a guide", () => {
  expect(GUIDED).toEqual(["buccaneer", "plunder", "seven_seas", "winds_of_plunder"]);
});

describe.each(GUIDED)("the guide of %s", (game) => {
  const script = async (): Promise<Script> => (await guideOf(game)) as Script;

  test("says every step, and nothing else, in English and Italian", async () => {
    const { steps, texts } = await script();
    const own = steps.map((step) => step.key).filter((key) => !SHARED.includes(key as never));
    expect(new Set(steps.map((step) => step.key)).size).toBe(steps.length);
    for (const language of ["en", "it"]) {
      expect(keysOf(texts[language] ?? "")).toEqual([...own].sort());
      const shell = keysOf(read(`../src/locale/${language}.ftl`));
      for (const key of SHARED) expect(shell).toContain(`guide-${key}`);
    }
  });

  test("waits for what the game has, and cites rules that stand in its help", async () => {
    const { steps } = await script();
    const actions = members(game, "GameAction");
    const events = members(game, "GameEvent");
    expect(actions.length).toBeGreaterThan(3);
    for (const { on, rule } of steps) {
      if (typeof on === "object" && "asked" in on) for (const kind of on.asked) expect(actions).toContain(kind);
      if (typeof on === "object" && "told" in on) for (const kind of on.told) expect(events).toContain(kind);
      for (const language of ["en", "it"]) {
        expect(read(`../../src/freebooter/games/${game}/help/${language}.md`)).toContain(`\n## ${rule} `);
      }
    }
  });
});

describe("a guide", () => {
  const step = (key: string, on: Step["on"]): Step => ({ key, on, rule: "X1", at: "body" });
  const steps = [step("hello", "start"), step("move", { asked: ["Move"] }), step("again", { asked: ["Move"] }), step("moved", { told: ["Moved"] })];
  const script: Script = { options: {}, texts: { en: "" }, steps };
  const kept = new Map<string, string>();

  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });

  test("explains one new thing at a question, and the next at the next", () => {
    const guide = new Guide("t1", script, []);
    expect(guide.step?.key).toBe("hello");
    guide.next();
    guide.asked(new Set(["Move"]));
    expect([guide.step?.key, guide.waiting]).toEqual(["move", 0]);
    guide.asked(new Set());
    expect(guide.step).toBeNull();
    guide.asked(new Set(["Move"]));
    expect(guide.step?.key).toBe("again");
  });

  test("tells again what nobody saw before its moment was over", () => {
    const guide = new Guide("t1", script, []);
    guide.asked(new Set(["Move"]));
    expect([guide.step?.key, guide.waiting]).toEqual(["hello", 1]);
    guide.asked(new Set());
    expect(guide.waiting).toBe(0);
    guide.asked(new Set(["Move"]));
    guide.next();
    expect(guide.step?.key).toBe("move");
  });

  test("keeps how far it has come, and is gone once it is stopped", () => {
    const guide = new Guide("t1", script, []);
    guide.next();
    guide.told("Moved");
    expect(guide.step?.key).toBe("moved");
    expect(progressAt("t1")).toEqual(["hello"]);
    expect(new Guide("t1", script, progressAt("t1") ?? []).step).toBeNull();
    guide.stop();
    expect(guide.step).toBeNull();
    expect(progressAt("t1")).toBeNull();
  });
});
