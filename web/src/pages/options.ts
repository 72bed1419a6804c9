// How an option of a game is chosen: by a tick, from a list, or as a number where a list would be too long.
export interface Schema {
  type?: string;
  anyOf?: Schema[];
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
}

export type Control =
  | { kind: "tick" }
  | { kind: "list"; values: unknown[] }
  /** Left empty it is as usual, where that is allowed. */
  | { kind: "number"; least: number | undefined; most: number | undefined; isOptional: boolean };

const LONGEST_LIST = 40;

export function controlOf(schema: Schema): Control {
  const kinds = schema.anyOf ?? [schema];
  if (kinds.some((kind) => kind.type === "boolean")) return { kind: "tick" };
  const isOptional = kinds.some((kind) => kind.type === "null");
  const values: unknown[] = isOptional ? [null] : [];
  for (const { type, enum: listed, minimum: least, maximum: most } of kinds) {
    if (listed) values.push(...listed);
    else if (type === "integer") {
      if (least === undefined || most === undefined || most - least > LONGEST_LIST) return { kind: "number", least, most, isOptional };
      for (let value = least; value <= most; value++) values.push(value);
    }
  }
  return { kind: "list", values };
}

/** What a schema says of one option, wherever it says it. */
export function schemaOf(schema: Record<string, unknown>, option: string): Schema {
  const own = (schema as { properties?: Record<string, Schema> }).properties;
  const parts = Object.values((schema.$defs ?? {}) as Record<string, { properties?: Record<string, Schema> }>);
  return own?.[option] ?? parts.find((one) => one.properties?.[option])?.properties?.[option] ?? {};
}
