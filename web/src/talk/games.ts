// What the server says about each game, asked for once.
import type { GameShown } from "../generated/wire";
import { api } from "./api";
import { stretched } from "./pseudo";
import { Words } from "./words";

const games = new Map<string, Promise<GameShown>>();
const spoken = new Map<string, Words>();

export function gameOf(id: string): Promise<GameShown> {
  const known = games.get(id);
  if (known) return known;
  const asked = api.game(id);
  games.set(id, asked);
  asked.catch(() => games.delete(id));
  return asked;
}

export function wordsOf(game: GameShown, language: string): Words {
  const key = `${game.game.id} ${language}`;
  let found = spoken.get(key);
  if (!found) {
    const texts = game.locale[language] ?? game.locale.en ?? [];
    found = language === "qps" ? new Words("qps", texts, stretched) : new Words(language, texts);
    spoken.set(key, found);
  }
  return found;
}
