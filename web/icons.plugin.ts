// Brings the few icons we use out of the game-icons family (4,000 of them) as the module `virtual:icons`.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { ICONS } from "./src/look/icons.ts";

const ID = "virtual:icons";

interface Family {
  icons: Record<string, { body: string }>;
}

export function icons(): Plugin {
  return {
    name: "freebooter-icons",
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
      const family = JSON.parse(readFileSync(file, "utf-8")) as Family;
      const bodies: Record<string, string> = {};
      for (const [name, source] of Object.entries(ICONS)) {
        const icon = family.icons[source];
        if (!icon) throw new Error(`game-icons has no ${source}`);
        bodies[name] = icon.body;
      }
      return `export default ${JSON.stringify(bodies)};`;
    },
  };
}
