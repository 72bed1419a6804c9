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
}

export interface Layout {
  width: number;
  height: number;
  /** Whether beaches lie one below the other, as on a phone. */
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

/** The head of a beach: whose it is, and what they own. */
const HEAD = 46;
/** Under a stack. */
const FOOT = 8;
const EDGE = 6;

/** Laid out for a place of this width and height in pixels; a narrow one gets beaches one below the other. */
export function layoutOf(seats: number, offers: number, wide: number, high: number): Layout {
  return wide < 600 ? narrowLayout(seats, offers) : wideLayout(seats, offers, high / wide);
}

function wideLayout(seats: number, offers: number, aspect: number): Layout {
  const width = 880;
  const height = Math.round(Math.min(780, Math.max(560, width * aspect)));
  const shore = Math.round(Math.min(270, Math.max(206, height * 0.365)));
  // Two rows: the nearer one is never the fuller one, and what is nearer is drawn larger where there is room.
  const rows = [Math.ceil(seats / 2), Math.floor(seats / 2)];
  const high = (height - shore) / rows.length;
  const each = width / offers;
  const beaches: Beach[] = [];
  const rocks: Layout["rocks"] = [];
  rows.forEach((count, row) => {
    const cell = width / count;
    const broad = Math.min(cell - 2 * EDGE, 500);
    const y = shore + row * high;
    for (let at = 0; at < count; at++) {
      beaches.push({ x: at * cell + (cell - broad) / 2, y, width: broad, height: high, ...discs(Math.min(38, broad / 10 - 2)) });
      if (at) rocks.push({ x: at * cell, from: y, to: y + high });
    }
  });
  return {
    width,
    height,
    narrow: false,
    shore,
    ships: range(offers).map((place) => ({ x: place * each + 8, y: 0, width: each - 16, height: shore - 8 })),
    beaches,
    crests: [shore + high],
    rocks,
  };
}

function narrowLayout(seats: number, offers: number): Layout {
  const width = 400;
  const shore = 176;
  const high = 156;
  const each = width / offers;
  return {
    width,
    height: shore + seats * high,
    narrow: true,
    shore,
    ships: range(offers).map((place) => ({ x: place * each + 4, y: 0, width: each - 8, height: shore - 6 })),
    beaches: range(seats).map((seat) => ({ x: 4, y: shore + seat * high, width: width - 8, height: high, ...discs(36) })),
    crests: range(seats - 1).map((row) => shore + (row + 1) * high),
    rocks: [],
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
  const room = beach.height - HEAD - FOOT - beach.thick - 2 * beach.flat;
  return Math.min(beach.thick, room / Math.max(1, discs - 1));
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, one) => one);
}
