// What a game's board gives to the table shell. It knows how things look and where they lie, and no rule.
import type { Component } from "svelte";
import type { IconName } from "../look/icons";
import type { Words } from "../talk/words";

/** An action, event or view as plain data; `type` names its kind. */
export type Plain = Record<string, unknown>;

export interface Fact {
  icon?: IconName;
  label: string;
  value: string | number;
  /** Shown large: what the game is won by. */
  main?: boolean;
  /** The name whose meaning explains it. */
  about?: string;
}

/** Something that moves from one place to another while an event is told; places are named by `data-place`. */
export interface Flight {
  icon: IconName;
  from: string;
  to: string;
  count?: number;
}

export interface Speech {
  words: Words;
  names: readonly string[];
}

export interface BoardProps<View = Plain, Event = Plain> {
  view: View;
  options: Plain;
  speech: Speech;
  /** Pieces that can be chosen now, and those chosen already. */
  lit: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
  pick: (part: string) => void;
  /** What is being told at this moment, if anything. */
  event: Event | null;
  /** How what is being decided may come out, as weights, where a die decides. */
  odds?: Readonly<Record<string, number>> | null;
}

export interface BoardKit<View = Plain, Action = Plain, Event = Plain> {
  component: Component<BoardProps<View, Event>>;
  /** How tall the board is where it has the whole width of a small screen, as a multiple of that; as tall as wide otherwise. */
  tall?: number;
  /**
   * The pieces that an action touches: choosing them on the board chooses the action. The last of several is its goal,
   * what the others are brought to. `args` is what its sentence says.
   */
  parts(action: Action, view: View, args: Plain): string[];
  /**
   * What an action is folded by where the list of choices is long, from the outside in: the piece it takes in hand, and
   * further headings of the board's own. Where a board does not say it, the first of several pieces.
   */
  folds?(action: Action, view: View): string[];
  /** What such a piece or heading is called. */
  named?(fold: string, view: View, speech: Speech): string;
  /** The public facts of a seat. */
  facts(view: View, seat: number, speech: Speech): Fact[];
  flights?(event: Event, view: View): Flight[];
  /** The pieces that an event moved or was about: they stay outlined until somebody else plays. */
  touched?(event: Event): string[];
  /** Whether an event need not be told while it is shown: set-up, and what the heading of a turn says already. */
  isQuiet?(event: Event): boolean;
}

/** A kit in its game's own types, as the table shell takes it: what the server sends is of the game that was asked for. */
export function boardKit<View, Action, Event>(kit: BoardKit<View, Action, Event>): BoardKit {
  return kit as unknown as BoardKit;
}

/** Whether an action still fits what has been chosen on the board. */
export function fits(parts: readonly string[], chosen: ReadonlySet<string>): boolean {
  return [...chosen].every((part) => parts.includes(part));
}
