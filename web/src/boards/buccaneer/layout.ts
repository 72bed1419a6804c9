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

/** `narrow` is a phone's: beaches one below the other, ships three in a row all the same. */
export function layoutOf(seats: number, offers: number, narrow: boolean): Layout {
  return narrow ? narrowLayout(seats, offers) : wideLayout(seats, offers);
}

function wideLayout(seats: number, offers: number): Layout {
  const columns = seats <= 3 ? seats : seats === 4 ? 2 : 3;
  const rows = Math.ceil(seats / columns);
  const width = 940;
  const gap = 16;
  const shipHeight = 176;
  const inner = width - 2 * gap;
  const ships = range(offers).map((place) => {
    const each = (inner - gap * (offers - 1)) / offers;
    return { x: gap + place * (each + gap), y: gap, width: each, height: shipHeight };
  });
  const height = rows === 1 ? 250 : 190;
  const harbours = range(seats).map((seat) => {
    const row = Math.floor(seat / columns);
    const inRow = Math.min(columns, seats - row * columns);
    const each = (inner - gap * (columns - 1)) / columns;
    const shift = ((columns - inRow) * (each + gap)) / 2;
    return {
      x: gap + shift + (seat % columns) * (each + gap),
      y: gap * 2 + shipHeight + row * (height + gap),
      width: each,
      height,
    };
  });
  return {
    width,
    height: gap * 2 + shipHeight + rows * (height + gap),
    ships,
    harbours,
    disc: seats === 4 ? 30 : 25,
    rise: 12,
  };
}

function narrowLayout(seats: number, offers: number): Layout {
  const width = 400;
  const gap = 8;
  const shipHeight = 132;
  const height = 106;
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
    disc: 27,
    rise: 8,
  };
}

/** Where a pirate stands at home: the foot of a stack never moves, so a stack stands where its lowest pirate lives. */
export function home(layout: Layout, seat: number, pirate: number, pirates: number): Place {
  const beach = layout.harbours[seat] ?? { x: 0, y: 0, width: 0, height: 0 };
  const step = beach.width / pirates;
  return { x: beach.x + step * (pirate + 0.5), y: beach.y + beach.height - layout.disc * 0.55 - 12 };
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, one) => one);
}
