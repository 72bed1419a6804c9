// The log made from what was told: what was taken back stays readable, but lies on the table no more.
import { expect, test } from "vitest";
import type { News } from "../src/generated/wire";
import { actorOf, entriesOf, eventsOf } from "../src/table/entries";

function row(number: number, card: string | null, undone: number[] = []): News {
  const message = { key: "drawn", rule: "", seats: {}, terms: {}, args: {} };
  const events = card ? [{ event: { type: "CardDrawn", seat: 0, card }, message }] : [];
  return { number, seat: 0, events, undone, time: 0 } as unknown as News;
}

test("a row that was taken back is struck out, and the taking back has a line of its own", () => {
  const entries = entriesOf([row(1, "tea"), row(2, "silk"), row(3, null, [2]), row(4, "spice")]);
  expect(entries.map((entry) => [entry.number, entry.undone, entry.message === null])).toEqual([
    [1, false, false],
    [2, true, false],
    [3, false, true],
    [4, false, false],
  ]);
  expect(eventsOf(entries).map((event) => event.card)).toEqual(["tea", "spice"]);
});

test("a line carries the flag of whoever acts in it, and none where nobody does", () => {
  const told = (seats: Record<string, number>): News => {
    const message = { key: "told", rule: "", seats, terms: {}, args: {} };
    return { number: 1, seat: 2, events: [{ event: { type: "Told" }, message, patch: [] }], undone: [], time: 0 };
  };
  const taken: News = { number: 4, seat: 1, events: [], undone: [3], time: 0 };
  expect(entriesOf([told({ seat: 0 }), told({ captain: 3 }), told({}), taken]).map(actorOf)).toEqual([0, 3, -1, 1]);
});
