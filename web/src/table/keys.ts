// The keys of a table: each means one thing, wherever the focus is and as long as nobody is writing.
import type { Answering } from "./answering.svelte";
import type { Moment } from "./moment.svelte";
import type { TableSession } from "./session.svelte";

export interface Keyed {
  session: TableSession;
  moment: Moment;
  answering: Answering;
  help(): void;
  askAll(): void;
  focusChoices(): void;
}

export function pressed(event: KeyboardEvent, { session, moment, answering, help, askAll, focusChoices }: Keyed): void {
  if (event.ctrlKey || event.metaKey || event.altKey || moment.curtain !== null) return;
  const target = event.target as HTMLElement;
  if (target.closest("input, textarea, select")) return;
  const { key } = event;
  if (key === "Escape") answering.escape();
  else if (key === "?" || key === "h") {
    event.preventDefault();
    help();
  } else if (key === "u" && moment.canUndo) void session.composing.undo();
  else if (key === "w" && answering.items.length) askAll();
  else if (key === "c" && answering.items.length) focusChoices();
  else if (key === " " && session.stage.busy && !target.closest("button, a, summary, [role=button]")) {
    event.preventDefault();
    if (session.stage.waiting) session.stage.goOn();
    else session.stage.skip();
  } else if (/^[0-9]$/.test(key) || (answering.typed && (key === "Enter" || key === "Backspace"))) {
    event.preventDefault();
    answering.type(key);
  }
}
