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

/** What happened and was not taken back. */
export function eventsOf(entries: readonly Entry[]): Plain[] {
  return entries.flatMap((entry) => (entry.event && !entry.undone ? [entry.event] : []));
}

/** Whose flag a line carries: whoever acts in it, or took something back; -1 where nobody does. */
export function actorOf({ message, seat }: Entry): number {
  if (!message) return seat;
  const said = message.seats.seat ?? message.seats.captain;
  return typeof said === "number" ? said : -1;
}
