// Where a table stands for whoever looks at this page: whose turn it is, who is waited for, what is said of it.
import type { Plain, Speech } from "../boards/board";
import type { GameShown, Result } from "../generated/wire";
import { settings } from "../settings.svelte";
import { wordsOf } from "../talk/games";
import { t } from "../talk/ui.svelte";
import type { TableSession } from "./session.svelte";
import { hasAllies } from "./teams";

export class Moment {
  readonly game: GameShown;
  private session: TableSession;
  private shownQuestion = $state(-1);

  readonly names = $derived.by(() => (this.session.info?.seats ?? []).map((seat, at) => seat.name || t("seat-number", { number: at + 1 })));
  readonly words = $derived.by(() => wordsOf(this.game, settings.language));
  readonly speech = $derived.by((): Speech => ({ words: this.words, names: this.names }));
  readonly curtain = $derived.by(() => this.curtainFor());

  constructor(session: TableSession, game: GameShown) {
    this.session = session;
    this.game = game;
    // A question that has been shown stays there while others answer it too: whoever is choosing keeps the focus.
    $effect(() => {
      if (!session.stage.busy) this.shownQuestion = session.sight?.question ?? -1;
    });
  }

  get phase(): string {
    return this.session.info?.state ?? "";
  }

  get view(): Plain | null {
    return this.session.shownView;
  }

  /** Whether nothing is being told, or nothing that would take a question away. */
  get isCalm(): boolean {
    const { session } = this;
    return !session.stage.busy || session.composing.draft !== null || (session.isAsked && session.sight?.question === this.shownQuestion);
  }

  /** Whether whoever sits here is asked. */
  get isMine(): boolean {
    return this.session.isAsked && this.phase === "playing" && this.session.connection.link !== "gone" && this.curtain === null;
  }

  /** Whether they may choose now. */
  get isMyTurn(): boolean {
    return this.isMine && this.isCalm;
  }

  get result(): Result | null {
    return this.session.stage.busy ? null : (this.session.sight?.result ?? null);
  }

  /** Who has won with what: as the game told it, or by the scores alone. */
  get verdict(): string {
    const { result, names } = this;
    if (!result) return "";
    const key = `${this.game.game.id}-game-won`;
    const told = this.session.logbook.entries.findLast((entry) => entry.message?.key === key)?.message;
    if (told) return this.words.say(told, names).replace(/\.$/, "");
    const winners = names.filter((_, seat) => result.places[seat] === 1);
    return t("won-with", { names: this.words.join(winners), count: winners.length, score: Math.max(...result.scores) });
  }

  get canUndo(): boolean {
    const undo = this.session.sight?.undo;
    return Boolean(undo && !undo.refusal && this.session.me >= 0 && this.phase === "playing");
  }

  /** Why nothing can be taken back. */
  get undoWhy(): string {
    const refusal = this.session.sight?.undo?.refusal;
    return refusal ? this.words.say(refusal, this.names) : "";
  }

  get hasTeam(): boolean {
    return this.session.me >= 0 && hasAllies(this.view, this.session.me);
  }

  /** What is asked and why, or whom the table waits for and for what; nothing while something else is being told. */
  get prompt(): string {
    if (!this.isCalm || this.curtain !== null || this.phase !== "playing") return "";
    const { composing, sight } = this.session;
    const told = composing.draft ? composing.draft.shown.prompt : sight?.prompt;
    return told ? this.words.say(told, this.names) : "";
  }

  /** Whom the table waits for. */
  get waiting(): string {
    return this.words.join((this.session.sight?.asks ?? []).filter((seat) => seat >= 0).map((seat) => this.names[seat] ?? ""));
  }

  /** Who has the turn that is shown: whoever's deeds are being told, else whoever is asked. */
  get asks(): readonly number[] {
    const { stage, sight } = this.session;
    return stage.told && !this.isCalm ? [stage.told.seat] : (sight?.asks ?? []);
  }

  /** How the table stands, in a few words. It says no more than what is shown. */
  get standing(): string {
    const { told } = this.session.stage;
    if (told && !this.isCalm && told.seat >= 0) return t("plays", { name: this.names[told.seat] ?? "" });
    if (this.result) return t("game-over");
    if (this.phase === "ended") return t("ended-by-vote");
    if (this.phase === "open") return t("waiting-for-players");
    return this.session.sight ? t("waiting-for", { names: this.waiting }) : "";
  }

  /** The seat of this device to hand the screen to, where several people share it. */
  private curtainFor(): number | null {
    const { session } = this;
    const mine = session.info?.you.seats ?? [];
    if (mine.length < 2 || !session.sight || this.phase !== "playing") return null;
    const asked = session.sight.asks.filter((seat) => mine.includes(seat));
    const next = asked[0];
    if (next === undefined || asked.includes(session.me)) return null;
    return session.info?.seats[next]?.stand_in ? null : next;
  }
}
