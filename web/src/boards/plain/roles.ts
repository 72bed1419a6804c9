// What the fields of a game's structs are, made with its types; a game unknown at build time has none.
import type { Roles } from "./describe";

const FOUND = import.meta.glob<{ ROLES: Roles }>("../../generated/games/*.ts");

export async function rolesOf(game: string): Promise<Roles> {
  const load = FOUND[`../../generated/games/${game}.ts`];
  return load ? (await load()).ROLES : {};
}
