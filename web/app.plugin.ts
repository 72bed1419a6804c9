// What makes the page an app: its icon, drawn once and given out as SVG and PNG, its manifest, and its service worker,
// which is told here which files make up the shell of this build.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { drawn, painted } from "./icon.ts";

const PAPER = "#F6F0E1";
const SEA = "#0F3B4C";

const MANIFEST = {
  id: "/",
  name: "Freebooter",
  short_name: "Freebooter",
  start_url: "/",
  scope: "/",
  display: "standalone",
  background_color: PAPER,
  theme_color: SEA,
  categories: ["games"],
  icons: [
    { src: "/icon.svg", type: "image/svg+xml", sizes: "any" },
    { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
    { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
    { src: "/icon-maskable.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
  ],
};

const LINKS: Record<string, string>[] = [
  { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icon-touch.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

// The page that is there without a connection, and the one that is fetched anew each time; the shell is what they name.
const PAGES = ["offline.html", "index.html"];

export function app(): Plugin {
  return {
    name: "freebooter-app",
    apply: "build",
    transformIndexHtml: () => LINKS.map((attrs) => ({ tag: "link", attrs, injectTo: "head" as const })),
    generateBundle() {
      const files: Record<string, string | Uint8Array> = {
        "icon.svg": drawn(),
        "icon-192.png": painted(192),
        "icon-512.png": painted(512),
        // Launchers cut these to a shape of their own: the rose keeps clear of the edge, and the sea goes up to it.
        "icon-maskable.png": painted(512, 0.72),
        "icon-touch.png": painted(180, 0.86),
        "manifest.webmanifest": JSON.stringify(MANIFEST),
      };
      for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: "asset", fileName, source });
    },
    writeBundle({ dir = "" }) {
      const pages = PAGES.map((page) => readFileSync(join(dir, page), "utf-8"));
      const named = pages.flatMap((page) => page.match(/\/assets\/[^"]+/g) ?? []);
      const shell = ["/offline.html", "/icon.svg", ...new Set(named)];
      const version = createHash("sha256").update(pages.join()).digest("hex").slice(0, 12);
      const worker = join(dir, "sw.js");
      const code = readFileSync(worker, "utf-8").replace("%VERSION%", version).replace("%SHELL%", shell.join(" "));
      writeFileSync(worker, code);
    },
  };
}
