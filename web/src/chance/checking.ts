// Checking the chance of a game that is over, without the server's word for it and without the game's rules: seed and
// nonces are those that were promised, and every draw follows from them.
import type { Drawn } from "../generated/wire";
import type { Kept } from "./kept";
import { pledgeOf } from "./kept";
import { bigEndian, bytesOf, fromHex, hex, hmac, joined, sha256 } from "./sha256";

const ALGORITHM = "hmac-sha256/2";

/** What of a journal is looked at. */
export interface Journal {
  chance: string;
  commitment: string;
  seed: string | null;
  seats: { name: string; kind?: string; pledge?: string; nonce?: string }[];
  rows: { steps?: { draw?: string; action: unknown }[] }[];
}

/** What does not hold, by the key of its sentence; `seat` or `draw` say where. */
export interface Fault {
  what: "algorithm" | "seed" | "commitment" | "pledges" | "nonce" | "left-out" | "order" | "draw" | "outcome";
  seat?: number;
  draw?: string;
}

export interface Checked {
  draws: number;
  faults: Fault[];
  /** Seats that added a nonce, that pledged one and did not show it, and that added nothing. */
  added: number[];
  withheld: number[];
  nothing: number[];
  /** Whether this browser had kept the commitment before the end. */
  isKept: boolean;
  /** How often it had to pledge anew before the start. */
  anew: number;
}

export function check(journal: Journal, drawn: Drawn[], kept: Kept): Checked {
  const faults: Fault[] = [];
  const seed = fromHex(journal.seed ?? "");
  if (journal.chance !== ALGORITHM) faults.push({ what: "algorithm" });
  if (hex(sha256(seed)) !== journal.commitment) faults.push({ what: "seed" });
  if (kept.commitment && kept.commitment !== journal.commitment) faults.push({ what: "commitment" });
  if (kept.pledges && kept.pledges.some((pledge, seat) => pledge !== (journal.seats[seat]?.pledge ?? ""))) faults.push({ what: "pledges" });
  const seats = journal.seats.map((_, seat) => seat);
  const pledged = (seat: number) => journal.seats[seat]?.pledge ?? "";
  const added = (seat: number) => journal.seats[seat]?.nonce ?? "";
  for (const seat of seats) {
    if (added(seat) && pledged(seat) && pledgeOf(added(seat)) !== pledged(seat)) faults.push({ what: "nonce", seat });
    if (kept.shown.includes(seat) && added(seat) !== kept.nonces[seat]) faults.push({ what: "left-out", seat });
  }
  const shares = seats.map((seat) => bytesOf(added(seat) || pledged(seat)));
  const key = hmac(seed, joined(bytesOf("freebooter chance 2"), ...shares.flatMap((share) => [bigEndian(share.length, 4), share])));
  faults.push(...checkDraws(journal, drawn, key));
  return {
    draws: drawn.length,
    faults,
    added: seats.filter((seat) => added(seat)),
    withheld: seats.filter((seat) => pledged(seat) && !added(seat)),
    nothing: seats.filter((seat) => !pledged(seat) && !added(seat)),
    isKept: kept.commitment !== "",
    anew: kept.anew,
  };
}

/** Every draw of the journal in its order: named by how many-th it is, drawn by its name, and come out as drawn. The first
 * that does not hold is named. */
function checkDraws(journal: Journal, drawn: Drawn[], key: Uint8Array): Fault[] {
  const steps = journal.rows.flatMap((row) => row.steps ?? []).filter((step) => step.draw);
  const times = new Map<string, number>();
  for (const [place, step] of steps.entries()) {
    const one = drawn[place];
    const draw = step.draw ?? "";
    const purpose = draw.slice(0, draw.lastIndexOf("#"));
    const time = times.get(purpose) ?? 0;
    times.set(purpose, time + 1);
    if (draw !== `${purpose}#${time}` || one?.draw !== draw) return [{ what: "order", draw }];
    if (!isDrawn(one, key)) return [{ what: "draw", draw }];
    if (!isOutcome(one, step.action)) return [{ what: "outcome", draw }];
  }
  return drawn.length === steps.length ? [] : [{ what: "order" }];
}

/** Whether the key gives just these numbers to this name. */
function isDrawn(one: Drawn, key: Uint8Array): boolean {
  let counter = 0;
  for (const [below, number] of one.asked) {
    const fair = (1n << 256n) - ((1n << 256n) % BigInt(below));
    let value: bigint;
    do value = BigInt(`0x${hex(hmac(key, joined(bytesOf(one.draw), bigEndian(counter++, 8))))}`);
    while (value >= fair);
    if (Number(value % BigInt(below)) !== number) return false;
  }
  return one.asked.length > 0;
}

/** Whether the journal says what came out, and a listed outcome lies where the number fell. */
function isOutcome(one: Drawn, action: unknown): boolean {
  const number = one.asked[0]?.[1] ?? -1;
  const isHit = !one.stretch || (one.stretch[0] <= number && number < one.stretch[0] + one.stretch[1]);
  return isHit && JSON.stringify(one.outcome) === JSON.stringify(action);
}
