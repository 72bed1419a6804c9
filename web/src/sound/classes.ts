// Which kinds of events there are to hear, and to which of them an event belongs: by the words in its name, so that
// this file knows no game.
export const CLASSES = ["turn", "pieces", "coins", "sea", "chance", "battle", "end"] as const;
export type SoundClass = (typeof CLASSES)[number];

// The first that fits: a boarding is a battle though there are ships in it.
const WORDS: readonly (readonly [SoundClass, RegExp])[] = [
  ["end", /^Game(Ended|Won)$/],
  ["battle", /Attack|Fought|Board|Sunk|Plundered|Stolen|Challenged|Struck|Brawl|Conquered|Lost|Repelled|Threat|Cast$/],
  ["chance", /Rolled|Thrown|Drawn|Revealed|Spun|Dealt|Sighted|TurnedUp/],
  ["coins", /Paid|Gained|Taken|Scored|Sold|Counted|Bargained|Exchanged|Awarded|Bought|Treasure/],
  ["sea", /Sail|Wind|Gust|Storm|Ship|Caravan/],
];

export function classOf(event: string): SoundClass {
  return WORDS.find(([, words]) => words.test(event))?.[0] ?? "pieces";
}
