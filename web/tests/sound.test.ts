// Sounds: none before they are asked for, one of its own for each kind of event, and all events belong to one.
import { readdirSync, readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";

const said: string[] = [];
let made = 0;

/** A node or a parameter that writes down what is done with it. */
function node(kind: string): unknown {
  const param = { value: 0, setValueAtTime: (to: number) => said.push(`${kind} ${to}`), exponentialRampToValueAtTime: (to: number) => said.push(`${kind} to ${to}`) };
  const self = { frequency: param, gain: param, Q: param, connect: (other: unknown) => other, start: () => said.push(`${kind} starts`), stop: () => undefined, getChannelData: () => new Float32Array(8) };
  return self;
}

class StandIn {
  state = "running";
  sampleRate = 8;
  destination = {};
  currentTime = 0;
  constructor() {
    made++;
  }
  createGain = () => node("gain");
  createOscillator = () => node("tone");
  createBufferSource = () => node("noise");
  createBiquadFilter = () => node("filter");
  createBuffer = () => node("buffer");
}

beforeEach(() => {
  vi.resetModules();
  said.length = 0;
  made = 0;
  vi.stubGlobal("AudioContext", StandIn);
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

async function load() {
  const { settings } = await import("../src/settings.svelte");
  const { CLASSES, classOf } = await import("../src/sound/classes");
  return { settings, CLASSES, classOf, ...(await import("../src/sound/play")) };
}

test("nothing sounds before it is asked for", async () => {
  const { CLASSES, play, playEvent, sample } = await load();
  for (const kind of CLASSES) {
    play(kind);
    sample(kind);
  }
  playEvent("GameWon");
  expect([made, said]).toEqual([0, []]);
});

test("each kind of event has a sound of its own, made with one context", async () => {
  const { settings, CLASSES, play } = await load();
  settings.sound = true;
  const heard = CLASSES.map((kind) => {
    said.length = 0;
    play(kind);
    return said.join();
  });
  expect(heard.every((one) => one.includes("starts"))).toBe(true);
  expect(new Set(heard).size).toBe(CLASSES.length);
  expect(made).toBe(1);
});

test("what is silenced, turned down, out of sight or without motion is not heard; calls are", async () => {
  const { settings, CLASSES, isHeard } = await load();
  const heard = () => CLASSES.filter(isHeard);
  settings.sound = true;
  expect(heard()).toEqual(CLASSES);
  settings.silenced = ["coins", "turn"];
  expect(heard()).toEqual(CLASSES.filter((kind) => kind !== "coins" && kind !== "turn"));
  settings.silenced = [];
  vi.stubGlobal("document", { hidden: true });
  expect(heard()).toEqual(["turn", "end"]);
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  expect(heard()).toEqual(["turn", "end"]);
  settings.volume = 0;
  expect(heard()).toEqual([]);
});

test("events of all games are told apart by ear", async () => {
  const { CLASSES, classOf } = await load();
  const heard = new Set<string>();
  const folder = new URL("../src/generated/games/", import.meta.url);
  for (const file of readdirSync(folder)) {
    const [, union = ""] = /export type GameEvent =([^;]*);/.exec(readFileSync(new URL(file, folder), "utf-8")) ?? [];
    const kinds = new Set((union.match(/\w+/g) ?? []).map(classOf));
    expect(kinds.size, file).toBeGreaterThan(4);
    for (const kind of kinds) heard.add(kind);
  }
  // A turn is no event: it is called by the question.
  expect([...heard, "turn"].sort()).toEqual([...CLASSES].sort());
  expect(["SailingDieRolled", "ShipBoarded", "CrewPaid", "ShipSailed", "StackMoved", "GameWon"].map(classOf)).toEqual(["chance", "battle", "coins", "sea", "pieces", "end"]);
});
