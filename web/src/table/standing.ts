// How a game ended, in order: who came where, and what their points were for.
import type { Speech } from "../boards/board";
import type { Result } from "../generated/wire";

export interface Source {
  name: string;
  label: string;
  points: readonly number[];
  /** Which filling stands for it. */
  pattern: number;
}

/** The sources that gave or took anybody anything. */
export function sourcesOf(result: Result, game: string, { words }: Speech): Source[] {
  const found = Object.entries(result.points).filter(([, points]) => points.some((one) => one !== 0));
  return found.map(([name, points], place) => {
    const key = `${game}-label-${name.replaceAll("_", "-")}`;
    return { name, points, label: words.has(key) ? words.text(key) : words.term(name), pattern: place % 6 };
  });
}

/** All seats, the winner first. */
export function orderOf(result: Result): number[] {
  return result.places.map((_, seat) => seat).sort((a, b) => (result.places[a] ?? 0) - (result.places[b] ?? 0));
}

export interface Bar {
  source: Source;
  points: number;
  /** Where it begins and how long it is, as shares of the whole width. */
  start: number;
  share: number;
}

/** A seat's points as bars side by side: what was lost lies to the left of nothing, what was won to the right. */
export function barsOf(sources: readonly Source[], seat: number): Bar[] {
  const seats = sources[0]?.points.length ?? 0;
  const sum = (of: number, isCounted: (points: number) => boolean): number =>
    sources.map((source) => source.points[of] ?? 0).filter(isCounted).reduce((all, one) => all + Math.abs(one), 0);
  const everyone = Array.from({ length: seats }, (_, of) => of);
  const lost = Math.max(0, ...everyone.map((of) => sum(of, (points) => points < 0)));
  const won = Math.max(1, ...everyone.map((of) => sum(of, (points) => points > 0)));
  let [left, right] = [lost, lost];
  return sources.flatMap((source) => {
    const points = source.points[seat] ?? 0;
    if (points === 0) return [];
    const share = Math.abs(points) / (lost + won);
    const start = points < 0 ? (left += points) : right;
    if (points > 0) right += points;
    return [{ source, points, start: start / (lost + won), share }];
  });
}
