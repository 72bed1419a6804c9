// Choosing by pieces, by list and by keys: all lead to one of the actions that the server said are legal.
import { type BoardKit, fits, type Plain } from "../boards/board";
import type { Choice } from "../generated/wire";

export interface Item {
  choice: Choice;
  parts: string[];
}

/** A row of the list: a choice, or a piece with all that may be done with it. */
export interface Row {
  item: Item | null;
  part: string;
  name: string;
  count: number;
}

// More than this is folded, and so many rows are open at once unless all are asked for.
const FOLDED = 12;
export const OPEN = 16;

/** The piece of one's own that an action takes in hand; nothing where it has only one piece, or none. */
function handOf({ parts }: Item): string {
  return parts.length > 1 ? (parts[0] ?? "") : "";
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

  /**
   * The pieces that may be chosen next: first those of one's own that can be taken in hand, then where the one that was
   * taken can go. Where there is only one to take, its goals show at once.
   */
  lit(items: readonly Item[]): Set<string> {
    const hands = new Set(items.map(handOf).filter(Boolean));
    const isFirst = this.chosen.size === 0 && hands.size > 1;
    const found = new Set<string>();
    for (const item of this.fitting(items)) {
      const parts = isFirst && item.parts.length > 1 ? item.parts.slice(0, -1) : item.parts;
      for (const part of parts) if (!this.chosen.has(part)) found.add(part);
    }
    return found;
  }

  /** The list as rows: a long one is folded by the pieces that can be taken in hand, as far as they have names. */
  rows(items: readonly Item[], nameOf: (part: string) => string): Row[] {
    const fitting = this.fitting(items);
    const plain = (item: Item): Row => ({ item, part: "", name: "", count: 1 });
    if (this.chosen.size || fitting.length <= FOLDED) return fitting.map(plain);
    const rows: Row[] = [];
    const folds = new Map<string, Row>();
    for (const item of fitting) {
      const part = handOf(item);
      const name = part ? nameOf(part) : "";
      const fold = folds.get(part);
      if (!name) rows.push(plain(item));
      else if (fold) fold.count += 1;
      else {
        const row = { item: null, part, name, count: 1 };
        folds.set(part, row);
        rows.push(row);
      }
    }
    return rows;
  }

  /** Take a piece in hand, whatever was held before. */
  hold(part: string): void {
    this.chosen = new Set([part]);
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
