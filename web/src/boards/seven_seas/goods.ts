// How goods and characters of Pirates of the 7 Seas are drawn.
import type { IconName } from "../../look/icons";

export const GOODS = ["rum", "coffee", "fruit"] as const;
export const GOOD_ICONS: Record<string, IconName> = { rum: "rum", coffee: "coffee", fruit: "fruit", talisman: "talisman" };

/** In the order in which they are announced. */
export const CHARACTERS: readonly (readonly [character: string, icon: IconName])[] = [
  ["shipwright", "wood"],
  ["governor", "crown"],
  ["captain", "wheel"],
  ["aborigine", "map"],
  ["shaman", "talisman"],
  ["merchant", "merchant"],
  ["cartographer", "compass"],
];
