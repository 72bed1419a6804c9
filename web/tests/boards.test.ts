// Recorded games are replayed into every board without a server: a board shows whatever it is told and needs no rule.
import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import type { Plain } from "../src/boards/board";
import { kitOf } from "../src/boards/kits";
import { Describer } from "../src/boards/plain/describe";
import { rolesOf } from "../src/boards/plain/roles";
import { show } from "../src/boards/buccaneer/show";
import type { BuccaneerView, GameEvent } from "../src/generated/games/buccaneer";
import { Choosing } from "../src/table/choosing.svelte";
import { streams, wordsFor } from "./streams";

const NOTHING: ReadonlySet<string> = new Set();

describe.each(streams().map((stream) => [stream.game, stream] as const))("%s", (game, stream) => {
  const speech = { words: wordsFor(game, "en"), names: stream.names };

  test("every view of the stream is drawn, and nothing in it is undefined", async () => {
    const kit = await kitOf(game);
    for (const { sight } of stream.rows.filter((_, at) => at % 4 === 0)) {
      const choosing = new Choosing(kit);
      const lit = choosing.lit(choosing.items(sight.legal, sight.view as Plain));
      const props = { view: sight.view as Plain, options: { ...stream.options, "#game": game }, speech, lit, chosen: NOTHING, pick: () => {}, event: null };
      const { body } = render(kit.component, { props });
      expect(body).not.toMatch(/undefined|NaN|\[object/);
      expect(body.length).toBeGreaterThan(1_000);
    }
  });

  test("every event can be shown on the view before it", async () => {
    const kit = await kitOf(game);
    for (const [at, { news }] of stream.rows.entries()) {
      let view = (stream.rows[at - 1]?.sight.view ?? stream.rows[0]?.sight.view) as Plain;
      for (const { event } of news.events) {
        kit.flights?.(event as Plain, view);
        expect(kit.pause?.(event as Plain) ?? 300).toBeLessThanOrEqual(400);
        view = kit.show?.(view, event as Plain) ?? view;
      }
      expect(view.type).toBe(stream.rows[at]?.sight.view.type);
    }
  });

  test("every piece that an action lights up is on the board", async () => {
    const kit = await kitOf(game);
    const missing = new Set<string>();
    for (const { sight } of stream.rows) {
      const choosing = new Choosing(kit);
      const items = choosing.items(sight.legal, sight.view as Plain);
      if (!items.length) continue;
      const lit = choosing.lit(items);
      const props = { view: sight.view as Plain, options: stream.options, speech, lit, chosen: NOTHING, pick: () => {}, event: null };
      const { body } = render(kit.component, { props });
      for (const part of lit) if (!body.includes(`data-part="${part}"`)) missing.add(part);
    }
    expect([...missing]).toEqual([]);
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
      for (const { message } of [...news.events, ...sight.legal]) {
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

test("in Buccaneer what the events show is what the next view says", () => {
  const stream = streams().find((one) => one.game === "buccaneer");
  let compared = 0;
  for (const [at, { news, sight }] of (stream?.rows ?? []).entries()) {
    const before = stream?.rows[at - 1]?.sight.view as unknown as BuccaneerView | undefined;
    const isNext = stream?.rows[at - 1]?.news.number === news.number - 1;
    if (!before || !isNext) continue;
    let view = before;
    for (const { event } of news.events) view = show(view, event as unknown as GameEvent);
    const after = sight.view as unknown as BuccaneerView;
    const boarding = news.events.map(({ event }) => event.captain).find((captain) => typeof captain === "number");
    for (const seat of after.ducats.keys()) if (seat !== boarding) expect(view.ducats[seat]).toBe(after.ducats[seat]);
    expect(view.booty).toEqual(after.booty);
    if (boarding === undefined) {
      expect(view.offer).toEqual(after.offer);
      expect(piles(view)).toEqual(piles(after));
    }
    compared += 1;
  }
  expect(compared).toBeGreaterThan(20);
});

function piles(view: BuccaneerView): string[] {
  return view.stacks.map((stack) => stack.map((disc) => `${disc.seat}:${disc.pirate}`).join(" ")).sort();
}
