// Notifications of the browser: asked for by a button, and only where the browser has them.
import { settings } from "../settings.svelte";
import { endPush, showByWorker, wantPush } from "./push";

export type Notifying = "on" | "off" | "denied" | "impossible";

/** Browsers show none for pages that came over plain http from another machine. */
export function notifying(): Notifying {
  if (typeof Notification === "undefined" || !isSecureContext) return "impossible";
  if (Notification.permission === "denied") return "denied";
  return settings.notify && Notification.permission === "granted" ? "on" : "off";
}

export async function switchNotifying(on: boolean): Promise<Notifying> {
  if (on && notifying() === "off" && Notification.permission !== "granted") await Notification.requestPermission();
  settings.notify = on && Notification.permission === "granted";
  settings.keep();
  if (settings.notify) await wantPush();
  else await endPush();
  return notifying();
}

/** Tell somebody who looks at something else; one notice for each table. */
export function notify(title: string, text: string, table: string): void {
  if (!document.hidden || notifying() !== "on" || showByWorker(title, text, table, `/table/${table}`)) return;
  const notice = new Notification(title, { body: text, tag: table });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
