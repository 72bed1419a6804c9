// What each event of Buccaneer changes on the table that is drawn.
import type { BuccaneerView, DiscView, GameEvent, ShipView } from "../../generated/games/buccaneer";

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

export function leads(stack: readonly DiscView[], seat: number, pirate: number): boolean {
  return stack[0]?.seat === seat && stack[0]?.pirate === pirate;
}

export function show(view: BuccaneerView, event: GameEvent): BuccaneerView {
  switch (event.type) {
    case "ShipTurnedUp": {
      const ship = view.to_come.find((one) => one.id === event.ship) ?? turnedUp(event);
      const offer = [...view.offer];
      offer[event.place] = ship;
      return { ...view, offer, to_come: without(view.to_come, ship) };
    }
    case "StackMoved": {
      const moved = view.stacks.find((stack) => leads(stack, event.seat, event.pirate)) ?? [];
      const stacks = view.stacks
        .filter((stack) => stack !== moved)
        .map((stack) => (leads(stack, event.owner, event.onto) ? [...moved, ...covered(stack)] : stack));
      return { ...view, stacks };
    }
    case "TreasureTaken": {
      const booty = view.booty.map((held, seat) =>
        seat === event.seat ? { ...held, [event.treasure]: (held[event.treasure] ?? 0) + 1 } : held,
      );
      return { ...view, booty };
    }
    case "CrewPaid":
      return { ...view, ducats: added(view.ducats, event.seat, event.ducats) };
    default:
      // What is left to the captain, and who goes home, is seen from the view that follows.
      return view;
  }
}

/** A stack with another on it. Whether its wages still show is told by the view that follows. */
function covered(stack: readonly DiscView[]): DiscView[] {
  return stack.map((disc) => ({ ...disc, shown: false }));
}

function added(ducats: readonly number[], seat: number, more: number): number[] {
  return ducats.map((held, one) => (one === seat ? held + more : held));
}

function without(ships: readonly ShipView[], gone: ShipView): ShipView[] {
  const place = ships.findIndex((ship) => ship.card === gone.card);
  return ships.filter((_, at) => at !== place);
}

function turnedUp(event: Extract<GameEvent, { type: "ShipTurnedUp" }>): ShipView {
  return { ...event, card: -1 - event.place, id: event.ship };
}
