// Where the ports lie on the chart: four areas from west to east, the twelve ports from north to south.
export interface PortPlace {
  x: number;
  y: number;
  /** The shape of its island, drawn around the port. */
  island: string;
}

export const AREA_EDGES: readonly number[] = [281, 540, 804];
export const WIDTH = 1080;
export const HEIGHT = 640;

export const PORT_PLACES: Record<string, PortPlace> = {
  nassau: { x: 371, y: 70, island: "M-44 -10Q-26 -34 5 -23T49 3Q39 29 0 26T-44 -10z" },
  "san-salvadore": { x: 476, y: 158, island: "M-34 -18Q0 -39 29 -16T23 23Q-10 34 -31 13z" },
  havana: { x: 169, y: 172, island: "M-143 -8Q-91 -39 -26 -26T120 0Q143 18 91 31Q13 21 -52 18T-143 -8z" },
  "turks-and-caicos": { x: 664, y: 172, island: "M-39 -8Q-18 -29 13 -21T42 10Q10 29 -18 23z" },
  cozumel: { x: 79, y: 268, island: "M-60 -52Q-26 -68 8 -47Q34 -18 23 21T-18 57Q-65 47 -70 0z" },
  "puerto-rico": { x: 731, y: 300, island: "M-62 -13Q-13 -36 47 -21Q70 0 49 21Q-8 34 -57 18z" },
  jamaica: { x: 407, y: 316, island: "M-70 -10Q-26 -34 31 -23T73 10Q26 34 -29 26z" },
  "santo-domingo": { x: 613, y: 372, island: "M-73 -21Q-21 -44 36 -29Q78 -10 62 21Q8 39 -47 29z" },
  belize: { x: 124, y: 414, island: "M-91 -70Q-39 -78 -10 -36T13 39Q-18 81 -83 73z" },
  guadeloupe: { x: 930, y: 368, island: "M-31 -29Q3 -42 21 -10T34 26Q-3 39 -29 16z" },
  barbados: { x: 954, y: 460, island: "M-26 -31Q10 -39 26 -5T8 39Q-26 23 -26 -31z" },
  trinidad: { x: 880, y: 545, island: "M-47 -26Q0 -42 39 -21T36 31Q-10 42 -47 23z" },
};

export const TURNS: Record<string, number> = { north: 0, east: 90, south: 180, west: 270 };

/** Coasts of the mainland, for the eye only. */
export const MAINLAND: readonly string[] = [
  "M-10 -10H216Q190 40 226 102Q168 92 134 44Q70 36 -10 66z",
  "M-10 494Q46 500 66 556T196 604Q260 612 300 660H-10z",
  "M770 660Q800 612 880 622T1000 596Q1050 590 1100 606V660z",
];

export interface Spot {
  x: number;
  y: number;
}

/** Where a tile lies: at its port, or on the rotation bar. */
export function tileSpot(place: string): Spot | null {
  const port = PORT_PLACES[place];
  if (port) return { x: port.x, y: port.y };
  const at = /^bar-(\d+)$/.exec(place);
  return at ? barSpot(Number(at[1]) - 1) : null;
}

export function barSpot(at: number): Spot {
  return { x: 374 + at * 74, y: 604 };
}

/** Ships in one port lie beside its tile, three in a row; towards the middle of the chart where its edge is near. */
export function shipSpot(port: string, place: number): Spot | null {
  const at = PORT_PLACES[port];
  if (!at) return null;
  const side = at.x > 900 ? -1 : 1;
  return { x: at.x + side * (60 + (place % 3) * 44), y: at.y + 2 + Math.floor(place / 3) * 46 };
}

/** A course from port to port, bent a little so that courses do not hide each other. */
export function course(from: string, to: string): string {
  const [a, b] = [PORT_PLACES[from], PORT_PLACES[to]];
  if (!a || !b) return "";
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  return `M${a.x} ${a.y}Q${x - (b.y - a.y) * 0.12} ${y + (b.x - a.x) * 0.12} ${b.x} ${b.y}`;
}
