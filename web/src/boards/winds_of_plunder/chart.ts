// Where the ports lie on the chart: four areas from west to east, the twelve ports from north to south.
export interface PortPlace {
  x: number;
  y: number;
  /** The shape of its island, drawn around the port. */
  island: string;
}

export const AREA_EDGES: readonly number[] = [250, 480, 715];
export const WIDTH = 960;
export const HEIGHT = 640;

export const PORT_PLACES: Record<string, PortPlace> = {
  nassau: { x: 330, y: 70, island: "M-44 -10Q-26 -34 5 -23T49 3Q39 29 0 26T-44 -10z" },
  "san-salvadore": { x: 420, y: 128, island: "M-34 -18Q0 -39 29 -16T23 23Q-10 34 -31 13z" },
  havana: { x: 150, y: 172, island: "M-143 -8Q-91 -39 -26 -26T120 0Q143 18 91 31Q13 21 -52 18T-143 -8z" },
  "turks-and-caicos": { x: 590, y: 172, island: "M-39 -8Q-18 -29 13 -21T42 10Q10 29 -18 23z" },
  cozumel: { x: 70, y: 268, island: "M-60 -52Q-26 -68 8 -47Q34 -18 23 21T-18 57Q-65 47 -70 0z" },
  "puerto-rico": { x: 650, y: 300, island: "M-62 -13Q-13 -36 47 -21Q70 0 49 21Q-8 34 -57 18z" },
  jamaica: { x: 362, y: 316, island: "M-70 -10Q-26 -34 31 -23T73 10Q26 34 -29 26z" },
  "santo-domingo": { x: 545, y: 372, island: "M-73 -21Q-21 -44 36 -29Q78 -10 62 21Q8 39 -47 29z" },
  belize: { x: 110, y: 414, island: "M-91 -70Q-39 -78 -10 -36T13 39Q-18 81 -83 73z" },
  guadeloupe: { x: 850, y: 370, island: "M-31 -29Q3 -42 21 -10T34 26Q-3 39 -29 16z" },
  barbados: { x: 905, y: 452, island: "M-26 -31Q10 -39 26 -5T8 39Q-26 23 -26 -31z" },
  trinidad: { x: 800, y: 520, island: "M-47 -26Q0 -42 39 -21T36 31Q-10 42 -47 23z" },
};

export const TURNS: Record<string, number> = { north: 0, east: 90, south: 180, west: 270 };
