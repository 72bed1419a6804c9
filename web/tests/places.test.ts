// Where things lie on the boards: nothing covers what one has to see or touch, however many sit at the table.
import { describe, expect, test } from "vitest";
import { home, layoutOf, rise } from "../src/boards/buccaneer/layout";
import { barSpot, HEIGHT, PORT_PLACES, type Spot, TOP, WIDTH } from "../src/boards/winds_of_plunder/chart";
import { course } from "../src/boards/winds_of_plunder/courses";

const PORTS = Object.entries(PORT_PLACES);
const SEATS = 5;

describe("the chart of Winds of Plunder", () => {
  const gap = (a: Spot, b: Spot): number => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
  const berths = PORTS.flatMap(([port, place]) => place.berths.map(([x, y], at) => ({ port, at, x, y })));

  test("every port has a berth for every ship, on the chart and beside all tiles", () => {
    const tiles = [...PORTS.map(([, place]) => place), ...Array.from({ length: 6 }, (_, at) => barSpot(at))];
    for (const [, place] of PORTS) expect(place.berths).toHaveLength(SEATS);
    for (const { port, at, x, y } of berths) {
      expect(x > 28 && x < WIDTH - 28 && y > TOP + 60 && y < TOP + HEIGHT - 20, `${port} ${at}`).toBe(true);
      // A ship reaches from the top of its mast to the water under it; its middle is what one touches.
      const middle = { x: x - 2, y: y - 11 };
      for (const tile of tiles) expect(Math.abs(tile.x - middle.x) > 25 || Math.abs(tile.y - middle.y) > 15, `${port} ${at}`).toBe(true);
    }
  });

  test("ships never hide each other, wherever they lie", () => {
    for (const [place, one] of berths.entries()) {
      for (const other of berths.slice(place + 1)) {
        // Two berths are taken at the same time only if there are ships enough for both ports.
        const together = one.port === other.port ? Math.max(one.at, other.at) + 1 : one.at + other.at + 2;
        if (together <= SEATS) expect(gap(one, other), `${one.port} ${one.at}, ${other.port} ${other.at}`).toBeGreaterThanOrEqual(30);
      }
    }
  });

  test("every port is reached from every other one", () => {
    for (const [from, place] of PORTS) {
      const [x, y] = place.berths[0] ?? [0, 0];
      for (const [to] of PORTS.filter(([name]) => name !== from)) {
        const drawn = course({ x, y }, from, to, 0);
        expect(drawn?.path, `${from} to ${to}`).toMatch(/^M[\d.-]+ [\d.-]+(C[\d.-]+ [\d.-]+ [\d.-]+ [\d.-]+ [\d.-]+ [\d.-]+)+$/);
        expect(drawn?.head).toEqual(PORT_PLACES[to]?.roads);
      }
    }
  });
});

describe.each([3, 4, 5])("the bay of Buccaneer with %i beaches", (seats) => {
  const sizes = [[360, 396], [390, 429], [544, 300], [808, 573], [880, 586], [880, 610], [1412, 931], [2052, 1291]] as const;

  test.each(sizes)("in %i by %i pixels discs lie side by side and the highest stack stays in its beach", (wide, high) => {
    const layout = layoutOf(seats, 3, wide, high);
    expect(layout.beaches).toHaveLength(seats);
    for (const beach of layout.beaches) {
      const [first, second] = [home(beach, 0, 5), home(beach, 1, 5)];
      expect(second.x - first.x).toBeGreaterThanOrEqual(2 * beach.disc);
      expect(first.x - beach.disc).toBeGreaterThanOrEqual(0);
      expect(beach.x + beach.width).toBeLessThanOrEqual(layout.width);
      expect(beach.y + beach.height).toBeLessThanOrEqual(layout.height + 0.01);
      // Above it lies the head with name, money and booty.
      expect(first.y - 8 * rise(beach, 9) - beach.flat).toBeGreaterThanOrEqual(beach.y + beach.head - 6);
      expect(rise(beach, 9)).toBeGreaterThan(5);
    }
  });
});
