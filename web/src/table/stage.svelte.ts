// What is drawn now. News wait in a line and are shown event by event, each with what it changed in the view.
import type { BoardKit, Flight, Plain } from "../boards/board";
import type { Happening, News, Sight } from "../generated/wire";
import { paced } from "../settings.svelte";
import { patched } from "./patch";

interface Row {
  news: News;
  /** The view after this row, where it is known. */
  view: Plain | null;
}

export interface StageHooks {
  /** An event is being shown: the log, the sounds and the live region follow this. */
  onEvent?(happening: Happening, news: News): void;
  /** An event that will not be shown: something else was, at once. */
  onDropped?(happening: Happening, news: News): void;
  onRow?(news: News): void;
  fly?(flights: Flight[], milliseconds: number): void;
}

// With so many rows waiting, what is old is told faster.
const CROWD = 4;

export class Stage {
  view = $state.raw<Plain | null>(null);
  event = $state.raw<Plain | null>(null);
  busy = $state(false);

  private line: Row[] = [];
  /** What waits in the line and has not begun to be shown. */
  private untold: [Happening, News][] = [];
  private cuts = 0;
  private remains: Plain | null = null;
  private hurry = false;
  private wake: (() => void) | null = null;
  private kit: BoardKit;
  private hooks: StageHooks;

  constructor(kit: BoardKit, hooks: StageHooks = {}) {
    this.kit = kit;
    this.hooks = hooks;
  }

  /** Show a view at once; whatever was waiting is not shown any more, only told. */
  cut(view: Plain): void {
    const untold = this.drop();
    for (const [happening, news] of untold) this.hooks.onDropped?.(happening, news);
    this.lay(view);
  }

  /** Show nothing: somebody else looks now. */
  clear(): void {
    this.drop();
    this.view = null;
  }

  private drop(): [Happening, News][] {
    const untold = this.untold;
    this.cuts += 1;
    this.line = [];
    this.untold = [];
    this.skip();
    this.remains = null;
    this.event = null;
    return untold;
  }

  /** What happened before the view that was cut to: something of it may still lie on the table. */
  recall(events: Iterable<Plain>): void {
    for (const event of events) this.remains = this.kit.remains?.(this.remains, event) ?? null;
    if (this.view) this.lay(this.view);
  }

  /** Show what happened, then the view it led to. */
  push(news: readonly News[], sight: Sight | null): void {
    news.forEach((one, place) => {
      this.untold.push(...one.events.map((happening): [Happening, News] => [happening, one]));
      this.line.push({ news: one, view: place === news.length - 1 && sight ? (sight.view as Plain) : null });
    });
    if (!this.busy) void this.run();
  }

  /** Show the end of it now. */
  skip(): void {
    this.hurry = true;
    this.wake?.();
    if (!this.busy) this.hurry = false;
  }

  private async run(): Promise<void> {
    this.busy = true;
    for (let row = this.line.shift(); row; row = this.line.shift()) {
      const { cuts } = this;
      const last = row.news.events.at(-1);
      for (const happening of row.news.events) {
        if (cuts === this.cuts) await this.tell(happening, row.news, happening === last ? row.view : null);
      }
      if (cuts !== this.cuts) {
        // What comes after a cut is told at its own pace.
        this.hurry = false;
        continue;
      }
      this.hooks.onRow?.(row.news);
      if (row.view) this.lay(row.view);
    }
    this.event = null;
    this.busy = false;
    this.hurry = false;
  }

  /** Show an event, with the view that it led to, or else with what it changed. */
  private async tell(happening: Happening, news: News, after: Plain | null): Promise<void> {
    this.untold.shift();
    const event = happening.event as Plain;
    const before = this.view;
    const crowded = this.line.length > CROWD ? 0.35 : 1;
    const time = this.hurry || !before ? 0 : paced(this.kit.pause?.(event) ?? 300) * crowded;
    this.event = event;
    if (before) {
      const flights = time > 0 ? (this.kit.flights?.(event, before) ?? []) : [];
      if (flights.length) this.hooks.fly?.(flights, Math.min(time, 400));
      if (this.kit.remains) this.remains = this.kit.remains(this.remains, event);
      this.lay(after ?? patched(before, happening.patch));
    }
    this.hooks.onEvent?.(happening, news);
    if (time > 0) await this.rest(time);
  }

  private lay(view: Plain): void {
    this.view = this.kit.remains ? { ...view, remains: this.remains } : view;
  }

  private rest(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(done, milliseconds);
      const stage = this;
      function done(): void {
        clearTimeout(timer);
        stage.wake = null;
        resolve();
      }
      this.wake = done;
    });
  }
}
