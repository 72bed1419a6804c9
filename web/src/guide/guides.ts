// The guides by game, each loaded when it is first needed; and which tables are guided, kept on the device only.
import type { Script } from "./script";

const GUIDES = import.meta.glob<{ script: Script }>("./*/script.ts");
export const GUIDED = Object.keys(GUIDES).map((path) => path.slice("./".length, -"/script.ts".length));

export async function guideOf(game: string): Promise<Script | null> {
  const load = GUIDES[`./${game}/script.ts`];
  return load ? (await load()).script : null;
}

const KEY = "freebooter-guides";
const MOST = 12;

interface Kept {
  table: string;
  done: string[];
}

function all(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept[];
  } catch {
    return [];
  }
}

function write(kept: readonly Kept[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.slice(-MOST)));
  } catch {
    // Then the guide lasts as long as the page.
  }
}

/** The steps done at a guided table; null where no guide is wanted. */
export function progressAt(table: string): string[] | null {
  return all().find((one) => one.table === table)?.done ?? null;
}

export function keepProgress(table: string, done: readonly string[]): void {
  write([...all().filter((one) => one.table !== table), { table, done: [...done] }]);
}

export function endGuide(table: string): void {
  write(all().filter((one) => one.table !== table));
}
