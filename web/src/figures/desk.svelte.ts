// A figure set being filled in: its figures, how they are known, and what the server found wrong with them.
import type { Component } from "svelte";
import type { Message } from "../generated/wire";
import type { Naming } from "./naming";
import { around, figuresIn, placeIn, shapeOf, type Named, type Plain, type Shape } from "./shape";
import type { Words } from "../talk/words";

/** Draws something as its figures say: the picture of where to look. */
export type Printed = Component<{ field: string; item: Plain | null; words: Words }>;

export class FigureDesk {
  figures = $state.raw<Named>({});
  fault = $state.raw<{ at: string; text: string } | null>(null);
  /** The place that is looked at: of large things only the one around it is shown. */
  private looked = $state("");
  readonly shape: Shape & { kind: "parts" };
  readonly naming: Naming;
  readonly printed: Printed | null;
  private readonly usual: ReadonlyMap<string, [value: Plain, mark: string]>;

  constructor(schema: Record<string, unknown>, standard: Named, figures: Named, naming: Naming, printed: Printed | null) {
    this.shape = shapeOf(schema, standard) as Shape & { kind: "parts" };
    this.usual = new Map(figuresIn(this.shape, standard).map(({ place, figure }) => [place, figure]));
    this.figures = figures;
    this.naming = naming;
    this.printed = printed;
  }

  change(field: string, value: Plain): void {
    this.figures = { ...this.figures, [field]: value };
    this.fault = null;
  }

  /** How a figure was known before somebody ticked it. */
  markBefore(place: string, value: Plain): string {
    const [usual, mark] = this.usual.get(place) ?? [null, "assumed"];
    return JSON.stringify(usual) === JSON.stringify(value) ? mark : "assumed";
  }

  /** How many figures there are, in a field or in all, and how many of them are assumed. */
  count(field = ""): { all: number; assumed: number } {
    const fields = this.shape.fields.filter(([name]) => !field || name === field);
    const found = fields.flatMap(([name, shape]) => figuresIn(shape, this.figures[name], name));
    return { all: found.length, assumed: found.filter(({ figure }) => figure[1] === "assumed").length };
  }

  /** All figures of a field are as printed. */
  confirm(field: string): void {
    const shape = this.shape.fields.find(([name]) => name === field)?.[1];
    if (shape) this.change(field, confirmed(shape, this.figures[field] ?? null));
  }

  /** Lists of things that the rules name one by one are as long as they are. */
  canGrow(item: Shape): boolean {
    if (item.kind !== "parts") return true;
    const id = item.fields.find(([name]) => name === "id")?.[1];
    return id?.kind !== "choice";
  }

  /** The server refuses the set: what it says stands at the nearest place that the form shows. */
  refuse(place: string, text: string): void {
    this.looked = place;
    this.fault = { at: this.nearest(place), text };
  }

  private nearest(place: string): string {
    const places = new Set(figuresIn(this.shape, this.figures).map((one) => one.place));
    for (let at = place; at; at = around(at)) {
      if (places.has(at) || [...places].some((one) => one.startsWith(`${at}.`) || one.startsWith(`${at}[`))) return at;
    }
    return "";
  }

  show(place: string): void {
    this.looked = place;
  }

  /** Which of a list's things is looked at. */
  shownAt(place: string, list: readonly Plain[]): number | null {
    const at = list.findIndex((item, number) => this.looked.startsWith(placeIn(place, item, number)));
    return at < 0 ? null : at;
  }

  say(message: Message): string {
    return this.naming.words.say(message, []);
  }
}

function confirmed(shape: Shape, value: Plain): Plain {
  if (shape.kind === "figure") return [(value as Plain[])[0] ?? null, "printed"];
  if (shape.kind === "list") return (value as Plain[]).map((one) => confirmed(shape.item, one));
  if (shape.kind === "named") return Object.fromEntries(Object.entries(value as Named).map(([name, one]) => [name, confirmed(shape.item, one)]));
  if (shape.kind !== "parts") return value;
  return Object.fromEntries(shape.fields.map(([name, inner]) => [name, confirmed(inner, (value as Named)[name] ?? null)]));
}
