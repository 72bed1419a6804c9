// What the others have done since one's own last move, and what it changed.
import type { BoardKit, Plain, Speech } from "../boards/board";
import { type Entry, sinceOwn } from "./entries";
import type { Moment } from "./moment.svelte";
import type { TableSession } from "./session.svelte";

export interface RecapLine {
  seat: number;
  told: Entry[];
  /** By how much their score has changed since; null where that is not known. */
  change: number | null;
}

/** What every seat has of what the game is won by. */
export function scoresOf(kit: BoardKit, view: Plain, speech: Speech): number[] {
  return speech.names.map((_, seat) => parseInt(String(kit.facts(view, seat, speech).find((fact) => fact.main)?.value ?? 0), 10));
}

/** One line a player, in the order in which they played. */
export function recapOf(entries: readonly Entry[], me: number, change: (seat: number) => number | null, isQuiet: (event: Plain) => boolean): RecapLine[] {
  const lines = new Map<number, RecapLine>();
  for (const entry of sinceOwn(entries, me)) {
    if (entry.seat < 0 || entry.undone || !entry.event || isQuiet(entry.event)) continue;
    const line = lines.get(entry.seat) ?? { seat: entry.seat, told: [], change: change(entry.seat) };
    line.told.push(entry);
    lines.set(entry.seat, line);
  }
  return [...lines.values()];
}

export class Recap {
  /** The scores after one's own last move, as far as this page has seen it. */
  private then = $state.raw<number[] | null>(null);
  private session: TableSession;
  private moment: Moment;
  private kit: BoardKit;

  readonly lines = $derived.by(() => {
    const { session, moment, kit, then } = this;
    if (!moment.isMyTurn || session.me < 0 || !moment.view) return [];
    const now = scoresOf(kit, moment.view, moment.speech);
    const change = (seat: number): number | null => (then ? (now[seat] ?? 0) - (then[seat] ?? 0) : null);
    return recapOf(session.logbook.entries, session.me, change, (event) => kit.isQuiet?.(event) ?? false);
  });

  constructor(session: TableSession, moment: Moment, kit: BoardKit) {
    this.session = session;
    this.moment = moment;
    this.kit = kit;
  }

  /** A row of one's own has been shown. */
  begin(): void {
    const { view } = this.session.stage;
    this.then = view ? scoresOf(this.kit, view, this.moment.speech) : null;
  }
}
