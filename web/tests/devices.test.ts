// Whoever sits in a seat is told when it is opened on another device, once.
import { beforeEach, expect, test, vi } from "vitest";
import { keepDevices, knownDevices } from "../src/table/devices";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) });
});

test("what a browser finds at its first visit is no news, and one more is, until it is said to be one's own", () => {
  expect(knownDevices("a", 0, 2)).toBe(2);
  expect(knownDevices("a", 0, 3)).toBe(2);
  expect(knownDevices("a", 1, 1)).toBe(1);
  keepDevices("a", 0, 3);
  expect(knownDevices("a", 0, 3)).toBe(3);
});

test("after the others were closed one that comes is news again", () => {
  expect(knownDevices("a", 0, 2)).toBe(2);
  expect(knownDevices("a", 0, 1)).toBe(1);
  expect(knownDevices("a", 0, 2)).toBe(1);
});
