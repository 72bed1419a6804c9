// How goods, countries and characters of Pirates of the 7 Seas are named and drawn.
import type { IconName } from "../../look/icons";

export const GOODS = ["rum", "coffee", "fruit"] as const;
export const GOOD_ICONS: Record<string, IconName> = { rum: "rum", coffee: "coffee", fruit: "fruit", talisman: "talisman" };
export const COUNTRIES = ["england", "spain", "france", "holland"] as const;

/** In the order in which they are announced. */
export const CHARACTERS = ["shipwright", "governor", "captain", "aborigine", "shaman", "merchant", "cartographer"] as const;

/** What a curse does, as a picture. */
export const CURSE_ICONS: Record<string, IconName> = {
  kraken: "hook",
  iceberg: "compass",
  sirens: "talk",
  riot: "fist",
  whirlpool: "gust",
  idol: "talisman",
  salary: "ducats",
  tavern: "tankard",
};
