// The lines of the log, made from what was told.
import type { Plain } from "../boards/board";
import type { Happening, Message, News } from "../generated/wire";

export interface Entry {
  number: number;
  seat: number;
  message: Message | null;
  event: Plain | null;
  /** The row this entry belongs to was taken back later. */
  undone: boolean;
  /** It happened before this visit. */
  old: boolean;
}

/** One thing that happened. */
export function entryOf(happening: Happening, news: News, old: boolean): Entry {
  return { number: news.number, seat: news.seat, message: happening.message, event: happening.event as Plain, undone: false, old };
}

/** Somebody took something back. */
export function takenBack(news: News, old: boolean): Entry {
  return { number: news.number, seat: news.seat, message: null, event: null, undone: false, old };
}

/** The log of all this, as it was told before the page was open. */
export function entriesOf(told: readonly News[]): Entry[] {
  const undone = new Set(told.flatMap((news) => news.undone));
  return told.flatMap((news) => [
    ...(news.undone.length ? [takenBack(news, true)] : []),
    ...news.events.map((happening) => ({ ...entryOf(happening, news, true), undone: undone.has(news.number) })),
  ]);
}

/** Whose flag a line carries: whoever acts in it, or took something back; -1 where nobody does. */
export function actorOf({ message, seat }: Entry): number {
  if (!message) return seat;
  // A captain who pays a seat stands before it; a seat that challenges a captain stands first.
  const said = Object.entries(message.seats).find(([name]) => name === "seat" || name === "captain")?.[1];
  return typeof said === "number" ? said : -1;
}

/** What has happened since this seat's last own move; all of it where there was none. */
export function sinceOwn(entries: readonly Entry[], seat: number): Entry[] {
  return entries.slice(1 + entries.findLastIndex((entry) => entry.seat === seat && !entry.undone));
}

/** Entries that belong together: one player's turn, or the beginning of a round. */
export interface Chapter {
  /** Where it begins in the log. */
  start: number;
  /** Whose turn; -1 for nobody's. */
  seat: number;
  /** The round that begins with it, if one does. */
  round: number | null;
  /** It is the first after the reader's own last move. */
  isNew: boolean;
  entries: Entry[];
}

/** The log from an entry on, turn by turn and round by round; `me` is the reader's seat, if any. */
export function chaptersOf(entries: readonly Entry[], from: number, me: number): Chapter[] {
  const chapters: Chapter[] = [];
  const newFrom = me < 0 ? -1 : entries.length - sinceOwn(entries, me).length;
  let round = entries.slice(0, from).reduce<number | null>((last, entry) => roundOf(entry) ?? last, null);
  for (const [at, entry] of entries.slice(from).entries()) {
    const begun = roundOf(entry);
    const isRound = begun !== null && begun !== round;
    const isNew = newFrom > 0 && from + at === newFrom;
    const last = chapters.at(-1);
    if (!last || last.seat !== entry.seat || isRound || isNew) chapters.push({ start: from + at, seat: entry.seat, round: isRound ? begun : null, isNew, entries: [entry] });
    else last.entries.push(entry);
    round = begun ?? round;
  }
  return chapters;
}

/** The round that begins with an event, if it says so. */
function roundOf({ event }: Entry): number | null {
  return typeof event?.round === "number" ? event.round : null;
}
