// The app's icon, a compass rose: its shapes stand here once, drawn as SVG and painted as PNG.
import { crc32, deflateSync } from "node:zlib";

type Point = [number, number];
type Shape = { fill: string; points: Point[] } | { fill: string; outer: number; inner: number };

// In a square of 64, with its middle at 32.
const SIDE = 64;
const MIDDLE = 32;
const SEA = "#0F3B4C";
const RING = "#8E9F9E";
const PAPER = "#F6F0E1";
const BRASS = "#C9973A";
const NORTH: Point[] = [[32, 5], [38, 26], [32, 32]];

const SHAPES: Shape[] = [
  { fill: RING, outer: 23.3, inner: 20.8 },
  { fill: PAPER, points: [[32, 5], [38, 26], [59, 32], [38, 38], [32, 59], [26, 38], [5, 32], [26, 26]] },
  ...[0, 1, 2, 3].map((turns): Shape => ({ fill: BRASS, points: NORTH.map((point) => turned(point, turns)) })),
];

function turned([x, y]: Point, times: number): Point {
  return times ? turned([SIDE - y, x], times - 1) : [x, y];
}

/** The icon as SVG, with rounded corners. */
export function drawn(): string {
  const shapes = SHAPES.map((shape) =>
    "points" in shape
      ? `<path fill="${shape.fill}" d="M${shape.points.map((point) => point.join(" ")).join("L")}z"/>`
      : `<circle cx="32" cy="32" r="${(shape.outer + shape.inner) / 2}" fill="none" stroke="${shape.fill}" stroke-width="${shape.outer - shape.inner}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${SEA}"/>${shapes.join("")}</svg>`;
}

/** The icon as PNG of so many pixels a side. With a `scale` the sea fills the whole square and the rose is smaller. */
export function painted(pixels: number, scale?: number): Uint8Array {
  const rows = Array.from({ length: pixels }, (_, y) => {
    const row = Buffer.alloc(1 + pixels * 4);
    for (let x = 0; x < pixels; x += 1) row.set(pixel(x, y, pixels, scale), 1 + x * 4);
    return row;
  });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(pixels, 0);
  head.writeUInt32BE(pixels, 4);
  // Eight bits a channel, red, green, blue and opacity.
  head.set([8, 6], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", deflateSync(Buffer.concat(rows))), chunk("IEND", Buffer.alloc(0))]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

// Each pixel is looked at in so many places a side, which makes slanting edges smooth. Most have one colour: where the
// corners and the middle have it, nobody looks further.
const LOOKS = 3;
const CORNERS_AND_MIDDLE = [0, 2, 4, 6, 8];
const EVERYWHERE = Array.from({ length: LOOKS * LOOKS }, (_, look) => look);
const NOTHING = [0, 0, 0, 0];
const CHANNELS = new Map([SEA, RING, PAPER, BRASS].map((colour) => [colour, channels(colour)]));

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function pixel(x: number, y: number, pixels: number, scale?: number): number[] {
  const look = (at: number) =>
    colourAt(
      ((x + ((at % LOOKS) + 0.5) / LOOKS) / pixels) * SIDE,
      ((y + (Math.floor(at / LOOKS) + 0.5) / LOOKS) / pixels) * SIDE,
      scale,
    );
  const first = look(0);
  if (CORNERS_AND_MIDDLE.every((at) => look(at) === first)) return first ? [...CHANNELS.get(first)!, 255] : NOTHING;
  const found = EVERYWHERE.map(look).flatMap((colour) => (colour ? [CHANNELS.get(colour)!] : []));
  const mean = (channel: number) => found.reduce((sum, colour) => sum + colour[channel]!, 0) / found.length;
  return [mean(0), mean(1), mean(2), (255 * found.length) / EVERYWHERE.length].map(Math.round);
}

function colourAt(across: number, down: number, scale = 0): string | null {
  if (!scale && isCutOff(across, down)) return null;
  const x = MIDDLE + (across - MIDDLE) / (scale || 1);
  const y = MIDDLE + (down - MIDDLE) / (scale || 1);
  return SHAPES.findLast((shape) => covers(shape, x, y))?.fill ?? SEA;
}

/** Whether a point lies outside the rounded corners. */
function isCutOff(x: number, y: number): boolean {
  const radius = 14;
  const across = Math.max(0, Math.abs(x - MIDDLE) - (MIDDLE - radius));
  const down = Math.max(0, Math.abs(y - MIDDLE) - (MIDDLE - radius));
  return across * across + down * down > radius * radius;
}

function covers(shape: Shape, x: number, y: number): boolean {
  if ("outer" in shape) {
    const far = Math.sqrt((x - MIDDLE) * (x - MIDDLE) + (y - MIDDLE) * (y - MIDDLE));
    return far <= shape.outer && far >= shape.inner;
  }
  const { points } = shape;
  let inside = false;
  for (let at = 0, last = points.length - 1; at < points.length; last = at, at += 1) {
    const [ax, ay] = points[at]!;
    const [bx, by] = points[last]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}
