// What the server says about each game, asked for once.
import type { GameShown } from "../generated/wire";
import { api } from "./api";
import { stretched } from "./pseudo";
import { Words } from "./words";

const games = new Map<string, Promise<GameShown>>();
const spoken = new WeakMap<GameShown, Map<string, Words>>();

export function gameOf(id: string): Promise<GameShown> {
  const known = games.get(id);
  if (known) return known;
  const asked = api.game(id);
  games.set(id, asked);
  asked.catch(() => games.delete(id));
  return asked;
}

export function wordsOf(game: GameShown, language: string): Words {
  const known = spoken.get(game) ?? new Map<string, Words>();
  spoken.set(game, known);
  let found = known.get(language);
  if (!found) {
    const texts = game.locale[language] ?? game.locale.en ?? [];
    found = new Words(language, texts, language === "qps" ? stretched : undefined, game.abouts);
    known.set(language, found);
  }
  return found;
}
