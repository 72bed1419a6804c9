// The service worker of this browser, and notices that reach it while no page is open.
import { settings } from "../settings.svelte";
import { api } from "./api";

let worker: ServiceWorkerRegistration | null = null;
/** What the server has been told since this page was loaded. */
let told = "";

/** Begin with the service worker; where the page comes over plain http from another machine there is none. */
export async function startWorker(): Promise<void> {
  worker = (await navigator.serviceWorker?.register("/sw.js").catch(() => null)) ?? null;
}

/** Show a notice by way of the worker, as phones want it; whether there is one. */
export function showByWorker(title: string, body: string, tag: string, url: string): boolean {
  if (!worker?.active) return false;
  void worker.showNotification(title, { body, tag, icon: "/icon-192.png", data: url });
  return true;
}

/** Let the server tell this device of turns. Said anew with each page: the language or the person may be others now. */
export async function wantPush(): Promise<void> {
  if (!worker || typeof PushManager === "undefined") return;
  const language = settings.language === "it" ? "it" : "en";
  try {
    const subscription =
      (await worker.pushManager.getSubscription()) ??
      (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: (await api.pushKey()).key }));
    const { endpoint = "", keys = {} } = subscription.toJSON();
    const wanted = { endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "", language } as const;
    // Somebody without a session cannot be told; they are asked anew at their first table.
    if (told === JSON.stringify(wanted) || !(await api.me()).name) return;
    await api.wantPush(wanted);
    told = JSON.stringify(wanted);
  } catch {
    // Without a push service turns are told while a page is open.
  }
}

export async function endPush(): Promise<void> {
  told = "";
  try {
    const subscription = await worker?.pushManager.getSubscription();
    if (!subscription) return;
    await subscription.unsubscribe();
    await api.me();
    await api.endPush(subscription.endpoint);
  } catch {
    // A push service that finds nobody any more lets the server know.
  }
}
