// Why something is not possible now: the server's reasons, found by the pieces that were touched.
import { type BoardKit, fits, type Plain } from "../boards/board";
import type { Message, Refusals } from "../generated/wire";

export interface Reason {
  refusal: Message;
  /** What it forbids, where there are words for it. */
  deeds: Message[];
}

/** The reasons that concern these pieces, or all of them; a deed with a piece that is not on the board, or with
 * the same piece twice, is nobody's wish. */
export function reasonsFor(
  refusals: Refusals,
  touched: ReadonlySet<string>,
  kit: BoardKit,
  view: Plain,
  isOnBoard: (part: string) => boolean,
): Reason[] {
  const found = new Map<string, Reason>();
  for (const { action, message, refusal } of refusals.forbidden) {
    const parts = kit.parts(action as Plain, view, message?.args ?? {});
    if (!fits(parts, touched) || !parts.every(isOnBoard) || new Set(parts).size < parts.length) continue;
    const key = JSON.stringify(refusal);
    const reason = found.get(key) ?? { refusal, deeds: [] };
    if (message) reason.deeds.push(message);
    found.set(key, reason);
  }
  return [...found.values()];
}

/** What to say about a piece: first about it together with those held, then about it alone, then about the question. */
export function whyNot(
  refusals: Refusals,
  part: string,
  held: ReadonlySet<string>,
  kit: BoardKit,
  view: Plain,
  isOnBoard: (part: string) => boolean,
): Reason[] {
  for (const touched of [new Set([...held, part]), new Set([part])]) {
    const reasons = reasonsFor(refusals, touched, kit, view, isOnBoard);
    if (reasons.length) return reasons;
  }
  return refusals.not_now ? [{ refusal: refusals.not_now, deeds: [] }] : [];
}
