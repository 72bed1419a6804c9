// What a person has chosen for this browser: language, theme, speed, sound. Kept on the device only.
export type Theme = "auto" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast" | "none" | "step";
export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "none", "step"];

export const LANGUAGES = ["en", "it"] as const;
const KEY = "freebooter-settings";

class Settings {
  language = $state("en");
  theme = $state<Theme>("auto");
  speed = $state<Speed>("normal");
  /** Nothing sounds before it is asked for. */
  sound = $state(false);
  /** From 0 to 100. */
  volume = $state(60);
  /** The kinds of events that are not to be heard. */
  silenced = $state<string[]>([]);
  name = $state("");
  /** The bot that this person likes to play against. */
  level = $state("");
  /** Tell of one's turn while the page is out of sight. */
  notify = $state(false);

  load(): void {
    this.language = navigator.languages?.some((one) => one.startsWith("it")) && !navigator.language.startsWith("en") ? "it" : "en";
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
      if (kept.language) this.language = kept.language;
      if (kept.theme) this.theme = kept.theme;
      if (kept.speed) this.speed = kept.speed;
      if (kept.sound !== undefined) this.sound = kept.sound;
      if (kept.volume !== undefined) this.volume = kept.volume;
      if (kept.silenced) this.silenced = kept.silenced;
      if (kept.notify !== undefined) this.notify = kept.notify;
      if (kept.name) this.name = kept.name;
      if (kept.level) this.level = kept.level;
    } catch {
      // Storage may be forbidden or spoilt: the defaults will do.
    }
    const asked = new URLSearchParams(location.search).get("lang");
    if (asked) this.language = asked;
    this.apply();
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.apply());
  }

  keep(): void {
    const { language, theme, speed, sound, volume, silenced, name, level, notify } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, speed, sound, volume, silenced, name, level, notify }));
    } catch {
      // Then it lasts as long as the page.
    }
    this.apply();
  }

  get isDark(): boolean {
    return this.theme === "dark" || (this.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  }

  private apply(): void {
    document.documentElement.dataset.theme = this.isDark ? "dark" : "light";
    document.documentElement.lang = this.language === "qps" ? "en" : this.language;
  }
}

export const settings = new Settings();

/** Milliseconds for a movement of so many at normal speed; none where motion is not wanted. */
export function paced(milliseconds: number): number {
  if (settings.speed === "none") return 0;
  return milliseconds * { slow: 1.6, normal: 1, step: 1, fast: 0.5 }[settings.speed];
}

export function wantsLessMotion(): boolean {
  return typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
