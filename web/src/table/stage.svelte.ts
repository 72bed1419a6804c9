// What is drawn now. News wait in a line and are shown event by event, each with what it changed in the view.
import { tick } from "svelte";
import type { BoardKit, Flight, Plain } from "../boards/board";
import type { Happening, News, Sight } from "../generated/wire";
import { paced, settings } from "../settings.svelte";
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
  /** How long the sentence of an event is shown at normal speed; not said, it is shown as long as a movement takes. */
  reading?(happening: Happening, news: News): number;
  /** Whether whoever looks plays this row themselves. */
  isOwn?(news: News): boolean;
  /** Whether whoever looks is asked something once everything is told. */
  isAsked?(): boolean;
}

/** What one player did, as far as it has been told. */
export interface Told {
  seat: number;
  happenings: Happening[];
}

const MOVEMENT = 320;
const QUIET = 60;
const LEAST = 700;
const A_LOOK = 300;
const A_LETTER = 22;

/** How long a sentence is shown so that it can be read, in milliseconds at normal speed. */
export function readingTime(sentence: string): number {
  return Math.max(LEAST, A_LOOK + A_LETTER * sentence.length);
}

const NOTHING: ReadonlySet<string> = new Set();

/** Once the page shows what was changed; a page that nobody looks at is not drawn. */
async function drawn(): Promise<void> {
  await tick();
  if (globalThis.document?.hidden === false) await new Promise(requestAnimationFrame);
}

export class Stage {
  view = $state.raw<Plain | null>(null);
  event = $state.raw<Plain | null>(null);
  busy = $state(false);
  /** What the player whose turn is being shown has done so far. */
  told = $state.raw<Told | null>(null);
  /** The pieces of the last turn that was shown. */
  touched = $state.raw<ReadonlySet<string>>(NOTHING);
  /** Whether the next player is shown only when whoever looks says so. */
  waiting = $state(false);

  private line: Row[] = [];
  /** What waits in the line and has not begun to be shown. */
  private untold: [Happening, News][] = [];
  private cuts = 0;
  /** Whose pieces are outlined. */
  private toucher = -1;
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
    this.view = view;
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
    this.event = null;
    this.told = null;
    this.touched = NOTHING;
    return untold;
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

  /** Show the next player. */
  goOn(): void {
    if (this.waiting) this.wake?.();
  }

  private async run(): Promise<void> {
    this.busy = true;
    for (;;) {
      if (this.isTurnOver) await this.beTold();
      const row = this.line.shift();
      if (!row) break;
      const { cuts } = this;
      if (row.news.seat !== this.told?.seat) {
        this.told = { seat: row.news.seat, happenings: [] };
      }
      const last = row.news.events.at(-1);
      for (const happening of row.news.events) {
        if (cuts === this.cuts) await this.tell(happening, row.news, happening === last ? row.view : null);
      }
      if (cuts !== this.cuts) {
        // What comes after a cut is told at its own pace.
        this.hurry = false;
        continue;
      }
      if (row.view) this.view = row.view;
      this.hooks.onRow?.(row.news);
    }
    this.event = null;
    this.told = null;
    this.busy = false;
    this.hurry = false;
  }

  /** Whether somebody's turn has been shown to its end, and whoever looks wants to say when the next one is. */
  private get isTurnOver(): boolean {
    if (settings.speed !== "step" || this.hurry || !this.told?.happenings.length) return false;
    const [row] = this.line;
    return row ? row.news.seat !== this.told.seat : (this.hooks.isAsked?.() ?? false);
  }

  private async beTold(): Promise<void> {
    this.waiting = true;
    await this.rest(null);
    this.waiting = false;
  }

  /** Show an event, with the view that it led to, or else with what it changed. */
  private async tell(happening: Happening, news: News, after: Plain | null): Promise<void> {
    this.untold.shift();
    const event = happening.event as Plain;
    const before = this.view;
    const time = this.hurry || !before ? 0 : paced(this.timeFor(happening, news));
    this.event = event;
    if (this.hooks.isOwn?.(news)) this.touched = NOTHING;
    else {
      if (this.told && !this.kit.isQuiet?.(event)) this.told = { ...this.told, happenings: [...this.told.happenings, happening] };
      this.outline(this.kit.touched?.(event) ?? [], news.seat);
    }
    if (before) {
      const flights = time > 0 ? (this.kit.flights?.(event, before) ?? []) : [];
      if (flights.length) this.hooks.fly?.(flights, Math.min(time, 400));
      this.view = after ?? patched(before, happening.patch);
    }
    this.hooks.onEvent?.(happening, news);
    if (time === 0) return;
    // Its time begins when it is seen, however long a busy device takes to draw it.
    await drawn();
    if (!this.hurry) await this.rest(time);
  }

  /** A player's pieces stay outlined until another touches some; who only answers in between touches none. */
  private outline(parts: readonly string[], seat: number): void {
    if (!parts.length) return;
    this.touched = new Set([...(seat === this.toucher ? this.touched : []), ...parts]);
    this.toucher = seat;
  }

  private timeFor(happening: Happening, news: News): number {
    if (this.kit.isQuiet?.(happening.event as Plain)) return QUIET;
    return this.hooks.isOwn?.(news) ? MOVEMENT : (this.hooks.reading?.(happening, news) ?? MOVEMENT);
  }

  /** Rest for a while, or until woken. */
  private rest(milliseconds: number | null): Promise<void> {
    return new Promise((resolve) => {
      const timer = milliseconds === null ? undefined : setTimeout(done, milliseconds);
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
