// Choosing by pieces, by list and by keys: all lead to one of the actions that the server said are legal.
import { type BoardKit, fits, type Plain } from "../boards/board";
import type { Choice } from "../generated/wire";

export interface Item {
  choice: Choice;
  parts: string[];
}

function goal(item: Item): string | undefined {
  return item.parts.at(-1);
}

export class Choosing {
  chosen = $state.raw<ReadonlySet<string>>(new Set());
  private kit: BoardKit;

  constructor(kit: BoardKit) {
    this.kit = kit;
  }

  items(choices: readonly Choice[], view: Plain | null): Item[] {
    return choices.map((choice) => ({
      choice,
      parts: view ? this.kit.parts(choice.action as Plain, view, choice.message.args) : [],
    }));
  }

  /** The actions that fit the pieces chosen so far. */
  fitting(items: readonly Item[]): Item[] {
    return this.chosen.size === 0 ? [...items] : items.filter((item) => fits(item.parts, this.chosen));
  }

  /** The pieces that may be chosen next. */
  lit(items: readonly Item[]): Set<string> {
    const found = new Set<string>();
    for (const item of this.fitting(items)) for (const part of item.parts) if (!this.chosen.has(part)) found.add(part);
    return found;
  }

  /**
   * Choose a piece, or let go of it; the action, once it is clear which one is meant. That is so when only one fits and
   * all its pieces are chosen, or its goal is: whoever points at the goal where only one can go there means that one.
   * Whoever takes a piece in hand is first shown where it may go, be it one place only.
   */
  pick(part: string, items: readonly Item[]): Choice | null {
    if (this.chosen.has(part)) {
      this.chosen = new Set([...this.chosen].filter((one) => one !== part));
      return null;
    }
    let next = new Set([...this.chosen, part]);
    // A piece that does not go with those chosen begins anew.
    if (!items.some((item) => fits(item.parts, next))) next = new Set([part]);
    const fitting = items.filter((item) => fits(item.parts, next));
    const [only] = fitting;
    this.chosen = next;
    if (only && fitting.length === 1 && (goal(only) === part || only.parts.every((one) => next.has(one)))) {
      this.clear();
      return only.choice;
    }
    return null;
  }

  clear(): void {
    if (this.chosen.size) this.chosen = new Set();
  }
}
