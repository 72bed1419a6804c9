// What the bots are called; one without a name of its own in this language keeps the name it came with.
import { hasText, t } from "./ui.svelte";

export function botName(bot: string): string {
  return hasText(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}
