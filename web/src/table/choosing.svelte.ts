// Choosing by pieces, by list and by keys: all lead to one of the actions that the server said are legal.
import { type BoardKit, fits, type Plain } from "../boards/board";
import type { Choice, Message, Outlook, WayShown } from "../generated/wire";

/** Something that may be done: one action, or several that are meant as one. */
export interface Item {
  actions: Plain[];
  message: Message;
  outlook: Outlook | null;
  parts: string[];
  /** What it is folded by in a long list, from the outside in. */
  folds: string[];
}

/** A row of the list: a choice, or a fold with all that belongs to a piece or a heading. */
export interface Row {
  item: Item | null;
  fold: string;
  name: string;
  count: number;
}

/** More than this is folded, and so many rows are open at once unless all are asked for. */
export const OPEN = 12;

/** The piece of one's own that an action takes in hand; nothing where it has only one piece, or none. */
function handOf({ parts }: Item): string {
  return parts.length > 1 ? (parts[0] ?? "") : "";
}

function goal(item: Item): string | undefined {
  return item.parts.at(-1);
}

/** Whether it is a way of several actions: the board shows where it leads, the list has its steps. */
export function isWay({ actions }: Item): boolean {
  return actions.length > 1;
}

export class Choosing {
  chosen = $state.raw<ReadonlySet<string>>(new Set());
  /** The folds that are open and are no pieces. */
  private opened = $state.raw<readonly string[]>([]);
  private kit: BoardKit;

  constructor(kit: BoardKit) {
    this.kit = kit;
  }

  items(choices: readonly Choice[], ways: readonly WayShown[], view: Plain | null): Item[] {
    const item = (actions: Plain[], message: Message, outlook: Outlook | null): Item => {
      // A way leads to where its last step does.
      const last = actions.at(-1) ?? {};
      const parts = view ? this.kit.parts(last, view, message.args) : [];
      const folds = (view && this.kit.folds?.(last, view)) ?? (parts.length > 1 ? parts.slice(0, 1) : []);
      return { actions, message, outlook, parts, folds };
    };
    return [
      ...choices.map(({ action, message, outlook }) => item([action as Plain], message, outlook)),
      ...ways.map(({ actions, message }) => item(actions as Plain[], message, null)),
    ];
  }

  /** Whether a piece is in hand, or a fold is open. */
  get isOpen(): boolean {
    return this.chosen.size + this.opened.length > 0;
  }

  /** The actions that fit the pieces chosen so far, and lie in the fold that is open. */
  fitting(items: readonly Item[]): Item[] {
    return items.filter((item) => fits(item.parts, this.chosen) && this.opened.every((fold) => item.folds.includes(fold)));
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

  /** The list as rows: a long one is folded, as far as its folds have names and tell its actions apart. */
  rows(items: readonly Item[], nameOf: (fold: string) => string): Row[] {
    const fitting = this.fitting(items).filter((item) => !isWay(item) || this.chosen.has(goal(item) ?? ""));
    const plain = (item: Item): Row => ({ item, fold: "", name: "", count: 1 });
    if (fitting.length <= OPEN) return fitting.map(plain);
    const isShared = (fold: string): boolean => fitting.every((item) => item.folds.includes(fold));
    const rows: Row[] = [];
    const folded = new Map<string, Row>();
    for (const item of fitting) {
      const fold = item.folds.find((one) => !isShared(one)) ?? "";
      const name = fold ? nameOf(fold) : "";
      const row = folded.get(fold);
      if (!name) rows.push(plain(item));
      else if (row) row.count += 1;
      else {
        const first = { item: null, fold, name, count: 1 };
        folded.set(fold, first);
        rows.push(first);
      }
    }
    return rows;
  }

  /** Open a fold: where it is a piece, take that in hand. */
  open(fold: string, items: readonly Item[]): void {
    if (items.some(({ parts }) => parts.includes(fold))) this.chosen = new Set([...this.chosen, fold]);
    else this.opened = [...this.opened, fold];
  }

  /**
   * Choose a piece, or let go of it; what it does, once it is clear what is meant. That is so when only one fits and
   * all its pieces are chosen, or its goal is: whoever points at the goal where only one can go there means that one.
   * Whoever takes a piece in hand is first shown where it may go, be it one place only.
   */
  pick(part: string, items: readonly Item[]): Item | null {
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
    this.opened = [];
    if (only && fitting.length === 1 && (goal(only) === part || only.parts.every((one) => next.has(one)))) {
      this.clear();
      return only;
    }
    return null;
  }

  clear(): void {
    if (this.chosen.size) this.chosen = new Set();
    if (this.opened.length) this.opened = [];
  }
}
