/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { app } from "./app.plugin.ts";
import { icons } from "./icons.plugin.ts";

export default defineConfig({
  base: "/",
  plugins: [icons(), svelte(), app()],
  build: {
    outDir: "../src/freebooter/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: "index.html", offline: "offline.html", sw: "src/sw.ts" },
      // A service worker is known by its address, and reigns over what lies beside it.
      output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  // A board is compiled when it is first drawn: on a busy machine that takes seconds.
  test: { include: ["tests/**/*.test.ts"], testTimeout: 30_000 },
});
