// Short wooden and sea sounds, made on the spot. Off unless somebody wants them.
import { settings } from "../settings.svelte";

let context: AudioContext | null = null;

function tone(frequency: number, seconds: number, kind: OscillatorType, loudness: number, after = 0): void {
  if (!context) return;
  const start = context.currentTime + after;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = kind;
  oscillator.frequency.setValueAtTime(frequency, start);
  oscillator.frequency.exponentialRampToValueAtTime(frequency * 0.6, start + seconds);
  gain.gain.setValueAtTime(loudness, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}

function wave(seconds: number): void {
  if (!context) return;
  const buffer = context.createBuffer(1, context.sampleRate * seconds, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * Math.sin((Math.PI * i) / data.length) * 0.12;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.value = 700;
  source.connect(filter).connect(context.destination);
  source.start();
}

const SOUNDS = {
  knock: () => tone(190, 0.09, "triangle", 0.2),
  coin: () => {
    tone(1250, 0.12, "triangle", 0.07);
    tone(1700, 0.16, "triangle", 0.06, 0.06);
  },
  sea: () => wave(0.5),
  bell: () => {
    tone(880, 0.5, "sine", 0.12);
    tone(1320, 0.6, "sine", 0.06, 0.02);
  },
};

export type Sound = keyof typeof SOUNDS;

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  SOUNDS[sound]();
}

/** What an event sounds like, by the words in its name: this file knows no game. */
export function soundOf(type: string): Sound {
  if (/Paid|Coin|Ducat|Chest|Scored|Sold|Gained|Won/.test(type)) return "coin";
  if (/Sailed|Sail|Storm|Wind|Ship|Boarded|Sunk/.test(type)) return "sea";
  return "knock";
}
