// The client's own sentences in the language chosen.
import type { FluentVariable } from "@fluent/bundle";
import en from "../locale/en.ftl?raw";
import it from "../locale/it.ftl?raw";
import { settings } from "../settings.svelte";
import { Words } from "./words";
import { stretched } from "./pseudo";

const TEXTS: Record<string, string> = { en, it };
const made: Record<string, Words> = {};

function spoken(language: string): Words {
  return (made[language] ??=
    language === "qps" ? new Words("qps", [en], stretched) : new Words(language, [TEXTS[language] ?? en]));
}

/** A sentence of the client's own. Used in markup, it follows the language. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  return spoken(settings.language).text(key, args);
}

export function hasText(key: string): boolean {
  return spoken(settings.language).has(key);
}
