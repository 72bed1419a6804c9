// A game's options in words: what each one does, and what a table has chosen other than as usual.
import type { GameShown } from "../generated/wire";
import { settings } from "../settings.svelte";
import { wordsOf } from "../talk/games";
import { t } from "../talk/ui.svelte";

/** What an option does, in one line of the game's own words. */
export function explained(game: GameShown, option: string): string {
  const key = `${game.game.id}-option-${option.replaceAll("_", "-")}`;
  const words = wordsOf(game, settings.language);
  const text = words.has(key) ? words.text(key) : option.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function valueText(game: GameShown, value: unknown): string {
  if (value === null) return t("option-none");
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  return typeof value === "string" ? wordsOf(game, settings.language).term(value) : String(value);
}

/** A line for each option that is not as usual. */
export function unusual(game: GameShown, options: Record<string, unknown>): string[] {
  return Object.entries(game.options)
    .filter(([option, usual]) => option in options && options[option] !== usual)
    .map(([option]) => (options[option] === true ? explained(game, option) : `${explained(game, option)}: ${valueText(game, options[option])}`));
}
