// Pieces that glide from where they are drawn to where they lie now. Done by hand and not by style sheets, since a
// piece that is drawn in a new order loses its transition.
import { untrack } from "svelte";
import { paced, wantsLessMotion } from "../settings.svelte";

export interface Point {
  x: number;
  y: number;
}

export class Glide {
  private now = $state.raw(new Map<string, Point>());
  private frame = 0;
  private milliseconds: number;

  constructor(milliseconds = 320) {
    this.milliseconds = milliseconds;
  }

  /** Where to draw this piece at the moment. */
  at(key: string, goal: Point): Point {
    return this.now.get(key) ?? goal;
  }

  /** Let every piece glide to its goal; one that is new is there at once. */
  to(goals: Map<string, Point>): () => void {
    cancelAnimationFrame(this.frame);
    const from = new Map(untrack(() => this.now));
    const moved = [...goals].some(([key, goal]) => {
      const old = from.get(key);
      return old && (old.x !== goal.x || old.y !== goal.y);
    });
    const time = wantsLessMotion() ? 0 : Math.min(400, untrack(() => paced(this.milliseconds)));
    if (!moved || time === 0) {
      this.now = new Map(goals);
      return () => {};
    }
    const begun = performance.now();
    const step = (moment: number): void => {
      const share = Math.min(1, Math.max(0, (moment - begun) / time));
      const eased = 1 - (1 - share) ** 3;
      const next = new Map<string, Point>();
      for (const [key, goal] of goals) {
        const old = from.get(key) ?? goal;
        next.set(key, { x: old.x + (goal.x - old.x) * eased, y: old.y + (goal.y - old.y) * eased });
      }
      this.now = next;
      if (share < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(this.frame);
  }
}
