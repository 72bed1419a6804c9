// Answering by pieces, by the list, by keys and with advice: all of it leads to one of the choices.
import { untrack } from "svelte";
import type { BoardKit } from "../boards/board";
import type { Message } from "../generated/wire";
import { api } from "../talk/api";
import { Asking, calmPiece, Touch } from "./asking.svelte";
import { Choosing, isWay, type Item, OPEN, type Row } from "./choosing.svelte";
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

  readonly items = $derived.by(() => (this.moment.isMyTurn ? this.choosing.items(this.session.choices, this.session.ways, this.moment.view) : []));
  /** The list as it is shown. */
  readonly rows = $derived.by(() => {
    const rows = this.choosing.rows(this.items, (fold) => this.kit.named?.(fold, this.moment.view ?? {}, this.moment.speech) ?? "");
    return this.isUnfolded ? rows : rows.slice(0, OPEN);
  });
  /** How many choices are in the list though not in sight. */
  readonly hidden = $derived.by(() => this.items.filter((item) => !isWay(item)).length - this.rows.reduce((sum, row) => sum + row.count, 0));
  /** The pieces of what a bot would choose. */
  readonly advisedParts = $derived.by((): ReadonlySet<string> => new Set(this.items.find(({ actions }) => this.advised.includes(JSON.stringify(actions)))?.parts));
  /** How the question may come out, where all its choices that a die decides say the same. */
  readonly odds = $derived.by(() => {
    const said = new Set(this.items.flatMap(({ outlook }) => (outlook && Object.keys(outlook.odds).length ? [JSON.stringify(outlook.odds)] : [])));
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

  /** Take what a row of the list stands for: a choice, or all that lies in a fold. */
  enter(row: Row): void {
    this.asking.clear();
    if (row.item) this.choose(row.item);
    else this.choosing.open(row.fold, this.items);
  }

  /** Close whatever fold is open, and let go of what is in hand. */
  close(): void {
    this.choosing.clear();
    this.isUnfolded = false;
  }

  /** Show the whole list. */
  unfold(): void {
    this.choosing.clear();
    this.isUnfolded = true;
  }

  choose(item: Item): void {
    this.clear();
    void this.session.composing.choose(item.actions);
  }

  /** Choose a piece; whether something is chosen that does not say yet what is meant. */
  pick(part: string): boolean {
    this.asking.clear();
    const item = this.choosing.pick(part, this.items);
    if (item) this.choose(item);
    return !item && this.choosing.chosen.size > 0;
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
      this.advised = first ? [JSON.stringify([first.action])] : [];
      this.show();
      // They are about the first action of a gesture.
      this.reasons = begun ? [] : advice.reasons;
    });
  }

  /** Open the folds in which the advised choice lies, one after the other; or all rows, where it is one of too many. */
  private show(): void {
    const item = this.items.find(({ actions }) => this.advised.includes(JSON.stringify(actions)));
    if (!item) return;
    this.choosing.clear();
    while (!this.rows.some((row) => row.item === item)) {
      const within = this.rows.find(({ fold }) => fold && item.folds.includes(fold));
      if (!within) return this.unfold();
      this.choosing.open(within.fold, this.items);
    }
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
    else if (this.choosing.isOpen) this.choosing.clear();
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
