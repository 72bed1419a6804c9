// The log made from what was told: what was taken back stays readable, but lies on the table no more.
import { expect, test } from "vitest";
import type { News } from "../src/generated/wire";
import { entriesOf, eventsOf } from "../src/table/entries";

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
