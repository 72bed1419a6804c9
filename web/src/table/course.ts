// The line of every seat's score over a game: where it runs, and when the winner went ahead for good.
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Scale {
  x(row: number): number;
  y(score: number): number;
  /** Scores that a line across the picture stands for. */
  marks: number[];
}

/** How the lines of seats are dashed: they are never told apart by colour alone. */
export const DASHES: readonly string[] = ["", "9 4", "2 4", "10 4 2 4", "16 4", "5 2"];

export type Scores = readonly (readonly number[])[];

export function scaleOf(scores: Scores, frame: Frame): Scale {
  const all = scores.flat();
  const low = Math.min(0, ...all);
  const high = Math.max(low + 1, ...all);
  const step = evenStep((high - low) / 4);
  const marks: number[] = [];
  for (let mark = Math.ceil(low / step) * step; mark <= high; mark += step) marks.push(mark);
  const last = Math.max(1, scores.length - 1);
  return {
    x: (row) => frame.left + (frame.width * row) / last,
    y: (score) => frame.top + (frame.height * (high - score)) / (high - low),
    marks,
  };
}

/** One, two or five of the tens that are at least so much. */
function evenStep(least: number): number {
  for (let ten = 1; ; ten *= 10) {
    for (const one of [1, 2, 5]) if (one * ten >= least) return one * ten;
  }
}

/** A seat's line: level until a row changes its score. */
export function lineOf(scores: Scores, seat: number, scale: Scale): string {
  let path = "";
  let before: number | null = null;
  scores.forEach((row, number) => {
    const score = row[seat] ?? 0;
    if (before === null) path = `M${round(scale.x(0))} ${round(scale.y(score))}`;
    else if (score !== before) path += `H${round(scale.x(number))}V${round(scale.y(score))}`;
    before = score;
  });
  return `${path}H${round(scale.x(Math.max(1, scores.length - 1)))}`;
}

function round(place: number): number {
  return Math.round(place * 10) / 10;
}

export interface Turn {
  row: number;
  winner: number;
  /** Who was level or ahead until then. */
  passed: number;
}

/** The row by which the only winner went ahead of everybody, never to be caught; none where scores did not decide. */
export function turnOf(scores: Scores, places: readonly number[]): Turn | null {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const winner = winners[0];
  if (winner === undefined || winners.length > 1) return null;
  const best = (row: readonly number[]): number => Math.max(...row.filter((_, seat) => seat !== winner));
  let row = scores.length;
  while (row > 0 && (scores[row - 1]?.[winner] ?? 0) > best(scores[row - 1] ?? [])) row -= 1;
  const before = scores[row - 1];
  if (!before || row === scores.length) return null;
  const passed = before.findIndex((score, seat) => seat !== winner && score === best(before));
  return { row, winner, passed };
}

/** Places as near as possible to those wanted, in the same order and so far apart. */
export function spread(wanted: readonly number[], apart: number, lowest: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const found = [...wanted];
  let free = -Infinity;
  for (const index of order) {
    found[index] = Math.max(free, wanted[index] ?? 0);
    free = (found[index] ?? 0) + apart;
  }
  let room = lowest;
  for (const index of order.reverse()) {
    found[index] = Math.min(room, found[index] ?? 0);
    room = (found[index] ?? 0) - apart;
  }
  return found;
}
