// Messages become sentences here, from the same locale files that the rest of the platform speaks with.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message } from "../generated/wire";

export class Words {
  readonly language: string;
  /** What names mean, with the figures in play. */
  readonly abouts: Readonly<Record<string, Message>>;
  private bundle: FluentBundle;

  constructor(language: string, texts: readonly string[], transform?: (text: string) => string, abouts: Readonly<Record<string, Message>> = {}) {
    this.language = language;
    this.abouts = abouts;
    this.bundle = new FluentBundle(language === "qps" ? "en" : language, { useIsolating: false, transform });
    for (const text of texts) this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** A sentence by its key, or by an attribute of it (`storm.about`); a key without wording is shown as it is, so that
   * nothing is ever hidden. */
  text(key: string, args: Record<string, FluentVariable> = {}): string {
    const [name = key, attribute] = key.split(".", 2);
    const message = this.bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? this.bundle.formatPattern(pattern, args, []) : key;
  }

  /** A term, or the bare name in words where the game has none for it. */
  term(name: string): string {
    return this.has(name) ? this.text(name) : name.replaceAll("_", " ");
  }

  /** What a name means, in a sentence or two with their rule; nothing where there is nothing to say. */
  about(name: string): string {
    const told = this.abouts[name];
    return told ? this.say(told, []) : "";
  }

  /** What a message says; its rule is shown apart from it. */
  say(message: Message, names: readonly string[]): string {
    const args: Record<string, FluentVariable> = { ...message.args };
    for (const [name, seat] of Object.entries(message.seats)) {
      if (Array.isArray(seat)) {
        args[name] = this.join(seat.map((one) => names[one] ?? "?"));
        args[`${name}_count`] = seat.length;
      } else args[name] = names[seat] ?? "?";
    }
    for (const [name, term] of Object.entries(message.terms)) {
      if (Array.isArray(term)) args[name] = this.join(this.counted(term));
      else {
        args[name] = this.term(term);
        args[`${name}_id`] = term;
      }
    }
    return this.text(message.key, args);
  }

  /** Words, each once, with how often it is meant. */
  private counted(terms: readonly string[]): string[] {
    const counts = new Map<string, number>();
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    return [...counts].map(([term, count]) => (count > 1 ? this.text("list-times", { what: this.term(term), count }) : this.term(term)));
  }

  join(parts: readonly string[]): string {
    if (parts.length === 0) return this.text("nobody");
    if (parts.length === 1) return parts[0] ?? "";
    return this.text("list-end", { first: parts.slice(0, -1).join(", "), last: parts.at(-1) ?? "" });
  }
}
