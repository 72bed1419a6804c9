// What stays on the table of Buccaneer though no view says it: who was paid what for a ship.
import type { GameEvent } from "../../generated/games/buccaneer";

/** A ship that was boarded, and who was paid what for it, until the next one comes in sight there. */
export interface Boarding {
  captain: number;
  ship: string;
  ducats: number;
  paid: { seat: number; ducats: number }[];
}

export interface Remains {
  /** By place of the offer. */
  boardings: Record<number, Boarding>;
  last: number;
}

export function remains(before: Remains | null, event: GameEvent): Remains | null {
  const boardings = { ...before?.boardings };
  switch (event.type) {
    case "ShipBoarded":
      boardings[event.place] = { captain: event.captain, ship: event.ship, ducats: event.ducats, paid: [] };
      return { boardings, last: event.place };
    case "CrewPaid": {
      const boarding = before && boardings[before.last];
      if (!boarding) return before;
      boardings[before.last] = { ...boarding, paid: [...boarding.paid, { seat: event.seat, ducats: event.ducats }] };
      return { ...before, boardings };
    }
    case "ShipTurnedUp":
      delete boardings[event.place];
      return { boardings, last: before?.last ?? -1 };
    default:
      return before;
  }
}
