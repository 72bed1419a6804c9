// The log of a table as it grows on this page.
import type { Happening, News } from "../generated/wire";
import { entriesOf, entryOf, takenBack, type Entry } from "./entries";

export class Logbook {
  entries = $state.raw<Entry[]>([]);

  enter(happening: Happening, news: News): void {
    this.entries = [...this.entries, entryOf(happening, news, false)];
  }

  /** Somebody took rows back: they stay, struck out. */
  takeBack(news: News): void {
    this.entries = [
      ...this.entries.map((entry) => (news.undone.includes(entry.number) ? { ...entry, undone: true } : entry)),
      takenBack(news, false),
    ];
  }

  /** What was told before this page was open, up to this row. */
  begin(told: readonly News[], upTo: number): void {
    const earlier = entriesOf(told.filter((one) => one.number <= upTo));
    this.entries = [...earlier, ...this.entries.filter((entry) => entry.number > upTo)];
  }

  clear(): void {
    this.entries = [];
  }
}
