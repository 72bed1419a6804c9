// SHA-256 and HMAC. Browsers have them too, but not on a page that came over plain http, as at home or in a club.

// The first 32 bits of the fractions of the cube roots and the square roots of the first primes.
const PRIMES = Array.from({ length: 312 }, (_, number) => number).filter((n) => n > 1 && !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && n % d === 0));
const K = Uint32Array.from(PRIMES, (prime) => fraction(prime, 3));
const START = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(prime, 2));
const BLOCK = 64;

/** 32 bits of the fraction of a root, exactly: the whole root of the number times 2 to the right power. */
function fraction(number: number, root: number): number {
  const wanted = BigInt(number) << BigInt(32 * root);
  let low = 0n;
  let high = 1n << 40n;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle ** BigInt(root) <= wanted) low = middle;
    else high = middle;
  }
  return Number(low & 0xffffffffn);
}

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(message.length) * 8n);
  const state = START.slice();
  const words = new Uint32Array(BLOCK);
  for (let at = 0; at < padded.length; at += BLOCK) {
    for (let i = 0; i < 16; i++) words[i] = view.getUint32(at + 4 * i);
    for (let i = 16; i < BLOCK; i++) {
      const [early, late] = [word(words, i - 15), word(words, i - 2)];
      words[i] = word(words, i - 16) + (turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)) + word(words, i - 7) + (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10));
    }
    stir(state, words);
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((part, i) => digest.setUint32(4 * i, part));
  return new Uint8Array(digest.buffer);
}

function stir(state: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < BLOCK; i++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + word(K, i) + word(words, i)) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((part, i) => (state[i] = word(state, i) + part));
}

function word(words: Uint32Array, place: number): number {
  return words[place] ?? 0;
}

function turn(bits: number, by: number): number {
  return (bits >>> by) | (bits << (32 - by));
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const inner = new Uint8Array(BLOCK).fill(0x36);
  const outer = new Uint8Array(BLOCK).fill(0x5c);
  (key.length > BLOCK ? sha256(key) : key).forEach((byte, i) => {
    inner[i] = byte ^ 0x36;
    outer[i] = byte ^ 0x5c;
  });
  return sha256(joined(outer, sha256(joined(inner, message))));
}

export function joined(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** A whole number as so many bytes, the highest first. */
export function bigEndian(number: number, length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, i) => Math.floor(number / 256 ** (length - 1 - i)) % 256);
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
