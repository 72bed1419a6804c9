// What this browser keeps of a table's chance, to check it at the end: the commitment to the seed as it was first shown,
// what all seats had pledged before any nonce was shown, and its own nonces.
import { bytesOf, hex, sha256 } from "./sha256";

const KEY = "freebooter-chance";
// Of so many tables; older ones are forgotten.
const MOST = 200;

export interface Kept {
  commitment: string;
  pledges: string[] | null;
  nonces: Record<number, string>;
  /** Seats whose nonce this browser has sent. */
  shown: number[];
  /** How often it had to pledge anew, since somebody left after nonces were shown. */
  anew: number;
}

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

export function keptAt(table: string): Kept {
  return all()[table] ?? { commitment: "", pledges: null, nonces: {}, shown: [], anew: 0 };
}

export function keep(table: string, changed: Partial<Kept>): void {
  const { [table]: before, ...others } = all();
  const now = { ...(before ?? keptAt(table)), ...changed };
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...Object.entries(others).slice(1 - MOST), [table, now]])));
  } catch {
    // Storage may be forbidden: then this browser adds to the chance, and cannot check it afterwards.
  }
}

/** Keep the commitment to a table's seed as it was shown for the first time. */
export function keepCommitment(table: string, commitment: string): void {
  if (!keptAt(table).commitment) keep(table, { commitment });
}

/** Something that nobody can guess. */
export function newNonce(): string {
  return hex(crypto.getRandomValues(new Uint8Array(24)));
}

export function pledgeOf(nonce: string): string {
  return hex(sha256(bytesOf(nonce)));
}
