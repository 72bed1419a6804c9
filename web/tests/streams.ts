// The recorded streams: short games as a browser is told them, and the words to say them with.
import { readFileSync, readdirSync } from "node:fs";
import type { Plain } from "../src/boards/board";
import type { News, Sight } from "../src/generated/wire";
import { Words } from "../src/talk/words";

export interface Stream {
  game: string;
  names: string[];
  options: Plain;
  rows: { news: News; sight: Sight }[];
  /** The longest lists of choices that were found in other games. */
  lists: Pick<Sight, "legal" | "view">[];
}

const SOURCES = new URL("../../src/freebooter/", import.meta.url);

export function streams(): Stream[] {
  const folder = new URL("streams/", import.meta.url);
  return readdirSync(folder).map((name) => JSON.parse(readFileSync(new URL(name, folder), "utf-8")) as Stream);
}

export function wordsFor(game: string, language: string): Words {
  const files = [`core/locale/${language}.ftl`, `games/${game}/locale/${language}.ftl`];
  return new Words(language, files.map((file) => readFileSync(new URL(file, SOURCES), "utf-8")));
}
