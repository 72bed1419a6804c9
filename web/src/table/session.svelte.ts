// One viewer at one table: what they are told over the socket, and where that goes.
import type { BoardKit, Flight, Plain } from "../boards/board";
import { takePart } from "../chance/adding";
import type { Choice, Happening, Hello, Line, Message, News, Present, ServerMessage, Sight, TableInfo, WayShown } from "../generated/wire";
import { api, Refused, socketUrl } from "../talk/api";
import { Composing } from "./composing.svelte";
import { Connection } from "./connection.svelte";
import { Logbook } from "./logbook.svelte";
import { Stage } from "./stage.svelte";

export interface Trouble {
  kind: "conflict" | "rule" | "error";
  message: Message | null;
  code: string;
}

export interface SessionHooks {
  fly?(flights: Flight[], milliseconds: number): void;
  onEvent?(happening: Happening, news: News): void;
  /** A row of one's own has been shown: this is where the table stood then. */
  onOwnRow?(): void;
  reading?(happening: Happening): number;
}

// An answer that was taken is told over the socket at once; after this it is asked for.
const ASK_AGAIN = 3_000;

export class TableSession {
  readonly id: string;
  readonly connection: Connection;
  readonly stage: Stage;
  readonly logbook = new Logbook();
  readonly composing = new Composing(this);
  info = $state.raw<TableInfo | null>(null);
  sight = $state.raw<Sight | null>(null);
  present = $state.raw<Present>({ seats: [], spectators: 0 });
  chat = $state.raw<Line[]>([]);
  trouble = $state.raw<Trouble | null>(null);
  /** The server runs another build than this page came from. */
  newBuild = $state(false);
  /** Rows that happened since this seat's last visit. */
  digest = $state.raw<News[]>([]);
  viewer = $state<number | null>(null);
  /** Which build of the server this page talks to. */
  build = "";

  private number = -1;
  /** Answers that wait until this page has been told the row they made. */
  private awaited: { number: number; told: () => void }[] = [];

  constructor(id: string, kit: BoardKit, viewer: number | null, hooks: SessionHooks = {}) {
    this.id = id;
    this.viewer = viewer;
    this.connection = new Connection({
      address: () => socketUrl(this.id, this.viewer, this.number),
      number: () => this.number,
      hear: (message) => this.hear(message),
    });
    this.stage = new Stage(kit, {
      onEvent: (happening, news) => {
        this.logbook.enter(happening, news);
        hooks.onEvent?.(happening, news);
      },
      onDropped: (happening, news) => this.logbook.enter(happening, news),
      onRow: (news) => {
        if (news.seat === this.me) hooks.onOwnRow?.();
      },
      fly: (flights, milliseconds) => hooks.fly?.(flights, milliseconds),
      reading: hooks.reading ? (happening) => hooks.reading?.(happening) ?? 0 : undefined,
      isOwn: (news) => news.seat === this.me,
      isAsked: () => this.isAsked || this.sight?.result !== null,
    });
  }

  open(): void {
    this.connection.open();
  }

  close(): void {
    this.connection.close();
    this.arrived();
  }

  /** The choices to show: those of the gesture being composed, else those of the question. */
  get choices(): Choice[] {
    if (this.connection.link === "gone") return [];
    return this.composing.draft ? this.composing.draft.shown.legal : (this.sight?.legal ?? []);
  }

  /** What may be done in one gesture of several actions. */
  get ways(): WayShown[] {
    return this.connection.link === "gone" || this.composing.draft ? [] : (this.sight?.ways ?? []);
  }

  get shownView(): Plain | null {
    return this.composing.draft ? (this.composing.draft.shown.view as Plain) : this.stage.view;
  }

  get isAsked(): boolean {
    return (this.sight?.question ?? -1) >= 0;
  }

  get me(): number {
    return this.sight?.viewer ?? this.viewer ?? this.info?.you.seats[0] ?? -2;
  }

  /** Look through the eyes of another seat of one's own, behind a curtain. */
  switchTo(viewer: number): void {
    this.viewer = viewer;
    this.number = -1;
    this.composing.drop();
    this.trouble = null;
    this.logbook.clear();
    this.sight = null;
    this.stage.clear();
    this.connection.restart();
  }

  // What is heard

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "hello":
        return this.greet(message);
      case "news":
        return this.tell(message.news, message.sight);
      case "table":
        this.info = message.table;
        void takePart(message.table);
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
    this.info = hello.table;
    void takePart(hello.table);
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
      this.composing.drop();
      if (this.trouble?.kind !== "conflict") this.trouble = null;
    }
    const hasGap = first !== undefined && this.number >= 0 && first.number > this.number + 1;
    const isCut = hasGap || !this.stage.view || fresh.some((one) => one.undone.length);
    this.sight = sight;
    this.number = sight.number;
    if (isCut) this.stage.cut(sight.view as Plain);
    for (const one of fresh) if (one.undone.length) this.logbook.takeBack(one);
    if (isCut) for (const one of fresh) for (const happening of one.events) this.logbook.enter(happening, one);
    else this.stage.push(fresh, sight);
    this.arrived();
    this.looked();
  }

  /** What was told before this page was open. */
  private async loadLog(upTo: number): Promise<void> {
    try {
      this.logbook.begin(await api.news(this.id, this.viewer), upTo);
    } catch {
      // The log begins with this visit, then.
    }
  }

  /** Wait until this page has been told everything up to this row. */
  async told(number: number): Promise<void> {
    if (this.number >= number || this.connection.isClosed) return;
    const asking = setInterval(() => this.connection.ping(), ASK_AGAIN);
    await new Promise<void>((told) => this.awaited.push({ number, told }));
    clearInterval(asking);
  }

  private arrived(): void {
    const here = this.awaited.filter((one) => this.connection.isClosed || one.number <= this.number);
    this.awaited = this.awaited.filter((one) => !here.includes(one));
    for (const one of here) one.told();
  }

  // What is said

  /** Tell the server how far this person has looked, if the page is in sight. */
  looked(): void {
    if (this.number < 0 || this.me < 0 || document.hidden) return;
    this.connection.send({ type: "seen", number: this.number });
  }

  say(text: string, team: boolean): void {
    this.connection.send({ type: "say", text, team });
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

  /** Something was not done: say why, and look again where it came too late. */
  fail(error: unknown): void {
    if (!(error instanceof Refused)) {
      this.trouble = { kind: "error", message: null, code: "no-answer" };
      return;
    }
    if (error.status === 409) {
      this.composing.drop();
      this.trouble = { kind: "conflict", message: null, code: error.code };
      const { sight } = error;
      if (sight && sight.number >= this.number) {
        this.sight = sight;
        if (sight.number > this.number) this.connection.ping();
      }
    } else this.trouble = { kind: error.rule ? "rule" : "error", message: error.rule, code: error.code };
  }
}
