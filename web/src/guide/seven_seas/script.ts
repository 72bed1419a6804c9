// A first game of Pirates of the 7 Seas.
import type { GameAction, GameEvent } from "../../generated/games/seven_seas";
import type { Script } from "../script";
import en from "./en.ftl?raw";
import it from "./it.ftl?raw";

export const script: Script<GameAction["type"], GameEvent["type"]> = {
  options: { round_limit: 8 },
  texts: { en, it },
  steps: [
    { key: "welcome", on: "start", rule: "S13", at: ".seats" },
    { key: "choose", on: "start", rule: "S17", at: ".choose" },
    { key: "character", on: { asked: ["Choose"] }, rule: "S17", at: '.board .lit[data-part^="character:"]' },
    { key: "caravan", on: { asked: ["PlayCaravan"] }, rule: "S6", at: ".choose" },
    { key: "send", on: { asked: ["Send"] }, rule: "S6", at: ".choose" },
    { key: "booty", on: { asked: ["Keep"] }, rule: "S9", at: ".choose" },
    { key: "sell", on: { asked: ["Sell"] }, rule: "S18", at: '[data-place="market"]' },
    { key: "buy", on: { asked: ["Buy"] }, rule: "S3", at: ".choose" },
    { key: "gift", on: { asked: ["TakeGift"] }, rule: "S4", at: ".choose" },
    { key: "corsair", on: { asked: ["BecomeCorsair"] }, rule: "S19", at: ".choose" },
    { key: "ritual", on: { asked: ["Perform", "Bargain"] }, rule: "S5", at: ".choose" },
    { key: "why", on: { asked: ["Choose"] }, rule: "S17", at: ".board" },
    { key: "battle", on: { told: ["ShipsFought"] }, rule: "S7", at: '[data-place="tray"]' },
    { key: "spot", on: { told: ["BlackSpotTaken"] }, rule: "S3", at: ".seats" },
    { key: "curse", on: { told: ["CurseCast"] }, rule: "S10", at: '[data-place="tray"]' },
    { key: "port", on: { told: ["PortChanged"] }, rule: "S18", at: '[data-place="market"]' },
    { key: "guards", on: { told: ["GuardsMoved"] }, rule: "S2", at: ".seats" },
    { key: "scoring", on: { told: ["PointsCounted"] }, rule: "S13", at: ".seats" },
  ],
};
