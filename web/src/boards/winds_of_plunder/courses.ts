// Courses from a ship to a port that stay at sea: the straits they lead through, and the shortest way along them.
import { PORT_PLACES, type Spot } from "./chart";

const STRAITS: Record<string, readonly [x: number, y: number]> = {
  yucatan: [158, 148],
  reef: [168, 236],
  gulf: [258, 250],
  florida: [302, 112],
  bahama: [380, 144],
  crooked: [442, 164],
  windward: [461, 192],
  passage: [456, 222],
  navassa: [432, 256],
  south: [474, 284],
  caicos: [498, 152],
  sargasso: [510, 108],
  silver: [566, 190],
  mona: [606, 236],
  monas: [606, 270],
  virgin: [716, 226],
  anegada: [722, 262],
  basin: [680, 322],
  grenadines: [802, 404],
};

const LEGS =
  "havana-yucatan havana-florida havana-nassau yucatan-cozumel yucatan-gulf yucatan-reef cozumel-reef cozumel-gulf cozumel-jamaica " +
  "belize-reef belize-jamaica belize-gulf gulf-jamaica reef-gulf reef-jamaica florida-nassau florida-bahama nassau-bahama bahama-crooked " +
  "crooked-windward crooked-caicos windward-passage windward-silver windward-turks-and-caicos passage-navassa navassa-jamaica navassa-south " +
  "south-jamaica south-santo-domingo south-basin caicos-san-salvadore caicos-silver caicos-turks-and-caicos caicos-sargasso " +
  "san-salvadore-sargasso sargasso-virgin turks-and-caicos-silver silver-mona silver-virgin mona-monas mona-virgin monas-santo-domingo " +
  "monas-puerto-rico monas-basin santo-domingo-jamaica santo-domingo-puerto-rico santo-domingo-basin puerto-rico-basin puerto-rico-anegada virgin-anegada " +
  "anegada-guadeloupe anegada-basin basin-guadeloupe basin-trinidad guadeloupe-trinidad trinidad-grenadines grenadines-barbados guadeloupe-barbados";

const SPOTS: Record<string, Spot> = {
  ...Object.fromEntries(Object.entries(STRAITS).map(([name, [x, y]]) => [name, { x, y }])),
  ...Object.fromEntries(Object.entries(PORT_PLACES).map(([name, place]) => [name, place.roads])),
};

const BESIDE = new Map<string, string[]>();
for (const leg of LEGS.split(" ")) {
  // Names of ports may have hyphens of their own.
  const from = Object.keys(SPOTS).find((name) => leg.startsWith(`${name}-`) && leg.slice(name.length + 1) in SPOTS) ?? "";
  const to = leg.slice(from.length + 1);
  BESIDE.set(from, [...(BESIDE.get(from) ?? []), to]);
  BESIDE.set(to, [...(BESIDE.get(to) ?? []), from]);
}

function far(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The names passed on the shortest way from one port to another, with both. */
function way(from: string, to: string): string[] {
  const best = new Map<string, { length: number; way: string[] }>([[from, { length: 0, way: [from] }]]);
  const open = new Set([from]);
  while (open.size) {
    const next = [...open].reduce((a, b) => ((best.get(a)?.length ?? 0) <= (best.get(b)?.length ?? 0) ? a : b));
    open.delete(next);
    const here = best.get(next);
    const at = SPOTS[next];
    if (next === to || !here || !at) break;
    for (const beside of BESIDE.get(next) ?? []) {
      const spot = SPOTS[beside];
      if (!spot) continue;
      const length = here.length + far(at, spot);
      if (length < (best.get(beside)?.length ?? Infinity)) {
        best.set(beside, { length, way: [...here.way, beside] });
        open.add(beside);
      }
    }
  }
  return best.get(to)?.way ?? [from, to];
}

export interface Course {
  path: string;
  /** Where the arrow lies, and how it is turned. */
  head: Spot;
  turn: number;
}

/** A course from where a ship lies in one port to another port; `fan` keeps courses through one strait apart. */
export function course(ship: Spot, from: string, to: string, fan: number): Course | null {
  const place = PORT_PLACES[to];
  if (!place) return null;
  const apart = Math.max(-7, Math.min(7, fan * 2.4));
  const straits = way(from, to)
    .slice(1, -1)
    .flatMap((name) => SPOTS[name] ?? [])
    .map(({ x, y }) => ({ x: x + apart, y: y + apart }));
  const goal = place.roads;
  const first = straits[0] ?? goal;
  // It begins before the bow, and not under the ship.
  const away = far(ship, first) || 1;
  const share = Math.min(28 / away, 1 / 3);
  const bow = { x: ship.x + (first.x - ship.x) * share, y: ship.y + (first.y - ship.y) * share };
  const last = straits.at(-1) ?? bow;
  return { path: smooth([bow, ...straits, goal]), head: goal, turn: (Math.atan2(goal.y - last.y, goal.x - last.x) * 180) / Math.PI };
}

/** A curve through all points: every leg leaves and arrives in the direction of its neighbours. */
function smooth(points: readonly Spot[]): string {
  const at = (place: number): Spot => points[Math.max(0, Math.min(points.length - 1, place))] as Spot;
  let path = `M${round(at(0))}`;
  for (let leg = 0; leg + 1 < points.length; leg++) {
    const [before, from, to, after] = [at(leg - 1), at(leg), at(leg + 1), at(leg + 2)];
    const out = { x: from.x + (to.x - before.x) / 7, y: from.y + (to.y - before.y) / 7 };
    // The last leg comes in straight, as its arrow points.
    const into = leg + 2 === points.length ? { x: to.x + (from.x - to.x) / 4, y: to.y + (from.y - to.y) / 4 } : { x: to.x - (after.x - from.x) / 7, y: to.y - (after.y - from.y) / 7 };
    path += `C${round(out)} ${round(into)} ${round(to)}`;
  }
  return path;
}

function round({ x, y }: Spot): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
