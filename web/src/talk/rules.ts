// The rules of a game, which come as Markdown: sections with numbers, paragraphs, lists, tables. Read without a parser's
// risks, searched, and with the numbers of other rules as links.
import { stretched } from "./pseudo";

/** A piece of text; a `rule` is the number of a section of these rules. */
export interface Part {
  kind: "text" | "code" | "strong" | "em" | "rule";
  text: string;
}

export type Block = { kind: "paragraph"; parts: Part[] } | { kind: "list"; items: Part[][] } | { kind: "table"; rows: Part[][][] };

export interface RuleSection {
  /** The rule's number (B4), empty for the opening. */
  number: string;
  title: string;
  blocks: Block[];
}

export interface Rules {
  title: string;
  sections: RuleSection[];
}

/** The rules in the language that is spoken, or else in English. */
export function rulesIn(help: Readonly<Record<string, string>>, language: string): Rules {
  const rules = readRules(language === "qps" ? stretched(help.en ?? "") : (help[language] ?? help.en ?? ""));
  const numbers = new Set(rules.sections.map((section) => section.number));
  return { ...rules, sections: rules.sections.map((section) => ({ ...section, blocks: section.blocks.map((block) => linkedBlock(block, numbers)) })) };
}

export function readRules(markdown: string): Rules {
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
  let rows: string[][] = [];
  const flush = (): void => {
    if (text.length) blocks.push({ kind: "paragraph", parts: partsOf(text.join(" ")) });
    if (items.length) blocks.push({ kind: "list", items: items.map(partsOf) });
    if (rows.length) blocks.push({ kind: "table", rows: rows.map((row) => row.map(partsOf)) });
    text = [];
    items = [];
    rows = [];
  };
  for (const line of lines) {
    const item = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(line);
    if (line.startsWith("|")) {
      if (text.length || items.length) flush();
      if (!/^[|\s:-]+$/.test(line)) rows.push(line.replace(/^\||\|\s*$/g, "").split("|").map((cell) => cell.trim()));
    } else if (item) {
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

function linkedBlock(block: Block, numbers: ReadonlySet<string>): Block {
  if (block.kind === "paragraph") return { ...block, parts: linked(block.parts, numbers) };
  if (block.kind === "list") return { ...block, items: block.items.map((item) => linked(item, numbers)) };
  return block;
}

/** Numbers of these rules that stand in the text become parts of their own. */
export function linked(parts: readonly Part[], numbers: ReadonlySet<string>): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.kind !== "text") return [part];
    const pieces = part.text.split(/\b([A-Z]\d+)\b/).filter(Boolean);
    return pieces.map((text) => ({ kind: numbers.has(text) ? "rule" : "text", text }));
  });
}

/** Letters as they are searched: small, without accents; as many of them as before. */
function folded(text: string): string {
  return text
    .replace(/[^ -~]/g, (letter) => (letter === "’" ? "'" : letter.normalize("NFD").charAt(0)))
    .toLowerCase();
}

function wordsOf(query: string): string[] {
  return folded(query).split(/\s+/).filter(Boolean);
}

/** Whether a text holds all words that are looked for. */
export function hasAll(text: string, query: string): boolean {
  const inside = folded(text);
  return wordsOf(query).every((word) => inside.includes(word));
}

/** Everything a section says, to be searched. */
export function textOf(section: RuleSection): string {
  const said = (block: Block): Part[] => (block.kind === "paragraph" ? block.parts : block.kind === "list" ? block.items.flat() : block.rows.flat(2));
  return [section.number, section.title, ...section.blocks.map((block) => said(block).map((part) => part.text).join(""))].join(" ");
}

/** A text cut where words that are looked for begin and end. */
export function marked(text: string, query: string): { text: string; hit: boolean }[] {
  const words = wordsOf(query).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (!words.length) return [{ text, hit: false }];
  const pieces: { text: string; hit: boolean }[] = [];
  let at = 0;
  for (const found of folded(text).matchAll(new RegExp(words.join("|"), "g"))) {
    if (found.index > at) pieces.push({ text: text.slice(at, found.index), hit: false });
    at = found.index + found[0].length;
    pieces.push({ text: text.slice(found.index, at), hit: true });
  }
  if (at < text.length) pieces.push({ text: text.slice(at), hit: false });
  return pieces;
}
