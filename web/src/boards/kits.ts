// The boards by game, each loaded when it is first needed. A game without one gets the board for all games.
import type { BoardKit } from "./board";

const KITS: Record<string, () => Promise<{ kit: BoardKit }>> = {
  buccaneer: () => import("./buccaneer/kit"),
  plunder: () => import("./plunder/kit"),
  seven_seas: () => import("./seven_seas/kit"),
  winds_of_plunder: () => import("./winds_of_plunder/kit"),
};

export async function kitOf(game: string): Promise<BoardKit> {
  const load = KITS[game] ?? (() => import("./plain/kit"));
  return (await load()).kit;
}
