// What a figure set is made of, read off the JSON schema of its types: the form is drawn from this alone.
export type Plain = string | number | null | Plain[] | { [name: string]: Plain };
export type Named = { [name: string]: Plain };

export type Shape =
  /** A value with its mark: `[22, "rulebook"]`. */
  | { kind: "figure"; value: Shape }
  | { kind: "parts"; fields: [name: string, shape: Shape][] }
  /** `names` are those that the standard set uses for such a thing. */
  | { kind: "named"; item: Shape; names: string[] }
  | { kind: "list"; item: Shape }
  | { kind: "row"; items: Shape[] }
  | { kind: "choice"; values: string[] }
  | { kind: "number" }
  /** A number, or one of these signs instead. */
  | { kind: "sign"; signs: string[] }
  | { kind: "text"; examples: string[] };

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  title?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  enum?: (string | number)[];
  examples?: string[];
}

/** The shape of a whole set. */
export function shapeOf(schema: Record<string, unknown>, standard: Named): Shape {
  const whole = schema as Schema;
  const named = new Map<Schema, string[]>();
  const found = (part: Schema): Schema => (part.$ref ? (whole.$defs?.[part.$ref.slice("#/$defs/".length)] ?? {}) : part);
  collect(whole, standard);
  return shape(whole);

  /** Which names stand in things of one kind, wherever they stand: what costs no rum might on another copy. */
  function collect(part: Schema, value: Plain | undefined): void {
    const known = found(part);
    if (known.properties) for (const [name, inner] of Object.entries(known.properties)) collect(inner, (value as Named | undefined)?.[name]);
    else if (known.prefixItems) known.prefixItems.forEach((inner, at) => collect(inner, (value as Plain[] | undefined)?.[at]));
    else if (known.items) for (const item of (value as Plain[] | undefined) ?? []) collect(known.items, item);
    else if (typeof known.additionalProperties === "object") {
      const names = Object.keys((value as Named | undefined) ?? {});
      named.set(known, [...new Set([...(named.get(known) ?? []), ...names])]);
      for (const name of names) collect(known.additionalProperties, (value as Named)[name]);
    }
  }

  function shape(part: Schema): Shape {
    const known = found(part);
    if (known.title?.startsWith("Figure[")) return { kind: "figure", value: shape(known.prefixItems?.[0] ?? {}) };
    if (known.properties) return { kind: "parts", fields: Object.entries(known.properties).map(([name, inner]) => [name, shape(inner)]) };
    if (known.prefixItems) return { kind: "row", items: known.prefixItems.map(shape) };
    if (known.items) return { kind: "list", item: shape(known.items) };
    if (typeof known.additionalProperties === "object") return { kind: "named", item: shape(known.additionalProperties), names: named.get(known) ?? [] };
    if (known.enum) return { kind: "choice", values: known.enum.map(String) };
    if (known.anyOf) return { kind: "sign", signs: known.anyOf.flatMap((one) => found(one).enum ?? []).map(String) };
    return known.type === "integer" ? { kind: "number" } : { kind: "text", examples: known.examples ?? [] };
  }
}

/** Something of this shape to begin with, for one more in a list. */
export function blank(shape: Shape): Plain {
  switch (shape.kind) {
    case "figure":
      return [blank(shape.value), "printed"];
    case "parts":
      return Object.fromEntries(shape.fields.map(([name, inner]) => [name, blank(inner)]));
    case "named":
      return {};
    case "list":
      return [];
    case "row":
      return shape.items.map(blank);
    case "choice":
      return shape.values[0] ?? "";
    case "text":
      return shape.examples[0] ?? "";
    default:
      return 1;
  }
}

/** One more for a list: like the last one, under the next name where it has one (`S06` after `S05`). */
export function another(item: Shape, list: readonly Plain[]): Plain {
  const last = list.at(-1);
  const made = last === undefined ? blank(item) : (structuredClone(last) as Plain);
  if (!isNamed(made) || typeof made.id !== "string") return made;
  const taken = new Set(list.map((one) => (one as Named).id));
  const [, stem = "", digits = ""] = /^(.*?)(\d*)$/.exec(made.id) ?? [];
  let number = Number(digits);
  do number++;
  while (taken.has(stem + String(number).padStart(digits.length, "0")));
  return { ...made, id: stem + String(number).padStart(digits.length, "0") };
}

export function isNamed(value: Plain | undefined): value is Named {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Every figure in a set, by its place, as the server names places. */
export function figuresIn(shape: Shape, value: Plain | undefined, place = ""): { place: string; figure: [value: Plain, mark: string] }[] {
  if (shape.kind === "figure") return [{ place, figure: value as [Plain, string] }];
  if (shape.kind === "parts") return shape.fields.flatMap(([name, inner]) => figuresIn(inner, (value as Named)[name], inside(place, name)));
  if (shape.kind === "named") return Object.entries(value as Named).flatMap(([name, one]) => figuresIn(shape.item, one, inside(place, name)));
  if (shape.kind === "list") return (value as Plain[]).flatMap((one, at) => figuresIn(shape.item, one, placeIn(place, one, at)));
  return [];
}

export function inside(place: string, name: string): string {
  return place ? `${place}.${name}` : name;
}

/** A thing in a list is named by its id where it has one. */
export function placeIn(place: string, item: Plain, at: number): string {
  return `${place}[${isNamed(item) && typeof item.id === "string" ? item.id : at}]`;
}

/** The place around a place; nothing around the whole. */
export function around(place: string): string {
  return place.replace(/(\.[^.[\]]+|\[[^\]]*\]|^[^.[\]]+)$/, "");
}

/** Whether a shape is a thing of many parts, of which a page shows one at a time. */
export function isLarge(shape: Shape): boolean {
  return shape.kind === "parts" && shape.fields.some(([, inner]) => inner.kind === "list");
}
