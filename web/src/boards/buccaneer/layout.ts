// Where things lie on Buccaneer's board: ships in sight above, below them each player's beach with five places.
export interface Place {
  x: number;
  y: number;
}

export interface Harbour extends Place {
  width: number;
  height: number;
}

export interface Layout {
  width: number;
  height: number;
  ships: Harbour[];
  harbours: Harbour[];
  /** Half the width of a disc, and how much one rises above the other in a stack. */
  disc: number;
  rise: number;
}

/** Laid out for a place of this width and height in pixels; a narrow one gets beaches one below the other. */
export function layoutOf(seats: number, offers: number, wide: number, high: number): Layout {
  return wide < 600 ? narrowLayout(seats, offers) : wideLayout(seats, offers, high / wide);
}

function wideLayout(seats: number, offers: number, aspect: number): Layout {
  const columns = seats <= 3 ? seats : seats === 4 ? 2 : 3;
  const rows = Math.ceil(seats / columns);
  const width = 940;
  const gap = 14;
  const height = Math.min(800, Math.max(rows === 1 ? 430 : 560, width * aspect));
  const inner = width - 2 * gap;
  const shipHeight = Math.min(250, Math.max(168, height * 0.3));
  const beachHeight = Math.min(420, (height - shipHeight - gap * (rows + 2)) / rows);
  const spare = Math.max(0, height - shipHeight - rows * beachHeight - gap * (rows + 2)) / 2;
  const beach = (inner - gap * (columns - 1)) / columns;
  return {
    width,
    height,
    ships: range(offers).map((place) => {
      const each = (inner - gap * (offers - 1)) / offers;
      return { x: gap + place * (each + gap), y: gap + spare, width: each, height: shipHeight };
    }),
    harbours: range(seats).map((seat) => {
      const row = Math.floor(seat / columns);
      const inRow = Math.min(columns, seats - row * columns);
      const shift = ((columns - inRow) * (beach + gap)) / 2;
      return {
        x: gap + shift + (seat % columns) * (beach + gap),
        y: gap * 2 + spare + shipHeight + row * (beachHeight + gap),
        width: beach,
        height: beachHeight,
      };
    }),
    disc: Math.min(38, beach / 10 - 4),
    rise: Math.min(18, Math.max(9, (beachHeight - 80) / 8)),
  };
}

function narrowLayout(seats: number, offers: number): Layout {
  const width = 400;
  const gap = 8;
  const shipHeight = 132;
  const height = 112;
  const inner = width - 2 * gap;
  return {
    width,
    height: gap * 2 + shipHeight + seats * (height + gap),
    ships: range(offers).map((place) => {
      const each = (inner - gap * (offers - 1)) / offers;
      return { x: gap + place * (each + gap), y: gap, width: each, height: shipHeight };
    }),
    harbours: range(seats).map((seat) => ({
      x: gap,
      y: gap * 2 + shipHeight + seat * (height + gap),
      width: inner,
      height,
    })),
    disc: 33,
    rise: 9,
  };
}

/** Where a pirate stands at home: the foot of a stack never moves, so a stack stands where its lowest pirate lives. */
export function home(layout: Layout, seat: number, pirate: number, pirates: number): Place {
  const beach = layout.harbours[seat] ?? { x: 0, y: 0, width: 0, height: 0 };
  const step = beach.width / pirates;
  return { x: beach.x + step * (pirate + 0.5), y: beach.y + beach.height - layout.disc * 0.46 - layout.rise - 12 };
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, one) => one);
}
