// Small instruments, made of oscillators and noise on the spot: a ship's bell, wood, coins, an ocean drum, dice, a drum, a
// concertina. Each plays into `out`.
import type { SoundClass } from "./classes";

export interface Stage {
  context: AudioContext;
  out: AudioNode;
  /** A second of hiss. */
  noise: AudioBuffer;
}

interface Tone {
  pitch: number;
  /** Where the pitch goes meanwhile. */
  to?: number;
  kind?: OscillatorType;
  loud: number;
  seconds: number;
  after?: number;
  /** Seconds until it is at its loudest. */
  rise?: number;
}

/** How a sound swells and fades. */
function swell({ context }: Stage, loud: number, start: number, rise: number, seconds: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  return gain;
}

function tone(stage: Stage, { pitch, to, kind = "sine", loud, seconds, after = 0, rise = 0.004 }: Tone): void {
  const start = stage.context.currentTime + after;
  const source = stage.context.createOscillator();
  source.type = kind;
  source.frequency.setValueAtTime(pitch, start);
  if (to) source.frequency.exponentialRampToValueAtTime(to, start + seconds);
  source.connect(swell(stage, loud, start, rise, seconds)).connect(stage.out);
  source.start(start);
  source.stop(start + seconds);
}

interface Hiss {
  kind: BiquadFilterType;
  pitch: number;
  to?: number;
  sharp?: number;
  loud: number;
  seconds: number;
  after?: number;
  rise?: number;
}

function hiss(stage: Stage, { kind, pitch, to, sharp = 1, loud, seconds, after = 0, rise = 0.002 }: Hiss): void {
  const start = stage.context.currentTime + after;
  const source = stage.context.createBufferSource();
  source.buffer = stage.noise;
  source.loop = true;
  const filter = stage.context.createBiquadFilter();
  filter.type = kind;
  filter.Q.value = sharp;
  filter.frequency.setValueAtTime(pitch, start);
  if (to) filter.frequency.exponentialRampToValueAtTime(to, start + seconds);
  source.connect(filter).connect(swell(stage, loud, start, rise, seconds)).connect(stage.out);
  source.start(start);
  source.stop(start + seconds);
}

/** One stroke of a ship's bell: its partials are no whole multiples, and the low ones ring longest. */
function stroke(stage: Stage, after: number): void {
  for (const [times, loud, seconds] of [[0.5, 0.1, 2.2], [1, 0.22, 1.7], [1.19, 0.1, 1.3], [1.5, 0.06, 1], [2, 0.12, 0.8], [2.52, 0.05, 0.5], [3.01, 0.03, 0.35]] as const) {
    tone(stage, { pitch: 740 * times, loud, seconds, after });
  }
}

/** Wood on wood: a dry click with a short body. */
function knock(stage: Stage, pitch: number, loud: number, after = 0): void {
  hiss(stage, { kind: "bandpass", pitch: pitch * 2.4, sharp: 5, loud: loud * 1.4, seconds: 0.03, after });
  tone(stage, { pitch, to: pitch * 0.82, kind: "triangle", loud, seconds: 0.09, after });
}

/** A coin that falls on others. */
function clink(stage: Stage, pitch: number, after: number): void {
  for (const [times, loud, seconds] of [[1, 0.05, 0.22], [1.47, 0.04, 0.16], [2.09, 0.03, 0.12], [2.56, 0.02, 0.08]] as const) {
    tone(stage, { pitch: pitch * times, loud, seconds, after });
  }
}

/** A note of a concertina: two reeds that beat against each other. */
function reed(stage: Stage, pitch: number, after: number, seconds: number): void {
  for (const times of [1, 1.004]) tone(stage, { pitch: pitch * times, kind: "triangle", loud: 0.09, seconds, after, rise: 0.06 });
  tone(stage, { pitch: pitch * 2, kind: "sawtooth", loud: 0.012, seconds, after, rise: 0.08 });
}

export const INSTRUMENTS: Readonly<Record<SoundClass, (stage: Stage) => void>> = {
  turn: (stage) => [0, 0.28].forEach((after) => stroke(stage, after)),
  pieces: (stage) => knock(stage, 240, 0.16),
  coins: (stage) => [3150, 3400, 2950].forEach((pitch, at) => clink(stage, pitch, at * 0.06)),
  sea: (stage) => hiss(stage, { kind: "lowpass", pitch: 260, to: 900, loud: 0.16, seconds: 1.1, rise: 0.45 }),
  chance: (stage) => [0, 0.07, 0.15, 0.21, 0.26].forEach((after, at) => knock(stage, 520 + at * 45, 0.07, after)),
  battle: (stage) => {
    tone(stage, { pitch: 120, to: 46, loud: 0.4, seconds: 0.45 });
    hiss(stage, { kind: "lowpass", pitch: 900, to: 120, loud: 0.22, seconds: 0.3 });
  },
  end: (stage) => [294, 370, 440, 587].forEach((pitch, at) => reed(stage, pitch, at * 0.16, 1.1)),
};
