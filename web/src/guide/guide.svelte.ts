// A guide through a first game: one explanation at a time, when its moment comes. It never stands in the way.
import { settings } from "../settings.svelte";
import { stretched } from "../talk/pseudo";
import { t } from "../talk/ui.svelte";
import { Words } from "../talk/words";
import { endGuide, keepProgress } from "./guides";
import type { Script, Step } from "./script";

// More explanations than this do not wait: what is left out comes at the next occasion.
const MOST_WAITING = 2;

export class Guide {
  readonly script: Script;
  private table: string;
  private line = $state.raw<readonly Step[]>([]);
  private done = $state.raw<readonly string[]>([]);
  private ended = $state(false);

  constructor(table: string, script: Script, done: readonly string[]) {
    this.table = table;
    this.script = script;
    this.done = done;
    this.line = this.fresh((step) => step.on === "start");
  }

  get step(): Step | null {
    return this.ended ? null : (this.line[0] ?? null);
  }

  get waiting(): number {
    return Math.max(0, this.line.length - 1);
  }

  text(step: Step): string {
    const words = this.words();
    return words.has(step.key) ? words.text(step.key) : t(`guide-${step.key}`);
  }

  /** These kinds of choices are offered now. What was to be said of others is over; one new thing is enough. */
  asked(kinds: ReadonlySet<string>): void {
    const isOver = (step: Step): boolean => typeof step.on === "object" && "asked" in step.on && !step.on.asked.some((kind) => kinds.has(kind));
    const shown = this.line[0];
    if (shown && isOver(shown)) this.settle(shown);
    this.line = this.line.filter((step) => !isOver(step));
    if (this.line.some((step) => typeof step.on === "object" && "asked" in step.on)) return;
    const next = this.fresh((step) => typeof step.on === "object" && "asked" in step.on && step.on.asked.some((kind) => kinds.has(kind)))[0];
    if (next) this.line = [...this.line, next];
  }

  /** An event of this kind is being shown. */
  told(kind: string): void {
    if (this.line.length >= MOST_WAITING) return;
    const next = this.fresh((step) => typeof step.on === "object" && "told" in step.on && step.on.told.includes(kind))[0];
    if (next) this.line = [...this.line, next];
  }

  next(): void {
    const shown = this.line[0];
    if (!shown) return;
    this.settle(shown);
    this.line = this.line.slice(1);
  }

  stop(): void {
    this.ended = true;
    endGuide(this.table);
  }

  private settle(step: Step): void {
    this.done = [...this.done, step.key];
    if (!this.ended) keepProgress(this.table, this.done);
  }

  private fresh(fits: (step: Step) => boolean): Step[] {
    return this.script.steps.filter((step) => fits(step) && !this.done.includes(step.key) && !this.line.includes(step));
  }

  private words(): Words {
    const { language } = settings;
    const text = this.script.texts[language] ?? this.script.texts.en ?? "";
    return language === "qps" ? new Words("qps", [text], stretched) : new Words(language, [text]);
  }
}
