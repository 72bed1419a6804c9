// What the bots are called; one without a name of its own in this language keeps the name it came with.
import type { GameListed } from "../generated/wire";
import { hasText, t } from "./ui.svelte";

export function botName(bot: string): string {
  return hasText(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** How a bot plays, in a sentence; nothing for one that nobody has described. */
export function botText(bot: string): string {
  return hasText(`bot-${bot}-about`) ? t(`bot-${bot}-about`) : "";
}

/** The bot that is meant, where the server has it; else the one that gives a game without being merciless. */
export function levelOf(game: GameListed, wanted: string): string {
  return game.levels.includes(wanted) ? wanted : (game.levels[1] ?? game.bots.at(-1) ?? "");
}
