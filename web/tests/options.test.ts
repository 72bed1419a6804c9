// Every option of a game can be chosen, whatever its range.
import { expect, test } from "vitest";
import { controlOf, schemaOf } from "../src/pages/options";

test("a short range is a list, a long one is a number, a yes or no is a tick", () => {
  expect(controlOf({ type: "boolean" })).toEqual({ kind: "tick" });
  expect(controlOf({ type: "integer", minimum: 1, maximum: 3 })).toEqual({ kind: "list", values: [1, 2, 3] });
  expect(controlOf({ enum: ["none", "2x2"] })).toEqual({ kind: "list", values: ["none", "2x2"] });
  expect(controlOf({ type: "integer", minimum: 1, maximum: 500 })).toEqual({ kind: "number", least: 1, most: 500, isOptional: false });
  expect(controlOf({ type: "integer" })).toEqual({ kind: "number", least: undefined, most: undefined, isOptional: false });
});

test("what may be left open can be, in a list and as a number", () => {
  expect(controlOf({ anyOf: [{ type: "integer", minimum: 0, maximum: 1 }, { type: "null" }] })).toEqual({ kind: "list", values: [null, 0, 1] });
  expect(controlOf({ anyOf: [{ type: "integer", minimum: 3, maximum: 99 }, { type: "null" }] })).toMatchObject({ kind: "number", isOptional: true });
});

test("an option is found in the schema's own properties or in those of a part", () => {
  const limit = { type: "integer" };
  expect(schemaOf({ properties: { limit } }, "limit")).toBe(limit);
  expect(schemaOf({ $ref: "#/$defs/Options", $defs: { Options: { properties: { limit } } } }, "limit")).toBe(limit);
});
