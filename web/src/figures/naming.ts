// What the fields and the values of a figure set are called.
import type { Words } from "../talk/words";

export class Naming {
  readonly words: Words;
  private readonly game: string;

  constructor(game: string, words: Words) {
    this.game = game;
    this.words = words;
  }

  /** A field, or a word that stands in one: as the game says it of its figures, or as it says it anywhere. */
  name(field: string): string {
    const key = `${this.game}-figure-${field.replaceAll("_", "-")}`;
    const said = this.words.has(key) ? this.words.text(key) : this.words.term(field);
    return said.charAt(0).toUpperCase() + said.slice(1);
  }

  /** Something with an id: by its name if it has one, so that it is found in the box; by its number, too. */
  item(id: string): string {
    if (!this.words.has(id)) return id;
    return /\d/.test(id) ? `${id} ${this.words.term(id)}` : this.name(id);
  }

  /** A step that is written in short words, as a sentence; itself where there is none. */
  step(text: string): string {
    const key = `${this.game}-step-${text.replace(/ \d+/g, "").replaceAll(/[ _]/g, "-")}`;
    return this.words.has(key) ? this.words.term(key) : text;
  }
}
