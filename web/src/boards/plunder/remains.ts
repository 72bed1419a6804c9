// What stays on the table of Plunder though no view says it: the last attack.
import type { BattleFought, GameEvent } from "../../generated/games/plunder";

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
