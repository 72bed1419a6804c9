// The form of a figure set: drawn from its schema, with every figure in its place.
import { expect, test } from "vitest";
import { another, around, figuresIn, shapeOf, type Named } from "../src/figures/shape";

const figure = (value: object): object => ({ title: "Figure[x]", type: "array", prefixItems: [value, { enum: ["assumed", "printed"] }] });
const SCHEMA = {
  $ref: "#/$defs/Set",
  $defs: {
    Set: { type: "object", properties: { name: { type: "string" }, wages: figure({ type: "array", items: { anyOf: [{ type: "integer" }, { enum: ["?"] }] } }), ships: { type: "array", items: { $ref: "#/$defs/Ship" } }, costs: { $ref: "#/$defs/Costs" } } },
    Ship: { type: "object", properties: { id: { type: "string" }, ducats: figure({ type: "integer" }), flag: figure({ enum: ["red", "blue"] }) } },
    Costs: { type: "object", properties: { mast: { $ref: "#/$defs/Cost" }, life: { $ref: "#/$defs/Cost" } } },
    Cost: figure({ type: "object", additionalProperties: { type: "integer" } }),
  },
};
const STANDARD = {
  name: "standard",
  wages: [[2, "?"], "assumed"],
  ships: [{ id: "S01", ducats: [8, "assumed"], flag: ["red", "printed"] }],
  costs: { mast: [{ wood: 1 }, "printed"], life: [{ rum: 2 }, "printed"] },
} as Named;

test("a schema becomes a form: pairs with a mark are figures, what is named knows all names in use", () => {
  const shape = shapeOf(SCHEMA, STANDARD);
  const cost = { kind: "figure", value: { kind: "named", item: { kind: "number" }, names: ["wood", "rum"] } };
  expect(shape).toEqual({
    kind: "parts",
    fields: [
      ["name", { kind: "text", examples: [] }],
      ["wages", { kind: "figure", value: { kind: "list", item: { kind: "sign", signs: ["?"] } } }],
      ["ships", { kind: "list", item: { kind: "parts", fields: [["id", { kind: "text", examples: [] }], ["ducats", { kind: "figure", value: { kind: "number" } }], ["flag", { kind: "figure", value: { kind: "choice", values: ["red", "blue"] } }]] } }],
      ["costs", { kind: "parts", fields: [["mast", cost], ["life", cost]] }],
    ],
  });
  expect(figuresIn(shape, STANDARD).map(({ place, figure: [, mark] }) => `${place} ${mark}`)).toEqual(["wages assumed", "ships[S01].ducats assumed", "ships[S01].flag printed", "costs.mast printed", "costs.life printed"]);
});

test("one more is like the last one, under the next name", () => {
  const shape = shapeOf(SCHEMA, STANDARD);
  const ships = shape.kind === "parts" ? shape.fields[2]?.[1] : undefined;
  const list = STANDARD.ships as Named[];
  expect(ships?.kind === "list" && another(ships.item, list)).toEqual({ ...list[0], id: "S02" });
  expect(ships?.kind === "list" && another(ships.item, [])).toEqual({ id: "1", ducats: [1, "printed"], flag: ["red", "printed"] });
});

test("a place lies in another, up to the whole", () => {
  expect([around("ships[S01].ducats"), around("ships[S01]"), around("ships"), around("costs.mast.wood"), around("faces[T1A].islands[T1A-a].ports")]).toEqual(["ships[S01]", "ships", "", "costs.mast", "faces[T1A].islands[T1A-a]"]);
});
