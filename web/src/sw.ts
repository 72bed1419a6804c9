/// <reference lib="webworker" />
// The service worker: opens the app without a connection, on a page that says so. Pages are always asked of the server,
// and what the API says is never kept: a game that went on elsewhere must not be shown as it was.
const worker = self as unknown as ServiceWorkerGlobalScope;

// Both are put in by the build.
const CACHE = "shell-%VERSION%";
const SHELL = "%SHELL%".split(" ");
const OFFLINE = "/offline.html";

worker.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(SHELL))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => kept(OFFLINE)));
  // These are named by their contents, so what is kept is what the server would send.
  else if (pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else if (SHELL.includes(pathname)) event.respondWith(fetch(request).catch(() => kept(request)));
});

worker.addEventListener("push", (event) => {
  const { title, body, tag, url } = event.data?.json() as Record<"title" | "body" | "tag" | "url", string>;
  event.waitUntil(worker.registration.showNotification(title, { body, tag, icon: "/icon-192.png", data: url }));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lookAt(String(event.notification.data)));
});

/** The page at this path: the one that is open, or a new one. */
async function lookAt(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const found = pages.find((page) => new URL(page.url).pathname === path);
  if (found) await found.focus();
  else await worker.clients.openWindow(path);
}

async function kept(request: Request | string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
