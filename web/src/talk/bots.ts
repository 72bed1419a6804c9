// What the bots are called; one without a name of its own in this language keeps the name it came with.
import { hasText, t } from "./ui.svelte";

export function botName(bot: string): string {
  return hasText(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** How a bot is offered: a level by how hard it is and what it is like, any other by its name. */
export function botOffered(bot: string): string {
  return hasText(`bot-${bot}-about`) ? t(`bot-${bot}-about`) : botName(bot);
}
