// This browser's part in the chance of a table: it pledges a nonce for each own seat, and shows it once all sit.
import type { NewTable, Seated, TableInfo } from "../generated/wire";
import { api } from "../talk/api";
import { keep, keepCommitment, keptAt, newNonce, pledgeOf } from "./kept";

type Made = Awaited<ReturnType<typeof api.create>>;

/** Make a table, pledging for one's own seats; a table that waits for nobody else begins at once. */
export async function makeTable(wanted: NewTable): Promise<Made> {
  const nonces = noncesFor(wanted.seats.flatMap((seat, number) => (seat.kind === "me" || seat.kind === "local" ? [number] : [])));
  const pledges = pledgesOf(nonces);
  const made = await api.create({ ...wanted, seats: wanted.seats.map((seat, number) => ({ ...seat, pledge: pledges[number] ?? "" })) });
  await begin(made.table, nonces);
  return made;
}

/** Sit down, by the waiting link or at a public table: which seat it is, is known only afterwards. */
export async function sitDown(table: string, sit: (pledge: string) => Promise<Seated>): Promise<Seated> {
  const nonce = newNonce();
  const seated = await sit(pledgeOf(nonce));
  await begin(table, { [seated.seat]: nonce });
  return seated;
}

/** Play again with the same people, pledging for one's own seats; the table's id. */
export async function playAgain(table: string, seats: number[]): Promise<string> {
  const nonces = noncesFor(seats);
  const again = (await api.rematch(table, pledgesOf(nonces))).table;
  await begin(again, nonces);
  return again;
}

function noncesFor(seats: number[]): Record<number, string> {
  return Object.fromEntries(seats.map((seat) => [seat, newNonce()]));
}

function pledgesOf(nonces: Record<number, string>): Record<number, string> {
  return Object.fromEntries(Object.entries(nonces).map(([seat, nonce]) => [seat, pledgeOf(nonce)]));
}

/** Keep the nonces that the table has pledges of: a seat may have been one's own before, or somebody was faster. */
async function begin(table: string, nonces: Record<number, string>): Promise<void> {
  try {
    const info = await api.table(table);
    const taken = Object.entries(nonces).filter(([seat, nonce]) => info.seats[Number(seat)]?.pledge === pledgeOf(nonce));
    keep(table, { nonces: { ...keptAt(table).nonces, ...Object.fromEntries(taken) } });
    await takePart(info);
  } catch {
    // The game begins without what was pledged, which is then named.
  }
}

const busy = new Set<string>();

/** Do what is to be done at a table as it stands. */
export async function takePart(info: TableInfo): Promise<void> {
  keepCommitment(info.id, info.commitment);
  if (info.state !== "open" || busy.has(info.id)) return;
  busy.add(info.id);
  try {
    if (info.starts === null) await pledgeAnew(info);
    else await show(info);
  } catch {
    // Whoever was too late is named as one who has not shown theirs.
  } finally {
    busy.delete(info.id);
  }
}

/** Somebody has left after nonces were shown: those are spent. */
async function pledgeAnew(info: TableInfo): Promise<void> {
  const { nonces, anew } = keptAt(info.id);
  for (const seat of info.you.seats) {
    if (info.seats[seat]?.pledge || !(seat in nonces)) continue;
    const nonce = newNonce();
    keep(info.id, { nonces: { ...keptAt(info.id).nonces, [seat]: nonce }, pledges: null, shown: [], anew: anew + 1 });
    await api.pledge(info.id, seat, pledgeOf(nonce));
  }
}

/** All sit: what they have pledged is kept first, so that nobody can change it afterwards; then one's own is shown. */
async function show(info: TableInfo): Promise<void> {
  const pledges = info.seats.map((seat) => seat.pledge);
  const kept = keptAt(info.id);
  if (kept.commitment !== info.commitment || (kept.pledges && String(kept.pledges) !== String(pledges))) return;
  keep(info.id, { pledges });
  for (const seat of info.you.seats) {
    const nonce = kept.nonces[seat];
    if (!nonce || info.seats[seat]?.shown || pledgeOf(nonce) !== pledges[seat]) continue;
    // Noted before it is sent: a server that took it and said it did not is found out at the end.
    keep(info.id, { shown: [...keptAt(info.id).shown, seat] });
    await api.showNonce(info.id, seat, nonce);
  }
}
