// Any game's view in words: the types say what a field is, the locale files how it is called.
import type { Plain, Speech } from "../board";

/** Per struct of a game, what its fields are: `seat`, `term`, or the struct they hold. */
export type Roles = Record<string, Record<string, string>>;

export interface Cell {
  label: string;
  text: string;
}

export type Section =
  | { kind: "line"; label: string; text: string }
  | { kind: "list"; label: string; items: string[] }
  | { kind: "players"; rows: { seat: number; cells: Cell[] }[] };

// What nobody needs to read here, since it is told in other ways: by the table around it, or in the log.
const UNSHOWN = new Set(["type", "viewer", "seats", "edition", "asks", "frames", "answer", "draft"]);

export class Describer {
  private roles: Roles;
  private game: string;
  private speech: Speech;

  constructor(game: string, roles: Roles, speech: Speech) {
    this.game = game;
    this.roles = roles;
    this.speech = speech;
  }

  sections(view: Plain): Section[] {
    const kind = String(view.type ?? "");
    const seats = Number(view.seats ?? 0);
    const players: { seat: number; cells: Cell[] }[] = Array.from({ length: seats }, (_, seat) => ({ seat, cells: [] }));
    const rest: Section[] = [];
    for (const [name, value] of Object.entries(view)) {
      const label = this.label(name);
      if (UNSHOWN.has(name) || !label || isEmpty(value)) continue;
      const role = this.roles[kind]?.[name] ?? "";
      if (this.isPerSeat(name, value, seats, role)) {
        (value as unknown[]).forEach((item, seat) => players[seat]?.cells.push(...this.cells(label, item, inner(role))));
      } else if (Array.isArray(value) && value.some((item) => typeof item === "object" && item !== null)) {
        const items = value.filter((item) => item !== null).map((item) => this.inline(item, inner(role)));
        rest.push({ kind: "list", label, items });
      } else rest.push({ kind: "line", label, text: this.inline(value, role) });
    }
    return players.some((player) => player.cells.length) ? [{ kind: "players", rows: players }, ...rest] : rest;
  }

  label(name: string): string {
    const key = `${this.game}-label-${name.replaceAll("_", "-")}`;
    return this.speech.words.has(key) ? this.speech.words.text(key) : name.replaceAll("_", " ");
  }

  /** Anything in a few words, on one line. */
  inline(value: unknown, role = ""): string {
    if (value === null || value === undefined || value === "") return "–";
    if (typeof value === "boolean") return value ? "✓" : "–";
    if (typeof value === "number") return role === "seat" ? this.name(value) : String(value);
    if (typeof value === "string") return this.speech.words.term(value);
    if (Array.isArray(value)) {
      const deep = value.some((item) => typeof item === "object" && item !== null);
      return value.map((item) => this.inline(item, inner(role))).join(deep ? " / " : ", ") || "–";
    }
    return this.struct(value as Plain, role);
  }

  private struct(value: Plain, role: string): string {
    const kind = role.replace(/\[\]|\{\}/g, "");
    const fields = this.roles[kind];
    const key = `${this.game}${kind.replace(/[A-Z]/g, (one) => `-${one.toLowerCase()}`)}`;
    if (fields && this.speech.words.has(key)) {
      const args: Record<string, string | number> = {};
      for (const [name, item] of Object.entries(value)) {
        if (typeof item === "number" && fields[name] !== "seat") args[name] = item;
        else args[name] = this.inline(item, fields[name] ?? "");
      }
      return this.speech.words.text(key, args);
    }
    return (
      Object.entries(value)
        .filter(([name, item]) => !isEmpty(item) && this.label(name))
        .map(([name, item]) => `${fields ? this.label(name) : this.speech.words.term(name)} ${this.inline(item, fields?.[name] ?? inner(role))}`)
        .join(", ") || "–"
    );
  }

  private cells(label: string, item: unknown, role: string): Cell[] {
    if (item && typeof item === "object" && !Array.isArray(item)) {
      const fields = this.roles[role];
      return Object.entries(item as Plain)
        .filter(([name, value]) => !isEmpty(value) && (!fields || this.label(name)))
        .map(([name, value]) => ({
          label: fields ? this.label(name) : this.speech.words.term(name),
          text: this.inline(value, fields?.[name] ?? ""),
        }));
    }
    return [{ label, text: this.inline(item, role) }];
  }

  private isPerSeat(name: string, value: unknown, seats: number, role: string): boolean {
    if (!Array.isArray(value) || value.length !== seats || role === "seat" || role === "term") return false;
    // A list that only happens to be as long as the table holds things that are not one for each player.
    return !["offer", "islands", "stacks", "tiles", "hand", "played", "completed"].includes(name);
  }

  private name(seat: number): string {
    return this.speech.names[seat] ?? "–";
  }
}

function inner(role: string): string {
  return role.endsWith("[]") || role.endsWith("{}") ? role.slice(0, -2) : role;
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === "object" && Object.keys(value).length === 0;
}
