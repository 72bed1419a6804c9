// A first game of Buccaneer.
import type { GameAction, GameEvent } from "../../generated/games/buccaneer";
import type { Script } from "../script";
import en from "./en.ftl?raw";
import it from "./it.ftl?raw";

export const script: Script<GameAction["type"], GameEvent["type"]> = {
  options: {},
  texts: { en, it },
  steps: [
    { key: "welcome", on: "start", rule: "B8", at: ".seats" },
    { key: "ships", on: "start", rule: "B4", at: '[data-place^="ship:"]' },
    { key: "choose", on: "start", rule: "B10", at: ".choose" },
    { key: "moving", on: { asked: ["Move"] }, rule: "B2", at: '.board .lit[data-part^="stack:"]' },
    { key: "captain", on: { told: ["StackMoved"] }, rule: "B2", at: '[data-place^="beach:"]' },
    { key: "boarding", on: { asked: ["Board"] }, rule: "B4", at: '.board .lit[data-part^="ship:"]' },
    { key: "treasure", on: { asked: ["Take"] }, rule: "B8", at: ".choose" },
    { key: "mutiny", on: { asked: ["Challenge"] }, rule: "B6", at: ".choose" },
    { key: "why", on: { asked: ["Move"] }, rule: "B2", at: ".board" },
    { key: "wages", on: { told: ["CrewPaid"] }, rule: "B4", at: ".seats" },
    { key: "dispersed", on: { told: ["CrewDispersed"] }, rule: "B5", at: '[data-place^="beach:"]' },
    { key: "challenged", on: { told: ["CaptainChallenged"] }, rule: "B6", at: ".seats" },
    { key: "scoring", on: { told: ["BootyScored"] }, rule: "B8", at: ".seats" },
  ],
};
