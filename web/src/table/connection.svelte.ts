// The line to the server: opened, watched over, and opened again when it is lost.
import type { AnswerMessage, ClientMessage, MovesSent, ServerMessage } from "../generated/wire";
import { Refused } from "../talk/api";

export type Link = "connecting" | "live" | "lost" | "gone";

export interface Listener {
  /** Where to listen: it says what has been heard so far. */
  address(): string;
  /** The last row that has been heard of; -1 for none. */
  number(): number;
  hear(message: ServerMessage): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
// Whoever has heard nothing for so long asks; at a table where something happens nobody has to.
const PING = 20_000;
// Every ping is answered: whoever hears nothing for so long is no longer connected.
const SILENCE = 2.5 * PING;
// Moves that are not answered after this are posted instead, under the same key: they count once.
const ANSWER = 5_000;
// Close codes of the server after which trying again is of no use.
const NO_TABLE = 4404;
const WRONG_ORIGIN = 4403;

type Answer = AnswerMessage["answer"];

/** Moves that were sent and wait for their answer. */
interface Sent {
  answered(answer: Answer | null): void;
  refused(error: Refused): void;
}

export class Connection {
  link = $state<Link>("connecting");
  isClosed = false;
  private listener: Listener;
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private heard = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private sent = new Map<string, Sent>();

  constructor(listener: Listener) {
    this.listener = listener;
  }

  open(): void {
    if (this.isClosed) return;
    clearTimeout(this.timer);
    this.socket?.close();
    this.giveUp();
    this.heard = Date.now();
    const socket = new WebSocket(this.listener.address());
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket === socket) this.hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code);
    };
    clearInterval(this.pinger);
    this.pinger = setInterval(() => {
      if (Date.now() - this.heard >= PING) this.ping();
    }, PING);
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    this.socket?.close();
    this.socket = null;
    this.giveUp();
  }

  /** Try again now: the person asked for it, or the network is back. */
  retry(evenIfLive = false): void {
    if (this.isClosed || this.link === "gone" || (this.link === "live" && !evenIfLive)) return;
    this.wait = FIRST_WAIT;
    this.open();
  }

  /** Begin anew, as somebody else. */
  restart(): void {
    this.link = "connecting";
    this.open();
  }

  /** Send this if the line is open; whether it was. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Send moves, and wait for what comes of them; null where no line is open, or where it is lost before the answer. */
  async play(moves: MovesSent): Promise<Answer | null> {
    if (!this.send({ type: "play", moves })) return null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      return await new Promise((answered, refused) => {
        timer = setTimeout(() => answered(null), ANSWER);
        this.sent.set(moves.key, { answered, refused });
      });
    } finally {
      clearTimeout(timer);
      this.sent.delete(moves.key);
    }
  }

  /** Whoever waits for an answer is not given one here any more. */
  private giveUp(): void {
    for (const { answered } of this.sent.values()) answered(null);
  }

  /** Ask for what has not been heard yet. */
  ping(): void {
    if (Date.now() - this.heard > SILENCE) {
      // The line is dead and nobody has noticed: a network was left, or a machine slept.
      const socket = this.socket;
      this.socket = null;
      socket?.close();
      this.lost(0);
      return;
    }
    const number = this.listener.number();
    this.send({ type: "ping", number: number < 0 ? null : number });
  }

  private hear(message: ServerMessage): void {
    this.heard = Date.now();
    if (message.type === "hello") {
      this.link = "live";
      this.wait = FIRST_WAIT;
    } else if (message.type === "answer") {
      this.sent.get(message.key)?.answered(message.answer);
    } else if (message.type === "error" && message.key !== null) {
      // What comes too late is told with what stands instead.
      this.sent.get(message.key)?.refused(new Refused(message.sight ? 409 : 422, { ...message }));
      return;
    }
    this.listener.hear(message);
  }

  private lost(code: number): void {
    if (this.isClosed) return;
    this.giveUp();
    if (code === NO_TABLE || code === WRONG_ORIGIN) {
      this.link = "gone";
      return;
    }
    this.link = "lost";
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 1.8);
  }
}
