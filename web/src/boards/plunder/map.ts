// Where the cells of Plunder's map lie on the chart, and how its coasts run.
import type { IslandView, PlunderView, RowView } from "../../generated/games/plunder";

export const CELL = 48;
/** Room for the names of rows and columns, and for the frame on the other two sides. */
export const EDGE = 28;
export const FRAME = 10;
/** Cells along the side of a tile. */
export const TILE = 6;

export interface Point {
  x: number;
  y: number;
}

/** The middle of a cell such as `C10`. */
export function middleOf(terrain: readonly RowView[], cell: string): Point {
  const row = terrain.findIndex((one) => one.row === cell.replace(/\d+$/, ""));
  return { x: EDGE + (Number(cell.replace(/^\D+/, "")) - 0.5) * CELL, y: EDGE + (row + 0.5) * CELL };
}

/** A corner of a cell, if possible one with room around it on the chart; the next ones for what has to share a cell. */
export function cornerOf(terrain: readonly RowView[], cell: string, place: number): Point {
  const { x, y } = middleOf(terrain, cell);
  const isLast = x + CELL > EDGE + CELL * (terrain[0]?.cells.length ?? 0);
  const isFirst = y < EDGE + CELL;
  const right = isLast === (place % 2 === 1);
  const up = !isFirst === (place < 2 ? place % 2 === 0 : place % 2 === 1);
  return { x: x + (right ? CELL : -CELL) / 2, y: y + (up ? -CELL : CELL) / 2 };
}

export interface Fort extends Point {
  island: IslandView;
  port: string;
  /** The way from the port to this land: a step in columns and rows. */
  way: readonly [right: number, down: number];
  /** Whether the fort of another port of the island stands here already. */
  isShared: boolean;
}

const WAYS = [[0, 1], [0, -1], [1, 0], [-1, 0]] as const;

/** Where the forts stand: on land beside each port, on the same tile, if possible one for every port. */
export function fortsOf(view: Pick<PlunderView, "terrain" | "islands">): Fort[] {
  const taken = new Set<string>();
  return view.islands.flatMap((island) =>
    island.ports.flatMap((port) => {
      const row = view.terrain.findIndex((one) => one.row === port.replace(/\d+$/, ""));
      const column = Number(port.replace(/^\D+/, "")) - 1;
      const tileOf = (at: number): number => Math.floor(at / TILE);
      const land = WAYS.filter(
        ([right, down]) =>
          view.terrain[row + down]?.cells[column + right] === "#" && tileOf(row + down) === tileOf(row) && tileOf(column + right) === tileOf(column),
      );
      const key = ([right, down]: readonly [number, number]): string => `${row + down},${column + right}`;
      const way = land.find((one) => !taken.has(key(one))) ?? land[0];
      if (!way) return [];
      const isShared = taken.has(key(way));
      taken.add(key(way));
      return [{ island, port, way, isShared, x: EDGE + (column + way[0] + 0.5) * CELL, y: EDGE + (row + way[1] + 0.5) * CELL }];
    }),
  );
}

/** The sides of these cells that no other of them shares: the outline of all together. */
export function outlineOf(spots: readonly Point[]): string {
  const has = new Set(spots.map(({ x, y }) => `${x},${y}`));
  const half = CELL / 2;
  return spots
    .flatMap(({ x, y }) => [
      has.has(`${x},${y - CELL}`) ? "" : `M${x - half} ${y - half}h${CELL}`,
      has.has(`${x},${y + CELL}`) ? "" : `M${x - half} ${y + half}h${CELL}`,
      has.has(`${x - CELL},${y}`) ? "" : `M${x - half} ${y - half}v${CELL}`,
      has.has(`${x + CELL},${y}`) ? "" : `M${x + half} ${y - half}v${CELL}`,
    ])
    .join("");
}

/** A barrier between two cells. */
export function barrier(terrain: readonly RowView[], [one, other]: readonly [string, string]): { x: number; y: number; upright: boolean } {
  const a = middleOf(terrain, one);
  const b = middleOf(terrain, other);
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, upright: a.y === b.y };
}

/** The cells of land, as rows and columns. */
export function landCells(terrain: readonly RowView[]): [row: number, column: number][] {
  return terrain.flatMap((line, row) => [...line.cells].flatMap((kind, column): [number, number][] => (kind === "#" ? [[row, column]] : [])));
}

/** A number from 0 to 1 that is always the same for the same place. */
export function grain(x: number, y: number): number {
  const value = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return value - Math.floor(value);
}

type Corner = [row: number, column: number];

/** The coasts as smooth closed lines: the sides of the land cells, followed clockwise and worn down a little. */
export function coastOf(terrain: readonly RowView[]): string {
  const isLand = (row: number, column: number): boolean => terrain[row]?.cells[column] === "#";
  const sides = new Map<string, Corner[]>();
  const side = (from: Corner, to: Corner): void => {
    sides.set(from.join(), [...(sides.get(from.join()) ?? []), to]);
  };
  for (const [row, column] of landCells(terrain)) {
    if (!isLand(row - 1, column)) side([row, column], [row, column + 1]);
    if (!isLand(row, column + 1)) side([row, column + 1], [row + 1, column + 1]);
    if (!isLand(row + 1, column)) side([row + 1, column + 1], [row + 1, column]);
    if (!isLand(row, column - 1)) side([row + 1, column], [row, column]);
  }
  let path = "";
  for (let start = [...sides.keys()][0]; start; start = [...sides.keys()][0]) path += smooth(worn(follow(sides, start)));
  return path;
}

/** One closed line of sides, taken out of those that are left. */
function follow(sides: Map<string, Corner[]>, start: string): Corner[] {
  const line: Corner[] = [start.split(",").map(Number) as Corner];
  for (;;) {
    const at = line.at(-1) as Corner;
    const before = line.at(-2);
    const ways = sides.get(at.join()) ?? [];
    // Where two islands touch at a corner, the line keeps to its own: it turns right.
    const next = ways.find((way) => before && turnsRight(before, at, way)) ?? ways[0];
    if (!next) return line.slice(0, -1);
    const left = ways.filter((way) => way !== next);
    if (left.length) sides.set(at.join(), left);
    else sides.delete(at.join());
    line.push(next);
  }
}

function turnsRight(a: Corner, b: Corner, c: Corner): boolean {
  return (b[1] - a[1]) * (c[0] - b[0]) - (b[0] - a[0]) * (c[1] - b[1]) > 0;
}

/** Points along the sides, each drawn inland a little, no two by the same. */
function worn(corners: readonly Corner[]): Point[] {
  return corners.flatMap((from, at) => {
    const to = corners[(at + 1) % corners.length] as Corner;
    const [down, right] = [to[0] - from[0], to[1] - from[1]];
    return [0.22, 0.5, 0.78].map((share) => {
      const row = from[0] + down * share;
      const column = from[1] + right * share;
      const inland = 2.5 + 5 * grain(row * 7, column * 5);
      return { x: EDGE + column * CELL - down * inland, y: EDGE + row * CELL + right * inland };
    });
  });
}

function smooth(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] as Point;
  const say = (point: Point): string => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  let path = `M${say(at(0))}`;
  for (let index = 0; index < points.length; index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const one = { x: b.x + (c.x - a.x) / 6, y: b.y + (c.y - a.y) / 6 };
    const other = { x: c.x - (d.x - b.x) / 6, y: c.y - (d.y - b.y) / 6 };
    path += `C${say(one)} ${say(other)} ${say(c)}`;
  }
  return `${path}z`;
}

export interface Afloat extends Point {
  key: string;
  seat: number;
  place: number;
  ship: NonNullable<PlunderView["ships"][number][number]>;
}

/** Every ship with its place on the chart; no two ever lie in one cell. */
export function afloat(view: PlunderView): Afloat[] {
  return view.ships.flatMap((ships, seat) =>
    ships.flatMap((ship, place) => (ship ? [{ key: `${seat}:${place}`, seat, place, ship, ...middleOf(view.terrain, ship.cell) }] : [])),
  );
}
