// Made by `freebooter web types` from the server's schemas. Do not edit.

export interface DiscView {
  seat: number;
  pirate: number;
  wage: number;
  shown: boolean;
}

export interface ShipView {
  card: number;
  id: string;
  ducats: number;
  min_crew: number;
  unknown_pay: number;
  treasures: string[];
}

export interface PaidView {
  seat: number;
  ducats: number;
}

export interface BoardingView {
  captain: number;
  ship: ShipView;
  paid: PaidView[];
}

export interface BuccaneerView {
  type: "BuccaneerView";
  stacks: DiscView[][];
  ducats: number[];
  stock: number;
  booty: Record<string, number>[];
  booty_stock: Record<string, number>;
  offer: (ShipView | null)[];
  to_come: ShipView[];
  boarded: ShipView[];
  boardings: (BoardingView | null)[];
  deadlocks: number;
  ending: string;
  viewer: number;
  seats: number;
  edition: number;
  asks: number[];
  frames: Record<string, unknown>[];
  answer: Record<string, unknown> | null;
  draft: number[];
}

export interface ShipTurnedUp {
  type: "ShipTurnedUp";
  ship: string;
  place: number;
  ducats: number;
  min_crew: number;
  unknown_pay: number;
  treasures: string[];
}

export interface FirstPlayerNamed {
  type: "FirstPlayerNamed";
  seat: number;
}

export interface StackMoved {
  type: "StackMoved";
  seat: number;
  pirate: number;
  owner: number;
  onto: number;
  height: number;
}

export interface CaptainChallenged {
  type: "CaptainChallenged";
  seat: number;
  captain: number;
  pirate: number;
}

export interface StayedLoyal {
  type: "StayedLoyal";
  seat: number;
  captain: number;
}

export interface ShipBoarded {
  type: "ShipBoarded";
  captain: number;
  pirate: number;
  place: number;
  ship: string;
  height: number;
  ducats: number;
}

export interface TreasureTaken {
  type: "TreasureTaken";
  seat: number;
  treasure: string;
}

export interface CrewPaid {
  type: "CrewPaid";
  captain: number;
  seat: number;
  ducats: number;
  missing: number;
}

export interface CrewDispersed {
  type: "CrewDispersed";
  captain: number;
}

export interface Skipped {
  type: "Skipped";
  seat: number;
  why: string;
}

export interface Deadlocked {
  type: "Deadlocked";
}

export interface GameEnded {
  type: "GameEnded";
  why: string;
}

export interface BootyScored {
  type: "BootyScored";
  seat: number;
  treasure: string;
  pieces: number;
  ducats: number;
}

export interface GameWon {
  type: "GameWon";
  seats: number[];
  ducats: number;
}

export type GameEvent =
  | ShipTurnedUp
  | FirstPlayerNamed
  | StackMoved
  | CaptainChallenged
  | StayedLoyal
  | ShipBoarded
  | TreasureTaken
  | CrewPaid
  | CrewDispersed
  | Skipped
  | Deadlocked
  | GameEnded
  | BootyScored
  | GameWon;

export interface Move {
  type: "Move";
  pirate: number;
  seat: number;
  onto: number;
}

export interface Board {
  type: "Board";
  pirate: number;
  ship: number;
}

export interface Take {
  type: "Take";
  treasure: string;
}

export interface Challenge {
  type: "Challenge";
}

export interface StayLoyal {
  type: "StayLoyal";
}

export type GameAction =
  | Move
  | Board
  | Take
  | Challenge
  | StayLoyal;

export type GameView = BuccaneerView;

export const ROLES: Record<string, Record<string, string>> = {
  "DiscView": {
    "seat": "seat"
  },
  "ShipView": {
    "treasures": "term"
  },
  "PaidView": {
    "seat": "seat"
  },
  "BoardingView": {
    "captain": "seat",
    "ship": "ShipView",
    "paid": "PaidView[]"
  },
  "BuccaneerView": {
    "stacks": "DiscView[][]",
    "offer": "ShipView[]",
    "to_come": "ShipView[]",
    "boarded": "ShipView[]",
    "boardings": "BoardingView[]"
  }
};
