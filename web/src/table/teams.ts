// Teams, where a game's view names them: a seat shares its team's talk with its allies only.
import type { Plain } from "../boards/board";

export function hasAllies(view: Plain | null, seat: number): boolean {
  const teams = view?.teams;
  if (!Array.isArray(teams)) return false;
  return teams.filter((team) => team === teams[seat]).length > 1;
}
