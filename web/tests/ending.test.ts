// The end of a game: bars by source, lines of scores, the moment that decided, and the picture of it all.
import { expect, test } from "vitest";
import { lineOf, scaleOf, spread, turnOf } from "../src/table/course";
import { drawEnd } from "../src/table/picture";
import { barsOf, type Source } from "../src/table/standing";

const FRAME = { left: 10, top: 0, width: 300, height: 100 };
const SOURCES: Source[] = [
  { name: "chests", label: "Chests", points: [6, 2], pattern: 0 },
  { name: "spots", label: "Black Spots", points: [-3, 0], pattern: 1 },
  { name: "talismans", label: "Talismans", points: [1, 2], pattern: 2 },
];

test("a line stays level until a row changes the score", () => {
  const scores = [[0, 0], [0, 5], [10, 5], [10, 5]];
  const scale = scaleOf(scores, FRAME);
  expect(scale.marks).toEqual([0, 5, 10]);
  expect(lineOf(scores, 0, scale)).toBe("M10 100H210V0H310");
  expect(lineOf(scores, 1, scale)).toBe("M10 100H110V50H310");
});

test("scores below nothing are in the picture, too, and a game of one row draws a line", () => {
  expect(scaleOf([[0, -6], [2, -6]], FRAME).y(-6)).toBe(100);
  expect(lineOf([[3, 3]], 0, scaleOf([[3, 3]], FRAME))).toBe("M10 0H310");
});

test("the moment that decided is when the winner went ahead for good", () => {
  const scores = [[0, 0, 0], [4, 1, 0], [4, 6, 0], [7, 6, 0], [9, 8, 0]];
  expect(turnOf(scores, [1, 2, 3])).toEqual({ row: 3, winner: 0, passed: 1 });
  expect(turnOf([...scores, [9, 9, 0]], [1, 2, 3]), "decided by a tie-break").toBeNull();
  expect(turnOf(scores, [1, 1, 3]), "shared").toBeNull();
  expect(turnOf([[2, 1], [3, 1]], [1, 2]), "ahead from the start").toBeNull();
});

test("labels at the ends of lines keep their order and lie apart", () => {
  expect(spread([50, 52, 90], 10, 100)).toEqual([50, 60, 90]);
  expect(spread([98, 100, 100], 10, 100)).toEqual([80, 90, 100]);
});

test("what was lost lies to the left of nothing, what was won side by side to the right", () => {
  const bars = barsOf(SOURCES, 0).map((bar) => [bar.source.name, bar.points, bar.start * 10, bar.share * 10]);
  expect(bars).toEqual([["chests", 6, 3, 6], ["spots", -3, 0, 3], ["talismans", 1, 9, 1]]);
  expect(barsOf(SOURCES, 1).map((bar) => bar.start * 10)).toEqual([3, 5]);
});

test("the picture tells who won and takes every name as a text", () => {
  const drawn = drawEnd({
    title: "A game",
    verdict: "<Ada> & Bea win together with 4 points each",
    order: [0, 1],
    names: ["<Ada>", "Bartholomew the Black"],
    places: [1, 1],
    scores: [4, 4],
    sources: SOURCES,
    course: [[0, 0], [4, 4]],
  });
  expect(drawn).toContain("&#60;Ada&#62; &#38; Bea win together");
  expect(drawn).toContain("Bartholomew …");
  expect(drawn).not.toContain("<Ada>");
  expect(drawn.match(/stroke-dasharray/g)).toHaveLength(2);
});
