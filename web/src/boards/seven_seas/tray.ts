// Where the dice of a throw are drawn: as large as they lie, moved no more than is needed so that none hides another.

export type Die = [owner: number, x: number, y: number, face: number];

export interface Lying {
  x: number;
  y: number;
  /** In degrees. */
  turn: number;
  scale: number;
}

/** A die as it is drawn: wide and high, from its middle, with the front that is seen. */
export const DIE = { width: 44, up: 24, down: 30 };
/** The most that a throw is enlarged, against a tray seen whole. */
const ZOOM = 1.9;
const SIDE = 2800;
const STEPS = 200;

function sizeFor(count: number): number {
  if (count <= 10) return 1;
  if (count <= 16) return 0.86;
  return count <= 26 ? 0.7 : 0.58;
}

/** Every die's place on a felt so wide and high. */
export function lay(dice: readonly Die[], width: number, height: number): Lying[] {
  if (!dice.length) return [];
  const scale = sizeFor(dice.length);
  const [left, right] = [DIE.width * 0.62 * scale, width - DIE.width * 0.62 * scale];
  const [top, bottom] = [DIE.up * 1.25 * scale, height - DIE.down * 1.15 * scale];
  const xs = dice.map(([, x]) => x);
  const ys = dice.map(([, , y]) => y);
  const span = (all: number[]): number => Math.max(...all) - Math.min(...all) || 1;
  const middle = (all: number[]): number => (Math.max(...all) + Math.min(...all)) / 2;
  const zoom = Math.min((right - left) / span(xs), (bottom - top) / span(ys), (Math.min(width, height) / SIDE) * ZOOM);
  const at = dice.map(([, x, y]) => ({ x: (left + right) / 2 + (x - middle(xs)) * zoom, y: (top + bottom) / 2 + (y - middle(ys)) * zoom }));
  const [wide, high] = [DIE.width * 1.17 * scale, (DIE.up + DIE.down) * 1.09 * scale];
  for (let step = 0; step < STEPS; step++) {
    let moved = false;
    for (let one = 0; one < at.length; one++) {
      for (let other = one + 1; other < at.length; other++) {
        const [a, b] = [at[one], at[other]];
        if (!a || !b) continue;
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        const [apart, below] = [wide - Math.abs(dx), high - Math.abs(dy)];
        if (apart <= 0 || below <= 0) continue;
        moved = true;
        // The shorter way out, half of it for each.
        if (apart < below) {
          const push = ((dx < 0 ? -1 : 1) * apart) / 2;
          a.x -= push;
          b.x += push;
        } else {
          const push = ((dy < 0 ? -1 : 1) * below) / 2;
          a.y -= push;
          b.y += push;
        }
      }
    }
    for (const one of at) {
      one.x = Math.min(right, Math.max(left, one.x));
      one.y = Math.min(bottom, Math.max(top, one.y));
    }
    if (!moved) break;
  }
  return at.map(({ x, y }, number) => ({ x, y, scale, turn: (((dice[number]?.[1] ?? 0) * 7 + (dice[number]?.[2] ?? 0) * 3) % 13) - 6 }));
}
