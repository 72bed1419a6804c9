// Looking at a board from near: what is held stays under the finger, and the board fills its place at any scale.
import { expect, test } from "vitest";
import { Lens, NEAREST } from "../src/boards/lens.svelte";

function lens(): Lens {
  const made = new Lens();
  [made.width, made.height] = [400, 300];
  return made;
}

test("a board is seen whole until somebody comes near, and whole again after that", () => {
  const one = lens();
  expect([one.isNear, one.scale, one.x, one.y]).toEqual([false, 1, 0, 0]);
  one.turn({ x: 100, y: 100 });
  expect(one.isNear).toBe(true);
  one.turn();
  expect([one.isNear, one.scale, one.x, one.y]).toEqual([false, 1, 0, 0]);
});

test("the point that is held comes to lie where the fingers are", () => {
  const one = lens();
  const held = { x: 220, y: 130 };
  one.put(2, held, { x: 200, y: 150 });
  expect(one.pointAt({ x: 200, y: 150 })).toEqual(held);
  one.put(3, held, { x: 190, y: 140 });
  expect(one.pointAt({ x: 190, y: 140 })).toEqual(held);
});

test.each([[2, 500, 500], [2, -5000, -5000], [NEAREST + 3, 9, -9000], [0.2, 40, 40]])("at scale %d nothing beside the board comes into sight", (scale, x, y) => {
  const one = lens();
  one.put(scale, { x: 0, y: 0 }, { x, y });
  expect(one.scale).toBeGreaterThanOrEqual(1);
  expect(one.scale).toBeLessThanOrEqual(NEAREST);
  for (const [at, size] of [[one.x, one.width], [one.y, one.height]] as const) {
    expect(at).toBeLessThanOrEqual(0);
    expect(at + size * one.scale).toBeGreaterThanOrEqual(size);
  }
});
