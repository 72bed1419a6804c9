// Where things lie in Buccaneer's bay: ships in sight above, below them each player's beach with five places.
export interface Place {
  x: number;
  y: number;
}

export interface Box extends Place {
  width: number;
  height: number;
}

export interface Beach extends Box {
  /** Half the width and half the depth of a disc lying here, and how thick it is. */
  disc: number;
  flat: number;
  thick: number;
  /** How tall its head is: whose it is, and what they own. */
  head: number;
}

export interface Layout {
  width: number;
  height: number;
  /** Whether there is less room across, as on a phone. */
  narrow: boolean;
  /** Where the sea ends. */
  shore: number;
  ships: Box[];
  beaches: Beach[];
  /** Where one row of beaches ends and the next begins. */
  crests: number[];
  /** Rocks part the beaches of a row: where, from where to where. */
  rocks: { x: number; from: number; to: number }[];
}

/** Under a stack. */
const FOOT = 8;
const EDGE = 6;

/** How a bay is drawn where there is much room, and where there is little, as on a phone that stands upright. */
const WIDE = { across: 3, width: 880, least: 560, most: 780, disc: 38, shore: 0.365, shores: [206, 270], gap: 8, head: 46 } as const;
const NARROW = { across: 2, width: 440, least: 420, most: 760, disc: 22, shore: 0.28, shores: [140, 180], gap: 4, head: 38 } as const;

/** Laid out for a place of this width and height in pixels; a narrow one gets more rows of beaches, and smaller discs. */
export function layoutOf(seats: number, offers: number, wide: number, high: number): Layout {
  const form = wide < 600 && high > 0.8 * wide ? NARROW : WIDE;
  const { width } = form;
  const height = Math.round(Math.min(form.most, Math.max(form.least, (width * high) / wide)));
  const shore = Math.round(Math.min(form.shores[1], Math.max(form.shores[0], height * form.shore)));
  // Two rows at least: the nearer one is never the fuller one, and what is nearer is drawn larger where there is room.
  const count = Math.max(2, Math.ceil(seats / form.across));
  const rows = range(count).map((row) => Math.ceil((seats - row) / count));
  const each = width / offers;
  const deep = (height - shore) / count;
  const beaches: Beach[] = [];
  const rocks: Layout["rocks"] = [];
  rows.forEach((many, row) => {
    const cell = width / many;
    const broad = Math.min(cell - 2 * EDGE, 500);
    const y = shore + row * deep;
    for (let at = 0; at < many; at++) {
      beaches.push({ x: at * cell + (cell - broad) / 2, y, width: broad, height: deep, head: form.head, ...discs(Math.min(form.disc, broad / 10 - 2)) });
      if (at) rocks.push({ x: at * cell, from: y, to: y + deep });
    }
  });
  return {
    width,
    height,
    narrow: form === NARROW,
    shore,
    ships: range(offers).map((place) => ({ x: place * each + form.gap, y: 0, width: each - 2 * form.gap, height: shore - 8 })),
    beaches,
    crests: range(count - 1).map((row) => shore + (row + 1) * deep),
    rocks,
  };
}

function discs(disc: number): Pick<Beach, "disc" | "flat" | "thick"> {
  return { disc, flat: disc * 0.44, thick: disc * 0.39 };
}

/** Where a pirate stands at home: the foot of a stack never moves, so a stack stands where its lowest pirate lives. */
export function home(beach: Beach, pirate: number, pirates: number): Place {
  const step = beach.width / pirates;
  return { x: beach.x + step * (pirate + 0.5), y: beach.y + beach.height - FOOT - beach.thick - beach.flat };
}

/** How much one disc rises above the other: a high stack rises less for each, so that it stays in its beach. */
export function rise(beach: Beach, discs: number): number {
  const room = beach.height - beach.head - FOOT - beach.thick - 2 * beach.flat;
  return Math.min(beach.thick, room / Math.max(1, discs - 1));
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, one) => one);
}
