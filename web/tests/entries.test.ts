// The log made from what was told: what was taken back stays readable, but lies on the table no more.
import { expect, test } from "vitest";
import type { Plain } from "../src/boards/board";
import type { News } from "../src/generated/wire";
import { actorOf, chaptersOf, entriesOf, sinceOwn } from "../src/table/entries";
import { recapOf } from "../src/table/recap.svelte";

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
});

test("a line carries the flag of whoever acts in it, and none where nobody does", () => {
  const told = (seats: Record<string, number>): News => {
    const message = { key: "told", rule: "", seats, terms: {}, args: {} };
    return { number: 1, seat: 2, events: [{ event: { type: "Told" }, message, patch: [] }], undone: [], time: 0 };
  };
  const taken: News = { number: 4, seat: 1, events: [], undone: [3], time: 0 };
  expect(entriesOf([told({ seat: 0 }), told({ captain: 3 }), told({}), taken]).map(actorOf)).toEqual([0, 3, -1, 1]);
  expect(entriesOf([told({ captain: 3, seat: 0 }), told({ seat: 0, captain: 3 })]).map(actorOf)).toEqual([3, 0]);
});

const played = (number: number, seat: number, ...events: Plain[]): News => {
  const message = { key: "told", rule: "", seats: {}, terms: {}, args: {} };
  return { number, seat, events: events.map((event) => ({ event, message, patch: [] })), undone: [], time: 0 };
};
const LOG = entriesOf([played(1, 0, { type: "A" }), played(2, 1, { type: "B" }, { type: "C" }), played(3, 2, { type: "Quiet", round: 2 }, { type: "D" }), played(4, 2, { type: "E" })]);

test("the log is divided by turns and rounds, and says what is new since the reader's own move", () => {
  const shape = (from: number, me: number) => chaptersOf(LOG, from, me).map(({ start, seat, round, isNew, entries }) => [start, seat, round, isNew, entries.length]);
  expect(shape(0, 0)).toEqual([[0, 0, null, false, 1], [1, 1, null, true, 2], [3, 2, 2, false, 3]]);
  expect(shape(2, -1)).toEqual([[2, 1, null, false, 1], [3, 2, 2, false, 3]]);
  expect(sinceOwn(LOG, 2)).toEqual([]);
});

test("the recap has a line a player, with what they did and what it brought them", () => {
  const lines = recapOf(LOG, 0, (seat) => 5 * seat, ({ type }) => type === "Quiet");
  expect(lines.map(({ seat, told, change }) => [seat, told.map(({ event }) => event?.type), change])).toEqual([
    [1, ["B", "C"], 5],
    [2, ["D", "E"], 10],
  ]);
});
