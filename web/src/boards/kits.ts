// The boards by game, each loaded when it is first needed. A game without one gets the board for all games.
import type { BoardKit } from "./board";

const KITS = import.meta.glob<{ kit: BoardKit }>("./*/kit.ts");

export async function kitOf(game: string): Promise<BoardKit> {
  const load = KITS[`./${game}/kit.ts`] ?? (() => import("./plain/kit"));
  return (await load()).kit;
}
