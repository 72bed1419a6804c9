// One viewer at one table: what they are told over the socket, and what they answer.
import type { BoardKit, Flight, Plain } from "../boards/board";
import type {
  Choice,
  Draft,
  Happening,
  Hello,
  Line,
  Message,
  News,
  Present,
  Refusals,
  ServerMessage,
  Sight,
  TableInfo,
} from "../generated/wire";
import { api, Refused, socketUrl } from "../talk/api";
import { entriesOf, entryOf, eventsOf, takenBack, type Entry } from "./entries";
import { Stage } from "./stage.svelte";

export type Link = "connecting" | "live" | "lost" | "gone";

export interface Trouble {
  kind: "conflict" | "rule" | "error";
  message: Message | null;
  code: string;
}

/** A gesture that is not whole yet: what was chosen, what the server showed then, and the same one step before. */
interface Composed {
  actions: Plain[];
  shown: Draft;
  before: Composed | null;
}

export interface SessionHooks {
  fly?(flights: Flight[], milliseconds: number): void;
  onEvent?(happening: Happening, news: News): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const PING = 20_000;
// Every ping is answered: whoever hears nothing for so long is no longer connected.
const SILENCE = 2.5 * PING;
// An answer that was taken is told over the socket at once; after this it is asked for.
const ASK_AGAIN = 3_000;
// Close codes of the server after which trying again is of no use.
const NO_TABLE = 4404;
const WRONG_ORIGIN = 4403;

export class TableSession {
  readonly id: string;
  readonly kit: BoardKit;
  readonly stage: Stage;
  info = $state.raw<TableInfo | null>(null);
  sight = $state.raw<Sight | null>(null);
  present = $state.raw<Present>({ seats: [], spectators: 0 });
  chat = $state.raw<Line[]>([]);
  log = $state.raw<Entry[]>([]);
  link = $state<Link>("connecting");
  trouble = $state.raw<Trouble | null>(null);
  draft = $state.raw<Composed | null>(null);
  sending = $state(false);
  /** The server runs another build than this page came from. */
  newBuild = $state(false);
  /** Rows that happened since this seat's last visit. */
  digest = $state.raw<News[]>([]);
  viewer = $state<number | null>(null);
  /** Which build of the server this page talks to. */
  build = "";

  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private heard = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private number = -1;
  private isClosed = false;
  private hooks: SessionHooks;
  /** Answers that wait until this page has been told the row they made. */
  private awaited: { number: number; told: () => void }[] = [];

  constructor(id: string, kit: BoardKit, viewer: number | null, hooks: SessionHooks = {}) {
    this.id = id;
    this.kit = kit;
    this.viewer = viewer;
    this.hooks = hooks;
    this.stage = new Stage(kit, {
      onEvent: (happening, news) => {
        this.enter(happening, news, false);
        hooks.onEvent?.(happening, news);
      },
      onDropped: (happening, news) => this.enter(happening, news, false),
      fly: (flights, milliseconds) => hooks.fly?.(flights, milliseconds),
    });
  }

  // What may be done now

  /** The choices to show: those of the gesture being composed, else those of the question. */
  get choices(): Choice[] {
    if (this.link === "gone") return [];
    return this.draft ? this.draft.shown.legal : (this.sight?.legal ?? []);
  }

  get shownView(): Plain | null {
    return this.draft ? (this.draft.shown.view as Plain) : this.stage.view;
  }

  get isAsked(): boolean {
    return (this.sight?.question ?? -1) >= 0;
  }

  get me(): number {
    return this.sight?.viewer ?? this.viewer ?? this.info?.you.seats[0] ?? -2;
  }

  // Connection

  open(): void {
    if (this.isClosed) return;
    clearTimeout(this.timer);
    this.socket?.close();
    this.heard = Date.now();
    const socket = new WebSocket(socketUrl(this.id, this.viewer, this.number));
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket === socket) this.hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.closed(event.code);
    };
    clearInterval(this.pinger);
    this.pinger = setInterval(() => this.ping(), PING);
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    this.socket?.close();
    this.socket = null;
    this.arrived();
  }

  /** Try again now: the person asked for it, or the network is back. */
  retry(evenIfLive = false): void {
    if (this.isClosed || this.link === "gone" || (this.link === "live" && !evenIfLive)) return;
    this.wait = FIRST_WAIT;
    this.open();
  }

  /** Look through the eyes of another seat of one's own, behind a curtain. */
  switchTo(viewer: number): void {
    this.viewer = viewer;
    this.number = -1;
    this.draft = null;
    this.trouble = null;
    this.log = [];
    this.sight = null;
    this.stage.clear();
    this.link = "connecting";
    this.open();
  }

  private ping(): void {
    if (Date.now() - this.heard > SILENCE) {
      // The line is dead and nobody has noticed: a network was left, or a machine slept.
      const socket = this.socket;
      this.socket = null;
      socket?.close();
      this.closed(0);
      return;
    }
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify({ type: "ping", number: this.number < 0 ? null : this.number }));
    }
  }

  private closed(code: number): void {
    if (this.isClosed) return;
    if (code === NO_TABLE || code === WRONG_ORIGIN) {
      this.link = "gone";
      return;
    }
    this.link = "lost";
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 1.8);
  }

  private hear(message: ServerMessage): void {
    this.heard = Date.now();
    switch (message.type) {
      case "hello":
        return this.greet(message);
      case "news":
        return this.tell(message.news, message.sight);
      case "table":
        this.info = message.table;
        return;
      case "chat":
        this.chat = [...this.chat, ...message.lines.filter((line) => line.number > (this.chat.at(-1)?.number ?? -1))];
        return;
      case "present":
        this.present = message.present;
        return;
      case "error":
        this.trouble = { kind: "error", message: message.message, code: message.code };
        return;
    }
  }

  private greet(hello: Hello): void {
    const isFirst = this.number < 0;
    if (this.build && this.build !== hello.build) this.newBuild = true;
    this.build = hello.build;
    this.link = "live";
    this.wait = FIRST_WAIT;
    this.info = hello.table;
    this.chat = hello.chat;
    this.present = hello.present;
    if (!hello.sight) return;
    if (isFirst) {
      // Whoever has never been here before has missed nothing.
      this.digest = (hello.news[0]?.number ?? 0) > 0 ? hello.news.filter((one) => one.events.length) : [];
      this.sight = hello.sight;
      this.number = hello.sight.number;
      this.stage.cut(hello.sight.view as Plain);
      void this.loadLog(hello.sight.number);
    } else this.tell(hello.news, hello.sight);
    this.arrived();
    this.looked();
  }

  private tell(news: News[], sight: Sight): void {
    const fresh = news.filter((one) => one.number > this.number);
    const first = fresh[0];
    const isNewQuestion = sight.question !== this.sight?.question;
    if (isNewQuestion || sight.question < 0) {
      this.draft = null;
      if (this.trouble?.kind !== "conflict") this.trouble = null;
    }
    const hasGap = first !== undefined && this.number >= 0 && first.number > this.number + 1;
    const isCut = hasGap || !this.stage.view || fresh.some((one) => one.undone.length);
    this.sight = sight;
    this.number = sight.number;
    if (isCut) this.stage.cut(sight.view as Plain);
    for (const one of fresh) if (one.undone.length) this.takeBack(one);
    if (isCut) for (const one of fresh) for (const happening of one.events) this.enter(happening, one, false);
    else this.stage.push(fresh, sight);
    this.arrived();
    this.looked();
  }

  /** Tell the server how far this person has looked, if the page is in sight. */
  looked(): void {
    if (this.socket?.readyState !== WebSocket.OPEN || this.number < 0 || this.me < 0) return;
    if (typeof document !== "undefined" && document.hidden) return;
    this.socket.send(JSON.stringify({ type: "seen", number: this.number }));
  }

  private enter(happening: Happening, news: News, old: boolean): void {
    this.log = [...this.log, entryOf(happening, news, old)];
  }

  private takeBack(news: News): void {
    this.log = [
      ...this.log.map((entry) => (news.undone.includes(entry.number) ? { ...entry, undone: true } : entry)),
      takenBack(news, false),
    ];
  }

  /** What was told before this page was open. */
  private async loadLog(upTo: number): Promise<void> {
    try {
      const told = await api.news(this.id, this.viewer);
      const before = told.filter((one) => one.number <= upTo);
      const entries = entriesOf(before);
      if (this.number === upTo) this.stage.recall(eventsOf(entries));
      this.log = [...entries, ...this.log.filter((entry) => entry.number > upTo)];
    } catch {
      // The log begins with this visit, then.
    }
  }

  // Answers

  /** Answer with this choice; a gesture that is not whole yet is composed further, and nobody sees it grow. */
  async choose(choice: Choice): Promise<void> {
    if (this.sending || !this.sight) return;
    const question = this.sight.question;
    const before = this.draft;
    const actions = [...(before?.actions ?? []), choice.action as Plain];
    this.sending = true;
    this.trouble = null;
    this.digest = [];
    try {
      const answer = await api.move(this.id, this.me, question, actions, newKey());
      if (answer.type === "draft") {
        if (this.sight?.question === question) this.draft = { actions, shown: answer, before };
        return;
      }
      // Until the page shows what came of it, the old choices are there to be seen and not to be taken again.
      await this.told(answer.number);
      this.draft = null;
    } catch (error) {
      this.fail(error);
    } finally {
      this.sending = false;
    }
  }

  /** Wait until this page has been told everything up to this row. */
  private async told(number: number): Promise<void> {
    if (this.number >= number || this.isClosed) return;
    const asking = setInterval(() => this.ping(), ASK_AGAIN);
    await new Promise<void>((told) => this.awaited.push({ number, told }));
    clearInterval(asking);
  }

  private arrived(): void {
    const here = this.awaited.filter((one) => this.isClosed || one.number <= this.number);
    this.awaited = this.awaited.filter((one) => !here.includes(one));
    for (const one of here) one.told();
  }

  /** The rules against everything that may not be done now; nothing where the question is over. */
  async refusals(): Promise<Refusals | null> {
    if (!this.sight || !this.isAsked) return null;
    const { question } = this.sight;
    try {
      return await api.refusals(this.id, this.me, question, this.draft?.actions ?? []);
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  /** Take the last step of the gesture back. */
  stepBack(): void {
    this.draft = this.draft?.before ?? null;
  }

  dropDraft(): void {
    this.draft = null;
  }

  async undo(): Promise<void> {
    const row = this.sight?.undo?.row;
    if (row !== undefined) await this.attempt(() => api.undo(this.id, this.me, row, newKey()));
  }

  async attempt(deed: () => Promise<unknown>): Promise<boolean> {
    this.trouble = null;
    try {
      await deed();
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    }
  }

  say(text: string, team: boolean): void {
    this.socket?.send(JSON.stringify({ type: "say", text, team }));
  }

  private fail(error: unknown): void {
    if (!(error instanceof Refused)) {
      this.trouble = { kind: "error", message: null, code: "no-answer" };
      return;
    }
    const sight = error.facts.sight as Sight | undefined;
    if (error.status === 409) {
      this.draft = null;
      this.trouble = { kind: "conflict", message: null, code: error.code };
      if (sight && sight.number >= this.number) {
        this.sight = sight;
        if (sight.number > this.number) this.ping();
      }
    } else this.trouble = { kind: error.message_ ? "rule" : "error", message: error.message_, code: error.code };
  }
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
