// A real journal is checked as a browser does at the end of a game, and whatever was changed in it is found.
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { check, type Journal } from "../src/chance/checking";
import { type Kept, pledgeOf } from "../src/chance/kept";
import { bytesOf, hex, hmac, sha256 } from "../src/chance/sha256";
import type { Drawn } from "../src/generated/wire";

interface Proof {
  nonces: string[];
  journal: Journal;
  draws: Drawn[];
}

const TEXT = readFileSync(new URL("proof.json", import.meta.url), "utf-8");

function proof(): Proof {
  return JSON.parse(TEXT) as Proof;
}

function kept({ nonces, journal }: Proof): Kept {
  return { commitment: journal.commitment, pledges: nonces.map(pledgeOf), nonces: { 0: nonces[0] ?? "" }, shown: [0], anew: 0 };
}

/** What is found after a change that nobody should be able to make. */
function found(forge: (proof: Proof, kept: Kept) => void): string[] {
  const forged = proof();
  const own = kept(forged);
  forge(forged, own);
  return check(forged.journal, forged.draws, own).faults.map((fault) => fault.what);
}

function firstStep({ journal }: Proof): { draw?: string; action: unknown } {
  const step = journal.rows[0]?.steps?.[0];
  if (!step) throw new Error("the game begins with a draw");
  return step;
}

test.each(["", "abc", "x".repeat(55), "x".repeat(56), "x".repeat(64), "ü".repeat(500)])("hashes are those of everybody else", (text) => {
  expect(hex(sha256(bytesOf(text)))).toBe(createHash("sha256").update(text).digest("hex"));
  for (const key of ["k", "k".repeat(100)]) expect(hex(hmac(bytesOf(key), bytesOf(text)))).toBe(createHmac("sha256", key).update(text).digest("hex"));
});

test("an honest journal holds, and says who added what", () => {
  const honest = proof();
  const checked = check(honest.journal, honest.draws, kept(honest));
  expect(checked.faults).toEqual([]);
  expect(checked.draws).toBe(honest.draws.length);
  expect(checked.draws).toBeGreaterThan(10);
  const last = honest.nonces.length - 1;
  expect([checked.added, checked.withheld, checked.nothing]).toEqual([honest.nonces.slice(1).map((_, seat) => seat), [last], []]);
});

describe("a forged journal is found", () => {
  test("another seed", () => {
    expect(found(({ journal }) => (journal.seed = "00".repeat(32)))).toContain("seed");
  });
  test("another seed with its own commitment, which is not the one that was shown", () => {
    const forged = found(({ journal }) => {
      journal.seed = "00".repeat(32);
      journal.commitment = hex(sha256(new Uint8Array(32)));
    });
    expect(forged).toEqual(["commitment", "draw"]);
  });
  test("another nonce of somebody else, with another pledge", () => {
    const forged = found(({ journal }) => Object.assign(journal.seats[1] ?? {}, { nonce: "chosen", pledge: pledgeOf("chosen") }));
    expect(forged).toEqual(["pledges", "draw"]);
  });
  test("another nonce with the same pledge", () => {
    expect(found(({ journal }) => Object.assign(journal.seats[1] ?? {}, { nonce: "chosen" }))).toEqual(["nonce", "draw"]);
  });
  test("one's own nonce left out", () => {
    expect(found(({ journal }) => Object.assign(journal.seats[0] ?? {}, { nonce: "" }))).toEqual(["left-out", "draw"]);
  });
  test("a card that was not drawn", () => {
    expect(found((forged) => (firstStep(forged).action = { type: "TurnUp", ship: 14 }))).toEqual(["outcome"]);
  });
  test("a draw that was made twice and kept once", () => {
    const forged = found((one) => {
      firstStep(one).draw = "ship-cards#1";
    });
    expect(forged).toEqual(["order"]);
  });
  test("a draw left out", () => {
    expect(found((forged) => forged.draws.pop())).toEqual(["order"]);
  });
  test("other numbers", () => {
    const forged = found(({ draws }) => {
      const asked = draws[3]?.asked[0];
      if (asked) asked[1] = (asked[1] + 1) % asked[0];
    });
    expect(forged).toEqual(["draw"]);
  });
});
