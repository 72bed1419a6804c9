// The client's own sentences in the language chosen.
import type { FluentVariable } from "@fluent/bundle";
import english from "../locale/en.ftl?raw";
import italian from "../locale/it.ftl?raw";
import { settings } from "../settings.svelte";
import { Refused } from "./api";
import { Words } from "./words";
import { stretched } from "./pseudo";

const TEXTS = new Map([
  ["en", english],
  ["it", italian],
]);
const made: Record<string, Words> = {};

function spoken(language: string): Words {
  const text = TEXTS.get(language) ?? TEXTS.get("en") ?? "";
  return (made[language] ??= language === "qps" ? new Words("qps", [text], stretched) : new Words(language, [text]));
}

/** A sentence of the client's own. Used in markup, it follows the language. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  return spoken(settings.language).text(key, args);
}

/** What went wrong, in this person's language. */
export function faultText(error: unknown): string {
  if (!(error instanceof Refused)) return t("no-answer-text");
  return hasText(`error-${error.code}`) ? t(`error-${error.code}`) : t("error-other", { code: error.code });
}

export function hasText(key: string): boolean {
  return spoken(settings.language).has(key);
}
