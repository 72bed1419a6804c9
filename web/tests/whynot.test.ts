// Why not: reasons are found by the pieces touched, and nothing is said of pieces that are not there.
import { describe, expect, test } from "vitest";
import type { BoardKit } from "../src/boards/board";
import type { Message, Refusals } from "../src/generated/wire";
import { hasAllies } from "../src/table/teams";
import { reasonsFor, whyNot } from "../src/table/whynot";

const said = (key: string): Message => ({ key, rule: "X1", seats: {}, terms: {}, args: {} });
const forbid = (from: string, to: string, key: string): Refusals["forbidden"][number] => ({ action: { from, to }, message: said(`${from} to ${to}`), refusal: said(key) });
const kit = { parts: (action: { from: string; to: string }) => [action.from, action.to] } as unknown as BoardKit;
const refusals: Refusals = {
  forbidden: [forbid("a", "b", "too far"), forbid("a", "c", "too far"), forbid("d", "b", "tired"), forbid("a", "moon", "no such place"), forbid("b", "b", "on itself")],
  not_now: said("refuse-not-now"),
};
const isOnBoard = (part: string): boolean => part !== "moon";
const keys = (reasons: { refusal: Message }[]): string[] => reasons.map((one) => one.refusal.key);

describe("why not", () => {
  test("reasons that are alike are one, with all they forbid", () => {
    const reasons = reasonsFor(refusals, new Set(), kit, {}, isOnBoard);
    expect(keys(reasons)).toEqual(["too far", "tired"]);
    expect(reasons[0]?.deeds.map((deed) => deed.key)).toEqual(["a to b", "a to c"]);
  });

  test("a piece is explained together with the one that is held", () => {
    expect(keys(whyNot(refusals, "b", new Set(["d"]), kit, {}, isOnBoard))).toEqual(["tired"]);
    expect(keys(whyNot(refusals, "b", new Set(), kit, {}, isOnBoard))).toEqual(["too far", "tired"]);
    expect(keys(whyNot(refusals, "c", new Set(["d"]), kit, {}, isOnBoard))).toEqual(["too far"]);
  });

  test("a piece that no forbidden action touches belongs to another question", () => {
    expect(keys(whyNot(refusals, "e", new Set(), kit, {}, isOnBoard))).toEqual(["refuse-not-now"]);
    expect(whyNot({ ...refusals, not_now: null }, "e", new Set(), kit, {}, isOnBoard)).toEqual([]);
  });
});

test("allies are those who share a team", () => {
  expect(hasAllies({ teams: [0, 1, 0, 1] }, 2)).toBe(true);
  expect(hasAllies({ teams: [0, 1, 2] }, 2)).toBe(false);
  expect(hasAllies({}, 0)).toBe(false);
});
