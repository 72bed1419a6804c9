// A guide's script: what is explained when, by which rule, and where on the screen. It knows what happens, and no rule.
import type { Plain } from "../boards/board";

/** What a step waits for: the beginning, a kind of choice that is offered, or a kind of event that is told. */
export type Trigger<Action extends string = string, Event extends string = string> =
  | "start"
  | { asked: readonly Action[] }
  | { told: readonly Event[] };

export interface Step<Action extends string = string, Event extends string = string> {
  key: string;
  on: Trigger<Action, Event>;
  rule: string;
  /** What is meant on the screen, as a selector. */
  at: string;
}

export interface Script<Action extends string = string, Event extends string = string> {
  /** Options that keep a first game short. */
  options: Plain;
  steps: readonly Step<Action, Event>[];
  texts: Readonly<Record<string, string>>;
}

/** Steps that every game has, worded in the client's own texts. */
export const SHARED = ["choose", "why"] as const;
