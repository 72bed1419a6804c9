// A first game of Plunder.
import type { GameAction, GameEvent } from "../../generated/games/plunder";
import type { Script } from "../script";
import en from "./en.ftl?raw";
import it from "./it.ftl?raw";

export const script: Script<GameAction["type"], GameEvent["type"]> = {
  options: { target: 6 },
  texts: { en, it },
  steps: [
    { key: "welcome", on: "start", rule: "P14", at: ".seats" },
    { key: "choose", on: "start", rule: "P2", at: ".choose" },
    { key: "island", on: { asked: ["PickIsland"] }, rule: "P1", at: '.board .lit[data-part^="cell:"]' },
    { key: "roll", on: { asked: ["Roll"] }, rule: "P2", at: '[data-part="die"]' },
    { key: "attacked", on: { asked: ["Fight"] }, rule: "P5", at: ".choose" },
    { key: "answer", on: { asked: ["Accept"] }, rule: "P7", at: ".choose" },
    { key: "conquer", on: { asked: ["AttackIsland"] }, rule: "P4", at: '.board .lit[data-part^="cell:"]' },
    { key: "collect", on: { asked: ["Collect"] }, rule: "P10", at: '.board .lit[data-part^="token:"]' },
    { key: "sail", on: { asked: ["Sail"] }, rule: "P3", at: '.board .lit[data-part^="cell:"]' },
    { key: "build", on: { asked: ["Build", "BuildShip"] }, rule: "P12", at: '[data-part^="build:"].lit' },
    { key: "trade", on: { asked: ["OfferTrade"] }, rule: "P7", at: ".choose" },
    { key: "merchant", on: { asked: ["Barter"] }, rule: "P8", at: '[data-place="stacks"]' },
    { key: "why", on: { asked: ["EndTurn"] }, rule: "P2", at: ".board" },
    { key: "cards", on: { told: ["CardDrawn", "HiddenCardDrawn"] }, rule: "P2", at: ".seats" },
    { key: "storm", on: { told: ["StormMoved"] }, rule: "P3", at: ".board" },
    { key: "battle", on: { told: ["BattleFought"] }, rule: "P4", at: ".board" },
    { key: "conquered", on: { told: ["IslandConquered"] }, rule: "P2", at: ".seats" },
    { key: "point", on: { told: ["PointCardGained"] }, rule: "P14", at: ".seats" },
    { key: "scoring", on: { told: ["PointsCounted"] }, rule: "P14", at: ".seats" },
  ],
};
