// The offer on the trade table, read from the open frames of a view and from the viewer's own draft.
import type { PlunderView } from "../../generated/games/plunder";

export interface Deal {
  from: number;
  to: number[];
  /** Counts by kind, in the order of the stacks. */
  gives: readonly number[];
  /** Nothing is asked for where a bribe is offered. */
  wants: readonly number[] | null;
}

const NONE: readonly number[] = [0, 0, 0, 0];
/** Frames in which a gesture of cards is composed. */
const COMPOSED = new Set(["Composing", "TradeOffer", "Counter", "OpenOffer", "Bribe"]);

function counts(value: unknown): readonly number[] {
  return Array.isArray(value) && value.length ? (value as number[]) : NONE;
}

export function dealOf(view: PlunderView): Deal | null {
  const frame = view.frames.at(-1);
  if (!frame) return null;
  const kind = String(frame[""]);
  const seat = Number(frame.seat ?? -1);
  const kinds = Object.keys(view.stacks).length;
  if (COMPOSED.has(kind) && view.draft.some((count) => count > 0)) {
    return { from: view.viewer, to: [], gives: view.draft.slice(0, kinds), wants: kind === "Bribe" ? null : counts(view.draft.slice(kinds)) };
  }
  switch (kind) {
    case "Composing":
      return { from: seat, to: [], gives: NONE, wants: NONE };
    case "TradeOffer":
    case "Counter":
    case "OpenOffer":
    case "ChoosingAnswer":
      return { from: seat, to: [frame.to ?? frame.other].filter((one) => typeof one === "number"), gives: counts(frame.gives), wants: counts(frame.wants) };
    case "Bribe":
    case "BribeAnswer":
      return { from: seat, to: [Number(frame.attacker)], gives: counts(frame.offered), wants: null };
    default:
      return null;
  }
}
