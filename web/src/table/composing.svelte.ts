// Answering: a choice is sent, and a gesture that is not whole yet is composed further. Nobody sees it grow.
import type { Plain } from "../boards/board";
import type { Draft, Refusals } from "../generated/wire";
import { api, newKey } from "../talk/api";
import type { TableSession } from "./session.svelte";

/** A gesture that is not whole yet: what was chosen, what the server showed then, and the same one step before. */
interface Composed {
  actions: Plain[];
  shown: Draft;
  before: Composed | null;
}

export class Composing {
  draft = $state.raw<Composed | null>(null);
  sending = $state(false);
  private session: TableSession;

  constructor(session: TableSession) {
    this.session = session;
  }

  /** What has been chosen so far for this gesture. */
  get actions(): Plain[] {
    return this.draft?.actions ?? [];
  }

  /** Send what was chosen after what was chosen before it. */
  async choose(chosen: Plain[]): Promise<void> {
    const { session } = this;
    if (this.sending || !session.sight) return;
    const question = session.sight.question;
    const before = this.draft;
    const actions = [...this.actions, ...chosen];
    this.sending = true;
    session.trouble = null;
    session.digest = [];
    try {
      const moves = { seat: session.me, question, actions, key: newKey() };
      const answer = (await session.connection.play(moves)) ?? (await api.move(session.id, moves));
      if (answer.type === "draft") {
        if (session.sight?.question === question) this.draft = { actions, shown: answer, before };
        return;
      }
      // Until the page shows what came of it, the old choices are there to be seen and not to be taken again.
      await session.told(answer.number);
      this.draft = null;
    } catch (error) {
      session.fail(error);
    } finally {
      this.sending = false;
    }
  }

  /** Take the last step of the gesture back. */
  stepBack(): void {
    this.draft = this.draft?.before ?? null;
  }

  drop(): void {
    this.draft = null;
  }

  /** The rules against everything that may not be done now; nothing where the question is over. */
  async refusals(): Promise<Refusals | null> {
    const { session } = this;
    if (!session.sight || !session.isAsked) return null;
    const { question } = session.sight;
    try {
      return await api.refusals(session.id, { seat: session.me, question, actions: this.actions });
    } catch (error) {
      session.fail(error);
      return null;
    }
  }

  async undo(): Promise<void> {
    const { session } = this;
    const row = session.sight?.undo?.row;
    if (row !== undefined) await session.attempt(() => api.undo(session.id, { seat: session.me, row, key: newKey() }));
  }
}
