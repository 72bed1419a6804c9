// What each event of Plunder changes on the map that is drawn, and what stays on the table after it.
import type { BattleFought, GameEvent, PlunderView, ShipView } from "../../generated/games/plunder";

export interface Attack {
  seat: number;
  ship: number;
  /** The ship that is attacked, as owner and place, or the island by one of its ports. */
  target: { owner: number; ship: number } | { port: string };
  /** The dice, once they have fallen. */
  fought: BattleFought | null;
  /** What came of it for the one who lost. */
  end: "" | "conquered" | "life" | "sunk";
}

export interface Remains {
  attack: Attack;
}

export function show(view: PlunderView, event: GameEvent): PlunderView {
  switch (event.type) {
    case "ShipSailed":
    case "ShipRelocated":
      return withShip(view, event.seat, event.ship, (ship) => ship && { ...ship, cell: event.cell });
    case "ShipSunk":
      return withShip(view, event.seat, event.ship, () => null);
    case "PegAdded":
      return withPegs(view, event.seat, event.ship, event.peg, event.count);
    case "PegLost":
      return withPegs(view, event.seat, event.ship, event.peg, -event.count);
    case "SailingDieRolled":
      return { ...view, rolled: event.die, die_left: event.die, active: event.seat };
    case "TurnBegun":
      return { ...view, active: event.seat, rolled: 0, die_left: 0 };
    case "TokenPlaced":
      return { ...view, tokens: view.tokens.map((cell, at) => (at === event.token ? event.cell : cell)) };
    case "TokenReached":
      return { ...view, tokens: view.tokens.map((cell) => (cell === event.cell ? "" : cell)) };
    case "StormPlaced":
    case "StormMoved":
      // How far it reaches from there is told by the view that follows.
      return { ...view, storm: event.cell, storm_cells: [] };
    case "IslandPicked":
    case "IslandConquered":
      return withOwner(view, event.port, event.seat);
    case "IslandGifted":
      return withOwner(view, event.port, event.to);
    case "IslandDisowned":
      return withOwner(view, event.port, -1);
    case "CardsTaken":
      return { ...view, stacks: { ...view.stacks, [event.resource]: (view.stacks[event.resource] ?? 0) - event.count } };
    default:
      return view;
  }
}

/** An attack lies on the table from its declaration until the next turn begins, or until it was bought off. */
export function remains(before: Remains | null, event: GameEvent): Remains | null {
  const attack = before?.attack;
  switch (event.type) {
    case "IslandAttacked":
      return { attack: { seat: event.seat, ship: event.ship, target: { port: event.port }, fought: null, end: "" } };
    case "ShipAttacked":
      return { attack: { seat: event.seat, ship: event.ship, target: { owner: event.owner, ship: event.target }, fought: null, end: "" } };
    case "BattleFought":
      return attack ? { attack: { ...attack, fought: event } } : null;
    case "IslandConquered":
      return attack?.fought ? { attack: { ...attack, end: "conquered" } } : before;
    case "PegLost":
      return attack && event.why === "battle" ? { attack: { ...attack, end: "life" } } : before;
    case "ShipSunk":
      return attack && event.why === "battle" ? { attack: { ...attack, end: "sunk" } } : before;
    case "TreatyMade":
      return attack?.fought ? before : null;
    case "TurnBegun":
      return null;
    default:
      return before;
  }
}

type Held = ShipView | null;

function withShip(view: PlunderView, seat: number, place: number, change: (ship: Held) => Held): PlunderView {
  const ships = view.ships.map((fleet, owner) => (owner === seat ? fleet.map((ship, at) => (at === place ? change(ship) : ship)) : fleet));
  return { ...view, ships };
}

function withPegs(view: PlunderView, seat: number, place: number, peg: string, more: number): PlunderView {
  return withShip(view, seat, place, (ship) => {
    if (!ship) return ship;
    if (peg === "life") return { ...ship, lives: ship.lives + more };
    if (peg === "cannon") return { ...ship, cannons: ship.cannons + more };
    return peg === "mast" ? { ...ship, masts: ship.masts + more } : ship;
  });
}

function withOwner(view: PlunderView, port: string, owner: number): PlunderView {
  return { ...view, islands: view.islands.map((island) => (island.ports.includes(port) ? { ...island, owner } : island)) };
}
