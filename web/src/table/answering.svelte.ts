// Answering by pieces, by the list, by keys and with advice: all of it leads to one of the choices.
import { untrack } from "svelte";
import type { BoardKit } from "../boards/board";
import type { Choice, Message } from "../generated/wire";
import { api } from "../talk/api";
import { Asking, calmPiece, Touch } from "./asking.svelte";
import { Choosing, OPEN, type Row } from "./choosing.svelte";
import type { Moment } from "./moment.svelte";
import type { TableSession } from "./session.svelte";
import { typeNumber } from "./typing";

export class Answering {
  readonly choosing: Choosing;
  readonly asking: Asking;
  readonly touch = new Touch();
  /** The number of a choice as far as it has been typed. */
  typed = $state("");
  /** What a bot would choose, as text. */
  advised = $state.raw<string[]>([]);
  /** And why. */
  reasons = $state.raw<Message[]>([]);
  /** All rows of a long list have been asked for. */
  private isUnfolded = $state(false);
  private session: TableSession;
  private kit: BoardKit;
  private moment: Moment;

  readonly items = $derived.by(() => (this.moment.isMyTurn ? this.choosing.items(this.session.choices, this.moment.view) : []));
  /** The list as it is shown. */
  readonly rows = $derived.by(() => {
    const rows = this.choosing.rows(this.items, (part) => this.kit.named?.(part, this.moment.view ?? {}, this.moment.speech) ?? "");
    return this.isUnfolded ? rows : rows.slice(0, OPEN);
  });
  /** How many choices are in the list though not in sight. */
  readonly hidden = $derived.by(() => this.items.length - this.rows.reduce((sum, row) => sum + row.count, 0));
  /** The pieces of what a bot would choose. */
  readonly advisedParts = $derived.by((): ReadonlySet<string> => new Set(this.items.find(({ choice }) => this.advised.includes(JSON.stringify(choice.action)))?.parts));
  /** How the question may come out, where all its choices that a die decides say the same. */
  readonly odds = $derived.by(() => {
    const said = new Set(this.items.flatMap(({ choice: { outlook } }) => (outlook && Object.keys(outlook.odds).length ? [JSON.stringify(outlook.odds)] : [])));
    const [only] = said;
    return only && said.size === 1 ? (JSON.parse(only) as Record<string, number>) : null;
  });
  readonly lit = $derived.by(() => this.choosing.lit(this.items));

  constructor(session: TableSession, moment: Moment, kit: BoardKit) {
    this.session = session;
    this.moment = moment;
    this.kit = kit;
    this.choosing = new Choosing(kit);
    this.asking = new Asking(session, kit);
    // A question that is over takes what was chosen for it along.
    $effect(() => {
      void session.sight?.question;
      void session.composing.draft;
      untrack(() => this.clear());
      this.advised = [];
      this.reasons = [];
    });
  }

  get isStill(): boolean {
    return this.session.composing.sending || this.session.connection.link !== "live";
  }

  /** Take what a row of the list stands for: a choice, or a piece in hand. */
  enter(row: Row): void {
    if (row.item) this.choose(row.item.choice);
    else this.pick(row.part);
  }

  /** Show the whole list. */
  unfold(): void {
    this.choosing.clear();
    this.isUnfolded = true;
  }

  choose(choice: Choice): void {
    this.clear();
    void this.session.composing.choose(choice);
  }

  /** Choose a piece; whether something is chosen that does not say yet what is meant. */
  pick(part: string): boolean {
    this.asking.clear();
    const choice = this.choosing.pick(part, this.items);
    if (choice) this.choose(choice);
    return !choice && this.choosing.chosen.size > 0;
  }

  /** A finger or the mouse was lifted: over a piece that cannot be chosen it asks why. Whether it did. */
  async lifted(event: PointerEvent): Promise<boolean> {
    if (!this.touch.end(event) || !this.moment.isMyTurn || this.session.composing.sending) return false;
    const part = calmPiece(event);
    if (part === null) return false;
    // A goal that does not glow yet, since nothing is in hand, is meant all the same.
    if (this.items.some((item) => item.parts.includes(part))) return this.pick(part);
    await this.asking.askAbout(part, this.choosing.chosen);
    return true;
  }

  async advise(): Promise<void> {
    const { session } = this;
    if (!session.sight) return;
    const { question } = session.sight;
    await session.attempt(async () => {
      const advice = await api.advice(session.id, { seat: session.me, question });
      const begun = session.composing.actions.length;
      const first = advice.actions[begun];
      this.advised = first ? [JSON.stringify(first.action)] : [];
      const folded = this.advisedParts.size > 1 && !this.rows.some((row) => row.item && this.advised.includes(JSON.stringify(row.item.choice.action)));
      const [hand] = this.advisedParts;
      if (folded && hand) this.choosing.hold(hand);
      // They are about the first action of a gesture.
      this.reasons = begun ? [] : advice.reasons;
    });
  }

  /** A key of a number, or one that ends or corrects it. */
  type(key: string): void {
    const next = typeNumber(this.typed, key, this.rows.length);
    this.typed = next.typed;
    const meant = next.done === null ? undefined : this.rows[next.done];
    if (meant && !this.session.composing.sending) this.enter(meant);
    else if (this.session.stage.busy) this.session.stage.skip();
  }

  /** Take back whatever was begun last. */
  escape(): void {
    if (this.asking.about) this.asking.clear();
    else if (this.choosing.chosen.size) this.choosing.clear();
    else this.session.composing.stepBack();
    this.typed = "";
  }

  private clear(): void {
    this.choosing.clear();
    this.typed = "";
    this.isUnfolded = false;
    this.asking.clear();
  }
}
