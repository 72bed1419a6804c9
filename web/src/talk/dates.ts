// When something was, in the language chosen.
import { settings } from "../settings.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];
const LONG_AGO = 14 * 86_400;

/** How long ago it was, and after two weeks the date; times are seconds since 1970. */
export function whenText(time: number): string {
  const since = Date.now() / 1000 - time;
  if (since > LONG_AGO) return new Intl.DateTimeFormat(settings.language, { dateStyle: "medium" }).format(time * 1000);
  const [unit, length] = STEPS.find(([, seconds]) => since >= seconds) ?? ["minute", 60];
  return new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" }).format(-Math.floor(since / length), unit);
}
