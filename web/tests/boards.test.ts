// Recorded games are replayed into every board without a server: a board shows whatever it is told and needs no rule.
import { render } from "svelte/server";
import { describe, expect, test, vi } from "vitest";
import type { BoardKit, Plain } from "../src/boards/board";
import { kitOf } from "../src/boards/kits";
import { Describer } from "../src/boards/plain/describe";
import { afloat, CELL, EDGE, fortsOf, type Point } from "../src/boards/plunder/map";
import { rolesOf } from "../src/boards/plain/roles";
import type { Die } from "../src/boards/seven_seas/tray";
import { DIE, lay } from "../src/boards/seven_seas/tray";
import type { PlunderView } from "../src/generated/games/plunder";
import type { Happening, News, Sight } from "../src/generated/wire";
import { Choosing, OPEN } from "../src/table/choosing.svelte";
import { patched } from "../src/table/patch";
import { readingTime, Stage } from "../src/table/stage.svelte";
import { settings } from "../src/settings.svelte";
import { streams, wordsFor } from "./streams";

const NOTHING: ReadonlySet<string> = new Set();

describe.each(streams().map((stream) => [stream.game, stream] as const))("%s", (game, stream) => {
  const speech = { words: wordsFor(game, "en"), names: stream.names };

  test("every view of the stream is drawn, and nothing in it is undefined", async () => {
    const kit = await kitOf(game);
    for (const { sight } of stream.rows.filter((_, at) => at % 4 === 0)) {
      const choosing = new Choosing(kit);
      const lit = choosing.lit(choosing.items(sight.legal, sight.ways, sight.view as Plain));
      const props = { view: sight.view as Plain, options: { ...stream.options, "#game": game }, speech, lit, chosen: NOTHING, pick: () => {}, event: null };
      const { body } = render(kit.component, { props });
      expect(body).not.toMatch(/undefined|NaN|\[object/);
      expect(body.length).toBeGreaterThan(1_000);
    }
  });

  test("every moment of a row is drawn, with what each event changed", async () => {
    const kit = await kitOf(game);
    let moments = 0;
    for (const [at, { news, sight }] of stream.rows.entries()) {
      const before = stream.rows[at - 1];
      let view = before?.sight.view as Plain;
      for (const { event, patch } of news.events) {
        if (before?.news.number !== news.number - 1) continue;
        kit.flights?.(event as Plain, view);
        view = patched(view, patch);
        expect(Object.keys(view)).toEqual(Object.keys(sight.view));
        if (patch.length === 0 || (moments += 1) % 6) continue;
        const props = { view, options: { ...stream.options, "#game": game }, speech, lit: NOTHING, chosen: NOTHING, pick: () => {}, event: event as Plain };
        const { body } = render(kit.component, { props });
        expect(body).not.toMatch(/undefined|NaN|\[object/);
        for (const part of kit.touched?.(event as Plain) ?? []) expect(body, part).toContain(`data-part="${part}"`);
      }
    }
    expect(moments).toBeGreaterThan(10);
  });

  test("every piece that an action lights up is on the board", async () => {
    const kit = await kitOf(game);
    const missing = new Set<string>();
    for (const { sight } of stream.rows) {
      const choosing = new Choosing(kit);
      const items = choosing.items(sight.legal, sight.ways, sight.view as Plain);
      if (!items.length) continue;
      const lit = new Set(items.flatMap(({ parts }) => parts));
      const props = { view: sight.view as Plain, options: stream.options, speech, lit, chosen: NOTHING, pick: () => {}, event: null };
      const { body } = render(kit.component, { props });
      for (const part of lit) if (!body.includes(`data-part="${part}"`)) missing.add(part);
    }
    expect([...missing]).toEqual([]);
  });

  test("no list is longer than a dozen rows, however many choices there are, and each is in it", async () => {
    const kit = await kitOf(game);
    const lists = [...stream.rows.map(({ sight }) => sight), ...stream.lists];
    for (const { legal, view } of lists) {
      const choosing = new Choosing(kit);
      const items = choosing.items(legal, [], view as Plain);
      const count = (folds: string[]): number => {
        choosing.clear();
        for (const fold of folds) choosing.open(fold, items);
        const rows = choosing.rows(items, (fold) => kit.named?.(fold, view as Plain, speech) ?? "");
        expect(rows.length, folds.join()).toBeLessThanOrEqual(OPEN);
        return rows.reduce((sum, row) => sum + (row.item ? 1 : count([...folds, row.fold])), 0);
      };
      expect(count([])).toBe(legal.length);
    }
    expect(OPEN).toBe(12);
  });

  test("every seat has facts, and one of them is what the game is won by", async () => {
    const kit = await kitOf(game);
    const view = stream.rows.at(-1)?.sight.view as Plain;
    for (const seat of stream.names.keys()) {
      const facts = kit.facts(view, seat, speech);
      expect(facts.filter((fact) => fact.main)).toHaveLength(1);
      for (const fact of facts) expect(fact.label).not.toMatch(/-label-/);
    }
  });

  test.each(["en", "it"])("everything told and everything legal has words in %s", (language) => {
    const words = wordsFor(game, language);
    for (const { news, sight } of stream.rows) {
      for (const { message } of [...news.events, ...sight.legal, ...sight.ways]) {
        expect(words.has(message.key), message.key).toBe(true);
        expect(words.say(message, stream.names)).not.toMatch(/\{|undefined/);
      }
    }
  });

  test("the table can be read in words", async () => {
    const view = stream.rows.at(-1)?.sight.view as Plain;
    const sections = new Describer(game, await rolesOf(game), speech).sections(view);
    expect(sections.length).toBeGreaterThan(2);
    expect(JSON.stringify(sections)).not.toMatch(/undefined|NaN|\[object/);
  });
});

test("a ship of Plunder that may be put anywhere is put into a tile, a row and a cell", async () => {
  const kit = await kitOf("plunder");
  const view = streams().find((one) => one.game === "plunder")?.rows[0]?.sight.view as Plain;
  const speech = { words: wordsFor("plunder", "en"), names: [] };
  const cells = (view as unknown as PlunderView).terrain.flatMap(({ row, cells }) => [...cells].map((_, at) => `${row}${at + 1}`));
  const said = { key: "", rule: "", seats: {}, terms: {}, args: {} };
  const choosing = new Choosing(kit);
  const items = choosing.items(cells.map((cell) => ({ action: { type: "Place", cell }, message: said, outlook: null })), [], view);
  const shown = () => choosing.rows(items, (fold) => kit.named?.(fold, view, speech) ?? "");
  expect(shown().map(({ name, count }) => [name, count])[1]).toEqual(["Rows A to F, columns 7 to 12", 36]);
  choosing.open(shown()[1]?.fold ?? "", items);
  expect(shown().map(({ name }) => name)[5]).toBe("Row F, columns 7 to 12");
  choosing.open(shown()[5]?.fold ?? "", items);
  expect(shown().map(({ item }) => item?.actions[0]?.cell)).toEqual(["F7", "F8", "F9", "F10", "F11", "F12"]);
});

test("what an event changed is put where it belongs, and the rest stays the very same", () => {
  const before = { round: 1, players: [{ chests: 2, goods: { rum: 1 } }, { chests: 5, goods: { rum: 0 } }] };
  const after = patched(before, [[["players", 0, "goods", "rum"], 3], [["round"], 2]]);
  expect(after).toEqual({ round: 2, players: [{ chests: 2, goods: { rum: 3 } }, { chests: 5, goods: { rum: 0 } }] });
  expect((after.players as unknown[])[1]).toBe(before.players[1]);
  expect(before.players[0]?.goods.rum).toBe(1);
  expect(patched(before, [])).toBe(before);
});

test("no die in the tray of 7 Seas hides another, however many were thrown", () => {
  const thrown = streams().flatMap(({ rows }) => rows.flatMap(({ news }) => news.events.flatMap(({ event }) => (event.type === "DiceThrown" ? [event.dice as Die[]] : []))));
  // As many as there are, as close to each other as dice can lie.
  const heap = Array.from({ length: 40 }, (_, at): Die => [at % 4, 900 + 150 * (at % 7), 1000 + 150 * Math.floor(at / 7), 1 + (at % 6)]);
  expect(thrown.length).toBeGreaterThan(1);
  for (const dice of [...thrown, heap]) {
    const lying = lay(dice, 320, 340);
    expect(lying).toHaveLength(dice.length);
    for (const [at, one] of lying.entries()) {
      expect(one.x > 0 && one.x < 320 && one.y > 0 && one.y < 340).toBe(true);
      const hides = lying.slice(at + 1).some((other) => Math.abs(other.x - one.x) < DIE.width * one.scale - 1 && Math.abs(other.y - one.y) < (DIE.up + DIE.down) * one.scale - 1);
      expect(hides).toBe(false);
    }
  }
});

test("the forts of Plunder stand on land, one beside each port where there is land enough, and no ship lies over them", () => {
  for (const { sight } of streams().find((one) => one.game === "plunder")?.rows ?? []) {
    const view = sight.view as unknown as PlunderView;
    const forts = fortsOf(view);
    expect(forts.map(({ port }) => port)).toEqual(view.islands.flatMap(({ ports }) => ports));
    const kind = ({ x, y }: Point): string | undefined => view.terrain[(y - EDGE) / CELL - 0.5]?.cells[(x - EDGE) / CELL - 0.5];
    expect(new Set(forts.map(kind))).toEqual(new Set(["#"]));
    for (const ship of afloat(view)) expect(forts.some(({ x, y }) => x === ship.x && y === ship.y)).toBe(false);
  }
});

test("what was being shown when the page cut to another view is told, and not drawn any more", async () => {
  const told: string[] = [];
  const note = (how: string) => (happening: Happening) => told.push(`${how} ${String(happening.event.type)}`);
  const stage = new Stage({} as BoardKit, { onEvent: note("shown"), onDropped: note("dropped"), reading: () => 20 });
  const row = (number: number, ...kinds: string[]) => rowOf(0, number, ...kinds);
  stage.cut({ last: "" });
  stage.push([row(1, "A", "B"), row(2, "C")], { view: { last: "end" } } as unknown as Sight);
  stage.cut({ last: "cut" });
  stage.push([row(3, "D")], { view: { last: "after" } } as unknown as Sight);
  await vi.waitUntil(() => !stage.busy);
  expect(told).toEqual(["shown A", "dropped B", "dropped C", "shown D"]);
  expect(stage.view).toEqual({ last: "after" });
  stage.push([row(4, "E")], null);
  stage.clear();
  await vi.waitUntil(() => !stage.busy);
  expect(stage.view).toBeNull();
});

function rowOf(seat: number, number: number, ...kinds: string[]): News {
  return { number, seat, undone: [], time: 0, events: kinds.map((type) => ({ event: { type }, message: {}, patch: [[["last"], type]] })) } as unknown as News;
}

describe("others' turns", () => {
  const kit = { isQuiet: ({ type }: Plain) => type === "Quiet", touched: ({ type }: Plain) => [`piece:${String(type)}`] } as unknown as BoardKit;

  test("a sentence is shown as long as reading takes, and never less than 0.7 s", () => {
    expect(readingTime("Ann rolls a 4.")).toBe(700);
    expect(readingTime("a".repeat(60))).toBeGreaterThan(1_500);
  });

  test("what one player did is told under one heading, and its pieces stay outlined", async () => {
    const headings: string[] = [];
    const stage = new Stage(kit, { reading: () => 1, isOwn: ({ seat }) => seat === 0, onEvent: () => headings.push(`${stage.told?.seat}: ${stage.told?.happenings.map(({ event }) => event.type)}`) });
    stage.cut({ last: "" });
    stage.push([rowOf(1, 1, "A", "Quiet"), rowOf(1, 2, "B"), rowOf(2, 3, "C"), rowOf(0, 4)], null);
    await vi.waitUntil(() => !stage.busy);
    expect(headings).toEqual(["1: A", "1: A", "1: A,B", "2: C"]);
    expect([...stage.touched]).toEqual(["piece:C"]);
    expect(stage.told).toBeNull();
  });

  test("who wants to wait after each player says when the next is shown", async () => {
    settings.speed = "step";
    const told: string[] = [];
    const stage = new Stage(kit, { reading: () => 1, isAsked: () => true, onEvent: ({ event }) => told.push(String(event.type)) });
    stage.cut({ last: "" });
    stage.push([rowOf(1, 1, "A"), rowOf(1, 2, "B"), rowOf(2, 3, "C")], null);
    await vi.waitUntil(() => stage.waiting);
    expect(told).toEqual(["A", "B"]);
    stage.goOn();
    await vi.waitUntil(() => stage.waiting && told.length === 3);
    stage.skip();
    await vi.waitUntil(() => !stage.busy);
    settings.speed = "normal";
    expect(stage.waiting).toBe(false);
  });
});

describe("choosing on the board", () => {
  const said = { key: "", rule: "", seats: {}, terms: {}, args: {} };
  const item = (...parts: string[]) => ({ actions: [{ type: parts.join() }], message: said, outlook: null, parts, folds: parts.slice(0, -1) });
  const way = (...parts: string[]) => ({ ...item(...parts), actions: [{ type: "step" }, { type: parts.join() }] });
  const items = [item("ship:1", "cell:A"), item("ship:1", "cell:B"), item("ship:2", "cell:B"), item("die")];
  const choosing = new Choosing({} as BoardKit);

  test("a goal that only one piece can reach acts at once", () => {
    expect(choosing.pick("cell:A", items)?.actions[0]?.type).toBe("ship:1,cell:A");
    expect(choosing.pick("die", items)?.actions[0]?.type).toBe("die");
  });

  test("one's own pieces light first, and their goals once one is in hand, or at once where there is only one", () => {
    expect([...choosing.lit(items)]).toEqual(["ship:1", "ship:2", "die"]);
    expect([...choosing.lit(items.slice(2))]).toEqual(["ship:2", "cell:B", "die"]);
  });

  test("a long list is folded by the pieces that can be taken in hand, and opens with them", () => {
    const long = [...Array.from({ length: 20 }, (_, at) => item(`ship:${at % 3}`, `cell:${at}`)), item("die"), item("rock:1", "cell:1")];
    const name = (part: string): string => (part.startsWith("ship") ? `Ship ${part.slice(5)}` : "");
    const shown = () => choosing.rows(long, name).map((row) => (row.item ? row.item.parts.join() : `${row.name}: ${row.count}`));
    expect(shown()).toEqual(["Ship 0: 7", "Ship 1: 7", "Ship 2: 6", "die", "rock:1,cell:1"]);
    choosing.open("ship:2", long);
    expect(shown()).toHaveLength(6);
    expect(shown()[0]).toBe("ship:2,cell:2");
    choosing.clear();
    expect(choosing.rows(long.slice(0, 12), name).every((row) => row.item)).toBe(true);
  });

  test("a fold that is still long is folded again, by what tells its choices apart", () => {
    const long = Array.from({ length: 60 }, (_, at) => ({ ...item("cell"), folds: ["all", `tile:${at % 2}`, `row:${at % 6}`] }));
    const shown = () => choosing.rows(long, (fold) => fold).map((row) => `${row.name} ${row.count}`);
    expect(shown()).toEqual(["tile:0 30", "tile:1 30"]);
    choosing.open("tile:1", long);
    expect(shown()).toEqual(["row:1 10", "row:3 10", "row:5 10"]);
    choosing.open("row:3", long);
    expect(shown()).toHaveLength(10);
    expect(choosing.isOpen).toBe(true);
    choosing.clear();
    expect(choosing.isOpen).toBe(false);
  });

  test("a way is taken by its goal alone, and is in the list only where it is not clear whose way is meant", () => {
    const all = [...items, way("ship:1", "cell:far"), way("ship:1", "cell:both"), way("ship:2", "cell:both")];
    const shown = () => choosing.rows(all, () => "").map((row) => row.item?.parts.join());
    expect(shown()).toEqual(items.map(({ parts }) => parts.join()));
    expect(choosing.pick("cell:far", all)?.actions).toHaveLength(2);
    expect(choosing.pick("cell:both", all)).toBeNull();
    expect(shown()).toEqual(["ship:1,cell:both", "ship:2,cell:both"]);
    expect(choosing.pick("ship:2", all)?.actions.map(({ type }) => type)).toEqual(["step", "ship:2,cell:both"]);
    choosing.pick("ship:1", all);
    expect([...choosing.lit(all)].sort()).toEqual(["cell:A", "cell:B", "cell:both", "cell:far"]);
    choosing.clear();
  });

  test("a goal that two can reach asks which", () => {
    expect(choosing.pick("cell:B", items)).toBeNull();
    expect([...choosing.lit(items)].sort()).toEqual(["ship:1", "ship:2"]);
    expect(choosing.pick("ship:2", items)?.actions[0]?.type).toBe("ship:2,cell:B");
  });

  test("a piece taken in hand shows its goals first, even if there is only one", () => {
    expect(choosing.pick("ship:2", items)).toBeNull();
    expect([...choosing.lit(items)]).toEqual(["cell:B"]);
    expect(choosing.pick("cell:B", items)?.actions[0]?.type).toBe("ship:2,cell:B");
  });

  test("a piece is let go by choosing it again, and one that does not go with it begins anew", () => {
    choosing.pick("ship:2", items);
    expect(choosing.pick("ship:2", items)).toBeNull();
    expect(choosing.chosen.size).toBe(0);
    choosing.pick("ship:2", items);
    expect(choosing.pick("cell:A", items)?.actions[0]?.type).toBe("ship:1,cell:A");
  });
});
