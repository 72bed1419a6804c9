// A first game of Winds of Plunder.
import type { GameAction, GameEvent } from "../../generated/games/winds_of_plunder";
import type { Script } from "../script";
import en from "./en.ftl?raw";
import it from "./it.ftl?raw";

export const script: Script<GameAction["type"], GameEvent["type"]> = {
  options: {},
  texts: { en, it },
  steps: [
    { key: "welcome", on: "start", rule: "W18", at: ".seats" },
    { key: "choose", on: "start", rule: "W3", at: ".choose" },
    { key: "compass", on: { asked: ["SetCompass"] }, rule: "W1", at: '.board .lit[data-part^="wind:"]' },
    { key: "bid", on: { asked: ["Bid"] }, rule: "W1", at: ".choose" },
    { key: "first", on: { asked: ["NameFirst"] }, rule: "W18", at: ".choose" },
    { key: "sailing", on: { asked: ["Sail"] }, rule: "W19", at: '.board .lit[data-part^="port:"]' },
    { key: "boarding", on: { asked: ["Board"] }, rule: "W8", at: ".choose" },
    { key: "points", on: { asked: ["DrawCard", "TakeCubes"] }, rule: "W3", at: ".choose" },
    { key: "cards", on: { asked: ["PlayCard"] }, rule: "W12", at: ".choose" },
    { key: "why", on: { asked: ["EndTurn"] }, rule: "W3", at: ".board" },
    { key: "wind", on: { told: ["WindSet"] }, rule: "W19", at: '[data-part^="wind:"]' },
    { key: "tile", on: { told: ["TileScored"] }, rule: "W7", at: '[data-place^="port:"]' },
    { key: "reputation", on: { told: ["ReputationGained"] }, rule: "W9", at: '[data-place^="port:"]' },
    { key: "marker", on: { told: ["MarkerTaken"] }, rule: "W10", at: ".seats" },
    { key: "treasure", on: { told: ["TreasureTaken", "TreasureDrawn"] }, rule: "W7", at: ".seats" },
    { key: "scoring", on: { told: ["BonusScored"] }, rule: "W15", at: ".seats" },
  ],
};
