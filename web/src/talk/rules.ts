// The rules of a game, which come as Markdown: sections with numbers, paragraphs, lists. Read without a parser's risks.
export interface Part {
  kind: "text" | "code" | "strong" | "em";
  text: string;
}

export type Block = { kind: "paragraph"; parts: Part[] } | { kind: "list"; items: Part[][] };

export interface RuleSection {
  /** The rule's number (B4), empty for the opening. */
  number: string;
  title: string;
  blocks: Block[];
}

export function readRules(markdown: string): { title: string; sections: RuleSection[] } {
  let title = "";
  const sections: RuleSection[] = [{ number: "", title: "", blocks: [] }];
  for (const chunk of markdown.split(/\n\s*\n|\n(?=#)/)) {
    const lines = chunk.trim().split("\n");
    while (lines[0]?.startsWith("#")) {
      const heading = lines.shift() ?? "";
      if (heading.startsWith("# ")) title = heading.slice(2).trim();
      else {
        const found = /^#+\s+(?:([A-Z]\d+)\s+)?(.*)$/.exec(heading);
        sections.push({ number: found?.[1] ?? "", title: found?.[2] ?? "", blocks: [] });
      }
    }
    if (lines.length) sections.at(-1)?.blocks.push(...blocksOf(lines));
  }
  return { title, sections: sections.filter((section) => section.title || section.blocks.length) };
}

function blocksOf(lines: string[]): Block[] {
  const blocks: Block[] = [];
  let text: string[] = [];
  let items: string[] = [];
  const flush = (): void => {
    if (text.length) blocks.push({ kind: "paragraph", parts: partsOf(text.join(" ")) });
    if (items.length) blocks.push({ kind: "list", items: items.map(partsOf) });
    text = [];
    items = [];
  };
  for (const line of lines) {
    const item = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(line);
    if (item) {
      if (text.length) flush();
      items.push(item[1] ?? "");
    } else if (items.length && /^\s+/.test(line)) items[items.length - 1] += ` ${line.trim()}`;
    else {
      if (items.length) flush();
      text.push(line.trim());
    }
  }
  flush();
  return blocks;
}

export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  for (const piece of text.split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*)/)) {
    if (!piece) continue;
    if (piece.startsWith("`")) parts.push({ kind: "code", text: piece.slice(1, -1) });
    else if (piece.startsWith("**")) parts.push({ kind: "strong", text: piece.slice(2, -2) });
    else if (piece.startsWith("*") && piece.length > 2) parts.push({ kind: "em", text: piece.slice(1, -1) });
    else parts.push({ kind: "text", text: piece });
  }
  return parts;
}
