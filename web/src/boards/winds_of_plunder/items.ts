// How the Action cards of Winds of Plunder are drawn, and the items that fly.
import type { IconName } from "../../look/icons";

export const ITEM_ICONS: Record<string, IconName> = {
  weapon: "weapons",
  crew: "crew",
  provision: "provisions",
  treasure: "map",
};

const CARD_ICONS: Record<string, IconName> = {
  "buy-weapons": "weapons",
  "hire-crew": "crew",
  "buy-provisions": "provisions",
  misfire: "shot",
  mutiny: "fist",
  rats: "rat",
  heave: "rope",
  intrigue: "talk",
  "put-the-crew-to-the-test": "podium",
  "secret-cache": "cache",
  storm: "storm",
  swindle: "bag",
  "tavern-brawl": "tankard",
  treachery: "backstab",
};

/** The kind of an Action card; cards that buy an item come in copies a to c. */
export function cardKind(card: string): string {
  return card.replace(/-[abc]$/, "");
}

export function cardIcon(card: string): IconName {
  return CARD_ICONS[cardKind(card)] ?? "cards";
}
