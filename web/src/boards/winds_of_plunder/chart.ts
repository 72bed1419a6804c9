// Where things lie on the chart: four areas from west to east, the twelve ports from north to south, berths and courses.

export const WIDTH = 880;
/** The upper margin is above zero, so that the map keeps the units of its coasts. */
export const TOP = -8;
export const HEIGHT = 518;

export interface Spot {
  x: number;
  y: number;
}

export interface PortPlace extends Spot {
  /** The mark on the coast, which a line joins to the tile. */
  dot: Spot;
  /** Where a course ends, on the water. */
  roads: Spot;
  /** Reputation cubes under the tile: where the first lies, and how far it is to the next. */
  cubes: readonly [first: number, step: number];
  /** Where ships lie, one after the other. */
  berths: readonly (readonly [x: number, y: number])[];
}

function port(x: number, y: number, dot: readonly [number, number], roads: readonly [number, number], berths: PortPlace["berths"], cubes: PortPlace["cubes"] = [-24, 14]): PortPlace {
  return { x, y, dot: { x: dot[0], y: dot[1] }, roads: { x: roads[0], y: roads[1] }, berths, cubes };
}

export const PORT_PLACES: Record<string, PortPlace> = {
  nassau: port(345, 60, [369, 80], [342, 116], [[345, 137], [386, 135], [305, 143], [427, 152], [263, 100]], [8, -14]),
  "san-salvadore": port(464, 82, [443, 105], [462, 116], [[522, 94], [563, 84], [604, 76], [645, 64], [522, 54]], [0, 14]),
  havana: port(205, 100, [240, 128], [236, 119], [[272, 112], [150, 140], [112, 132], [70, 138], [34, 126]], [-32, 14]),
  "turks-and-caicos": port(550, 140, [526, 164], [540, 184], [[610, 150], [644, 170], [602, 192], [566, 200], [528, 204]], [-8, 14]),
  cozumel: port(72, 200, [133, 199], [148, 202], [[178, 206], [218, 214], [166, 246], [206, 254], [246, 250]]),
  "puerto-rico": port(648, 209, [659, 245], [652, 269], [[698, 252], [632, 304], [670, 300], [594, 310], [736, 268]]),
  jamaica: port(304, 241, [349, 249], [350, 272], [[352, 300], [396, 300], [308, 304], [440, 288], [264, 304]]),
  "santo-domingo": port(561, 283, [561, 247], [548, 262], [[512, 300], [472, 302], [432, 302], [604, 310], [392, 304]]),
  belize: port(55, 291, [93, 288], [106, 286], [[140, 286], [180, 294], [220, 298], [132, 244], [172, 250]]),
  guadeloupe: port(723, 312, [770, 307], [756, 316], [[758, 374], [724, 374], [690, 374], [692, 414], [838, 262]]),
  barbados: port(829, 350, [827, 383], [793, 354], [[838, 300], [794, 412], [838, 262], [714, 412], [754, 394]], [-28, 14]),
  trinidad: port(830, 447, [783, 450], [764, 430], [[752, 426], [712, 426], [672, 426], [794, 412], [712, 386]]),
};

/** The areas: where their names stand in the margin and the cubes of who is known all over them below, and their borders. */
export const AREAS: readonly { key: string; x: number; flags: number; ports: readonly string[] }[] = [
  { key: "gulf", x: 162, flags: 192, ports: ["havana", "cozumel", "belize"] },
  { key: "bahamas", x: 411, flags: 446, ports: ["nassau", "san-salvadore", "jamaica"] },
  { key: "hispaniola", x: 570, flags: 545, ports: ["turks-and-caicos", "puerto-rico", "santo-domingo"] },
  { key: "windward", x: 750, flags: 642, ports: ["guadeloupe", "barbados", "trinidad"] },
];
export const EDGES: readonly { x: number; path: string }[] = [
  { x: 310, path: "M310 24C314 60 306 100 300 136 294 176 266 200 260 236 256 262 250 290 248 318" },
  { x: 512, path: "M512 24C508 70 504 110 492 148 488 180 472 196 456 214 440 236 428 246 424 266 422 284 422 300 424 318" },
  { x: 628, path: "M628 24C630 90 634 130 672 190 690 214 706 226 710 250 712 280 672 300 664 330 660 370 672 410 668 446" },
];

export const ROSE: Spot = { x: 756, y: 126 };
export const TURNS: Record<string, number> = { north: 0, east: 90, south: 180, west: 270 };

/** Where a tile lies: at its port, or on the rotation bar. */
export function tileSpot(place: string): Spot | null {
  const port = PORT_PLACES[place];
  if (port) return { x: port.x, y: port.y };
  const at = /^bar-(\d+)$/.exec(place);
  return at ? barSpot(Number(at[1]) - 1) : null;
}

export function barSpot(at: number): Spot {
  return { x: 378 + at * 58, y: 473 };
}

/** Where a reputation cube lies under its tile; seats always follow each other from left to right. */
export function cubeSpot({ cubes: [first, step] }: PortPlace, at: number, count: number): number {
  return first + step * (step < 0 ? count - 1 - at : at);
}

/** Ships in one port lie in its berths, which keep clear of tiles and of each other. */
export function shipSpot(port: string, place: number): Spot | null {
  const berth = PORT_PLACES[port]?.berths[place];
  return berth ? { x: berth[0], y: berth[1] } : null;
}
