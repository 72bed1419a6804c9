// What an event changed in the view of whoever was told it, as the server says.
import type { Plain } from "../boards/board";
import type { Happening } from "../generated/wire";

type Patch = Happening["patch"];
type Key = string | number;

/** The view with these changes; whatever did not change stays the very same. */
export function patched(view: Plain, patch: Patch): Plain {
  return patch.reduce<unknown>((whole, [path, value]) => put(whole, path, value), view) as Plain;
}

function put(whole: unknown, [first, ...rest]: readonly Key[], value: unknown): unknown {
  if (first === undefined) return value;
  const copy = (Array.isArray(whole) ? [...whole] : { ...(whole as Plain) }) as Record<Key, unknown>;
  copy[first] = put(copy[first], rest, value);
  return copy;
}
