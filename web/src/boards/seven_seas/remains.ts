// What stays on the table of Pirates of the 7 Seas though no view says it: the last throw.
import type { GameEvent } from "../../generated/games/seven_seas";

export type Die = [owner: number, x: number, y: number, face: number];

/** Two dice that fought, by their numbers in the throw, and what sank. */
export interface Duel {
  red: number;
  pirate: number;
  sunk: string;
}

/** What a curse cost a player, or what a Tavern die brought. */
export interface Stroke {
  seat: number;
  /** Cards of this kind and ships that were lost. */
  kind: string;
  cards: number;
  ships: number;
  /** The Tavern's die and what it does. */
  face: number;
  effect: string;
}

/** The last throw, for a raid or a curse: the dice as they fell, which of them have sunk so far, and what it came to. */
export interface Tray {
  /** The caravan that is raided; none for a curse. */
  country: string;
  ships: number;
  curse: string;
  dice: Die[];
  sunk: number[];
  /** In the order in which they were fought. */
  duels: Duel[];
  /** Ships sent against the caravan, by seat. */
  sent: [seat: number, ships: number][];
  strokes: Stroke[];
  end: "" | "taken" | "escaped";
}

const EMPTY: Tray = { country: "", ships: 0, curse: "", dice: [], sunk: [], duels: [], sent: [], strokes: [], end: "" };
const NO_STROKE = { kind: "", cards: 0, ships: 0, face: 0, effect: "" };

export function remains(before: Tray | null, event: GameEvent): Tray | null {
  switch (event.type) {
    case "CaravanSighted":
      return { ...EMPTY, country: event.country, ships: event.ships };
    case "CurseCast":
      return { ...EMPTY, curse: event.curse };
    case "ShipsSent":
      return before && { ...before, sent: [...before.sent, [event.seat, event.ships]] };
    case "DiceThrown":
      return { ...(before ?? EMPTY), dice: event.dice, sunk: [], duels: [], strokes: [], end: "" };
    case "ShipsFought": {
      if (!before) return null;
      const sunk = [...before.sunk];
      if (event.sunk === "pirate-sinks" || event.sunk === "both-sink") sunk.push(event.pirate);
      if (event.sunk === "caravan-sinks" || event.sunk === "both-sink") sunk.push(event.red);
      return { ...before, sunk, duels: [...before.duels, { red: event.red, pirate: event.pirate, sunk: event.sunk }] };
    }
    case "CurseStruck":
      return before && { ...before, strokes: [...before.strokes, { ...NO_STROKE, seat: event.seat, kind: event.kind, cards: event.cards, ships: event.ships }] };
    case "SalaryPaid":
      return before && { ...before, strokes: [...before.strokes, { ...NO_STROKE, seat: event.seat, kind: "chest", cards: event.chests }] };
    case "DieDealt":
      return before && { ...before, strokes: [...before.strokes, { ...NO_STROKE, seat: event.seat, face: event.face, effect: event.effect }] };
    case "CaravanTaken":
      return before && { ...before, end: "taken" };
    case "CaravanEscaped":
      return before && { ...before, end: "escaped" };
    default:
      return before;
  }
}
