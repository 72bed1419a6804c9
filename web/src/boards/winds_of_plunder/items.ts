// How the items of Winds of Plunder are drawn.
import type { IconName } from "../../look/icons";

export const ITEM_ICONS: Record<string, IconName> = {
  weapon: "weapons",
  crew: "crew",
  provision: "provisions",
  treasure: "map",
};
