// What a person is called: nobody sits at a table with others as a mere guest.
import type { Me } from "../generated/wire";
import { settings } from "../settings.svelte";
import { api } from "./api";
import { t } from "./ui.svelte";

/** The name that this person has told, here or to the server. */
export function toldName(me: Me | null): string {
  if (me?.account && me.name) return me.name;
  return settings.name.trim() || (me?.name && me.name !== t("guest-name") ? me.name : "");
}

/** Be known to the server by this name, or as a guest of the house; an account keeps its own. */
export async function beKnown(me: Me | null, name: string): Promise<Me> {
  if (me?.account) return me;
  const told = name.trim();
  if (told) {
    settings.name = told;
    settings.keep();
  }
  const meant = told || me?.name || t("guest-name");
  return me && me.name === meant ? me : api.guest(meant);
}
