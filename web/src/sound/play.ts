// What is heard, and when: nothing at all before somebody has asked for it once.
import { settings, wantsLessMotion } from "../settings.svelte";
import { classOf, type SoundClass } from "./classes";
import { INSTRUMENTS, type Stage } from "./instruments";

// Calls, which are heard wherever one looks and however events are shown.
const CALLS: readonly SoundClass[] = ["turn", "end"];
/** Seconds before the same kind of sound is heard again. */
const REST = 0.12;

let stage: (Stage & { volume: GainNode }) | null = null;
const last = new Map<SoundClass, number>();

function ready(): Stage & { volume: GainNode } {
  if (!stage) {
    const context = new AudioContext();
    const volume = context.createGain();
    volume.connect(context.destination);
    const noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const data = noise.getChannelData(0);
    for (let at = 0; at < data.length; at++) data[at] = Math.random() * 2 - 1;
    stage = { context, out: volume, noise, volume };
  }
  // A browser lets a page sound only after it was touched.
  if (stage.context.state === "suspended") void stage.context.resume();
  // Loudness is heard by its square.
  stage.volume.gain.value = (settings.volume / 100) ** 2;
  return stage;
}

/** Whether a kind of event is to be heard now. Where motion is not wanted events are not shown one by one, and a page out
 * of sight shows none: then only calls are heard. */
export function isHeard(kind: SoundClass): boolean {
  if (!settings.sound || settings.volume === 0 || settings.silenced.includes(kind)) return false;
  if (CALLS.includes(kind)) return true;
  return !document.hidden && settings.speed !== "none" && !wantsLessMotion();
}

export function play(kind: SoundClass): void {
  if (isHeard(kind)) sample(kind);
}

/** What an event sounds like. */
export function playEvent(type: string): void {
  play(classOf(type));
}

/** Let a kind of event be heard now, for whoever chooses sounds. */
export function sample(kind: SoundClass): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  const band = ready();
  const now = band.context.currentTime;
  if (now - (last.get(kind) ?? -REST) < REST) return;
  last.set(kind, now);
  INSTRUMENTS[kind](band);
}
