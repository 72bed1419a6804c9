// Asking why not: about a piece that was touched, or about everything.
import type { BoardKit } from "../boards/board";
import type { Message } from "../generated/wire";
import type { TableSession } from "./session.svelte";
import { type Reason, reasonsFor, whyNot } from "./whynot";

const NOTHING: ReadonlySet<string> = new Set();

export class Asking {
  /** Why the piece touched last cannot be chosen; null where none was touched. */
  about = $state.raw<Reason[] | null>(null);
  all = $state.raw<Reason[]>([]);
  /** What holds for whatever no reason speaks of. */
  otherwise = $state.raw<Message | null>(null);
  private session: TableSession;
  private kit: BoardKit;

  constructor(session: TableSession, kit: BoardKit) {
    this.session = session;
    this.kit = kit;
  }

  async askAbout(part: string, held: ReadonlySet<string>): Promise<void> {
    const refusals = await this.session.composing.refusals();
    const view = this.session.shownView;
    if (refusals && view) this.about = whyNot(refusals, part, held, this.kit, view, isOnBoard);
  }

  /** Whether there is an answer to be shown. */
  async askAll(): Promise<boolean> {
    const refusals = await this.session.composing.refusals();
    const view = this.session.shownView;
    if (!refusals || !view) return false;
    this.all = reasonsFor(refusals, NOTHING, this.kit, view, isOnBoard);
    this.otherwise = refusals.not_now;
    return true;
  }

  clear(): void {
    this.about = null;
  }
}

function isOnBoard(part: string): boolean {
  return document.querySelector(`.board [data-part="${CSS.escape(part)}"]`) !== null;
}

/** The piece that an event of the pointer means and that cannot be chosen: disabled pieces get no click of their own. */
export function calmPiece(event: Event): string | null {
  const piece = (event.target as Element).closest<HTMLElement>("[data-part]");
  return !piece || piece.closest(".lit, .chosen") ? null : (piece.dataset.part ?? null);
}

const STILL = 12;

/** Touches that begin and end in one place; anything else moves the chart. */
export class Touch {
  private start: { x: number; y: number } | null = null;

  begin(event: PointerEvent): void {
    this.start = { x: event.clientX, y: event.clientY };
  }

  /** Whether this ends a touch, and not a drag. */
  end(event: PointerEvent): boolean {
    const start = this.start;
    this.start = null;
    return start !== null && event.button === 0 && Math.hypot(event.clientX - start.x, event.clientY - start.y) <= STILL;
  }
}
