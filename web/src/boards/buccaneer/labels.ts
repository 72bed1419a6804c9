// What stacks of pirates are called.
import type { DiscView } from "../../generated/games/buccaneer";
import { t } from "../../talk/ui.svelte";
import type { Speech } from "../board";

export function wageOf(disc: DiscView): string {
  return disc.wage === 0 ? "?" : String(disc.wage);
}

export function stackLabel(stack: readonly DiscView[], { names }: Speech): string {
  const [top] = stack;
  return t("bucc-stack", { name: names[top?.seat ?? 0] ?? "", wage: top ? wageOf(top) : "", height: stack.length });
}
