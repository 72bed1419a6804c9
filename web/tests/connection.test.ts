// Moves go over the socket where one is open; what it does not answer is posted, under the same key.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ServerMessage } from "../src/generated/wire";
import { Connection } from "../src/table/connection.svelte";

class Line {
  static readonly OPEN = 1;
  static last: Line;
  readyState = 1;
  sent: string[] = [];
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  constructor() {
    Line.last = this;
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const MOVES = { seat: 0, question: 3, key: "k1", actions: [{ type: "Pass" }] };
const REFUSAL = { type: "error", code: "forbidden", detail: "no", message: null, key: "k1", sight: null, wait: null };
let connection: Connection;
let heard: ServerMessage[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  heard = [];
  connection = new Connection({ address: () => "ws://table", number: () => 3, hear: (message) => heard.push(message) });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("moves are sent over the open line and answered by their key", async () => {
  connection.open();
  const answer = connection.play(MOVES);
  expect(JSON.parse(Line.last.sent[0] ?? "")).toEqual({ type: "play", moves: MOVES });
  Line.last.say({ type: "answer", key: "other", answer: { type: "taken", number: 9 } });
  Line.last.say({ type: "answer", key: "k1", answer: { type: "taken", number: 4 } });
  await expect(answer).resolves.toEqual({ type: "taken", number: 4 });
});

test("what is refused there is refused as it would be when posted, and said once", async () => {
  connection.open();
  const late = connection.play(MOVES);
  Line.last.say({ ...REFUSAL, code: "conflict", sight: { number: 7 } });
  await expect(late).rejects.toMatchObject({ status: 409, code: "conflict", sight: { number: 7 } });
  const forbidden = connection.play(MOVES);
  Line.last.say({ ...REFUSAL, message: { key: "refuse-not-now" } });
  await expect(forbidden).rejects.toMatchObject({ status: 422, rule: { key: "refuse-not-now" } });
  expect(heard).toEqual([]);
});

test("without a line, when it is lost, or when nothing comes, the moves are to be posted", async () => {
  await expect(connection.play(MOVES)).resolves.toBeNull();
  connection.open();
  const lost = connection.play(MOVES);
  Line.last.onclose({ code: 1006 });
  await expect(lost).resolves.toBeNull();
  connection.open();
  const silent = connection.play(MOVES);
  await vi.advanceTimersByTimeAsync(5_000);
  await expect(silent).resolves.toBeNull();
});
