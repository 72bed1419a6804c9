// Made by `freebooter web types` from the server's schemas. Do not edit.

export interface CardView {
  card: number;
  kind: string;
  country: string;
  ships: number;
  curse: string;
  port: string;
  rum: number;
  coffee: number;
  fruit: number;
}

export interface PlayerView {
  is_first: boolean;
  fleet: number;
  guards: number;
  reserve: number;
  chests: number;
  yin_yang: number;
  black_spots: number;
  goods: Record<string, number>;
  talismans: number;
  double_holds: number;
  unsinkables: number;
  corsair_of: string[];
  available: string[];
  in_front: string[];
  shown: string;
  has_chosen: boolean;
  cards: number;
  hand: CardView[];
}

export interface PortView {
  port: number;
  name: string;
  rum: number;
  coffee: number;
  fruit: number;
}

export interface DuelView {
  red: number;
  pirate: number;
  sunk: string;
}

export interface StrokeView {
  seat: number;
  kind: string;
  cards: number;
  ships: number;
  face: number;
  effect: string;
}

export interface ThrownView {
  country: string;
  ships: number;
  curse: string;
  sent: [number, number][];
  dice: [number, number, number, number][];
  duels: DuelView[];
  sunk: number[];
  strokes: StrokeView[];
  end: string;
}

export interface SevenSeasView {
  type: "SevenSeasView";
  round: number;
  last_round: number | null;
  cut_short: boolean;
  announced: string;
  players: PlayerView[];
  port: PortView;
  deck: number;
  above: number;
  played: CardView[];
  booty_left: Record<string, number>[];
  booty_discards: Record<string, number>;
  drawn: Record<string, number>;
  thrown: ThrownView | null;
  ending: string;
  viewer: number;
  seats: number;
  edition: number;
  asks: number[];
  frames: Record<string, unknown>[];
  answer: Record<string, unknown> | null;
  draft: number[];
}

export interface FirstPlayerNamed {
  type: "FirstPlayerNamed";
  seat: number;
}

export interface CaravanDrawn {
  type: "CaravanDrawn";
  seat: number;
  country: string;
  ships: number;
}

export interface CurseDrawn {
  type: "CurseDrawn";
  seat: number;
  curse: string;
}

export interface PortDrawn {
  type: "PortDrawn";
  seat: number;
  port: string;
  rum: number;
  coffee: number;
  fruit: number;
}

export interface CardDrawn {
  type: "CardDrawn";
  seat: number;
}

export interface LastRoundsDrawn {
  type: "LastRoundsDrawn";
  seat: number;
  rounds: number;
}

export interface RoundBegan {
  type: "RoundBegan";
  round: number;
  first: number;
}

export interface CharacterRevealed {
  type: "CharacterRevealed";
  character: string;
  seats: number[];
}

export interface CharactersTakenBack {
  type: "CharactersTakenBack";
  seat: number;
}

export interface MistakeMade {
  type: "MistakeMade";
  seat: number;
  character: string;
}

export interface AdventureDeclined {
  type: "AdventureDeclined";
  seat: number;
  character: string;
}

export interface BlackSpotTaken {
  type: "BlackSpotTaken";
  seat: number;
  count: number;
  spots: number;
  why: string;
}

export interface BlackSpotsDiscarded {
  type: "BlackSpotsDiscarded";
  seat: number;
  count: number;
}

export interface YinYangTaken {
  type: "YinYangTaken";
  seat: number;
  tokens: number;
  why: string;
}

export interface GuardsMoved {
  type: "GuardsMoved";
  seat: number;
  guards: number;
  fleet: number;
}

export interface ShipsBought {
  type: "ShipsBought";
  seat: number;
  ships: number;
}

export interface NothingDone {
  type: "NothingDone";
  seat: number;
  character: string;
}

export interface CorsairTileTaken {
  type: "CorsairTileTaken";
  seat: number;
  country: string;
  ships: number;
}

export interface GiftTaken {
  type: "GiftTaken";
  seat: number;
  gift: string;
}

export interface GiftLeft {
  type: "GiftLeft";
  seat: number;
  gift: string;
}

export interface CaravanSighted {
  type: "CaravanSighted";
  seat: number;
  country: string;
  ships: number;
}

export interface ShipsSent {
  type: "ShipsSent";
  seat: number;
  ships: number;
}

export interface DiceThrown {
  type: "DiceThrown";
  seat: number;
  escapes: number;
  dice: [number, number, number, number][];
}

export interface ShipsFought {
  type: "ShipsFought";
  red: number;
  pirate: number;
  seat: number;
  caravan_face: number;
  pirate_face: number;
  sunk: string;
}

export interface LossesCounted {
  type: "LossesCounted";
  seat: number;
  sunk: number;
  returned: number;
  tokens: number;
}

export interface CaravanTaken {
  type: "CaravanTaken";
  seat: number;
}

export interface CaravanEscaped {
  type: "CaravanEscaped";
  seat: number;
}

export interface BootyDrawn {
  type: "BootyDrawn";
  seat: number;
  kind: string;
}

export interface BootyReshuffled {
  type: "BootyReshuffled";
  cards: number;
}

export interface GoodsLoaded {
  type: "GoodsLoaded";
  seat: number;
  good: string;
  count: number;
}

export interface BootyLeft {
  type: "BootyLeft";
  seat: number;
  good: string;
  count: number;
}

export interface GoodsDiscarded {
  type: "GoodsDiscarded";
  seat: number;
  good: string;
  count: number;
  why: string;
}

export interface PortChanged {
  type: "PortChanged";
  seat: number;
  port: string;
  rum: number;
  coffee: number;
  fruit: number;
}

export interface CurseCast {
  type: "CurseCast";
  seat: number;
  curse: string;
}

export interface ShipsProtected {
  type: "ShipsProtected";
  seat: number;
  ships: number;
}

export interface IdolNamed {
  type: "IdolNamed";
  seat: number;
  good: string;
}

export interface CurseStruck {
  type: "CurseStruck";
  seat: number;
  kind: string;
  cards: number;
  ships: number;
}

export interface SalaryPaid {
  type: "SalaryPaid";
  seat: number;
  chests: number;
}

export interface DieDealt {
  type: "DieDealt";
  seat: number;
  face: number;
  effect: string;
}

export interface ChestGained {
  type: "ChestGained";
  seat: number;
}

export interface ChestLost {
  type: "ChestLost";
  seat: number;
}

export interface GoodsSold {
  type: "GoodsSold";
  seat: number;
  good: string;
  count: number;
  chests: number;
}

export interface GoodsBargained {
  type: "GoodsBargained";
  seat: number;
  goods: string;
  chests: number;
}

export interface RitualPerformed {
  type: "RitualPerformed";
  seat: number;
  ritual: string;
  times: number;
}

export interface GameEnded {
  type: "GameEnded";
  why: string;
}

export interface PointsCounted {
  type: "PointsCounted";
  seat: number;
  chests: number;
  talismans: number;
  tokens: number;
  spots: number;
  points: number;
}

export interface GameWon {
  type: "GameWon";
  seats: number[];
  points: number;
}

export type GameEvent =
  | FirstPlayerNamed
  | CaravanDrawn
  | CurseDrawn
  | PortDrawn
  | CardDrawn
  | LastRoundsDrawn
  | RoundBegan
  | CharacterRevealed
  | CharactersTakenBack
  | MistakeMade
  | AdventureDeclined
  | BlackSpotTaken
  | BlackSpotsDiscarded
  | YinYangTaken
  | GuardsMoved
  | ShipsBought
  | NothingDone
  | CorsairTileTaken
  | GiftTaken
  | GiftLeft
  | CaravanSighted
  | ShipsSent
  | DiceThrown
  | ShipsFought
  | LossesCounted
  | CaravanTaken
  | CaravanEscaped
  | BootyDrawn
  | BootyReshuffled
  | GoodsLoaded
  | BootyLeft
  | GoodsDiscarded
  | PortChanged
  | CurseCast
  | ShipsProtected
  | IdolNamed
  | CurseStruck
  | SalaryPaid
  | DieDealt
  | ChestGained
  | ChestLost
  | GoodsSold
  | GoodsBargained
  | RitualPerformed
  | GameEnded
  | PointsCounted
  | GameWon;

export interface Choose {
  type: "Choose";
  character: string;
}

export interface Buy {
  type: "Buy";
  ships: number;
}

export interface BecomeCorsair {
  type: "BecomeCorsair";
  country: string;
}

export interface PlayCaravan {
  type: "PlayCaravan";
  country: string;
  ships: number;
}

export interface PlayCurse {
  type: "PlayCurse";
  curse: string;
}

export interface PlayPort {
  type: "PlayPort";
  port: number;
}

export interface Decline {
  type: "Decline";
}

export interface Send {
  type: "Send";
  ships: number;
}

export interface Keep {
  type: "Keep";
  good: string;
  count: number;
}

export interface Discard {
  type: "Discard";
  good: string;
}

export interface Sell {
  type: "Sell";
  good: string;
  count: number;
}

export interface Draw {
  type: "Draw";
}

export interface TakeGift {
  type: "TakeGift";
}

export interface LeaveGift {
  type: "LeaveGift";
}

export interface Bargain {
  type: "Bargain";
  goods: string;
}

export interface Perform {
  type: "Perform";
  ritual: string;
}

export interface Finish {
  type: "Finish";
}

export interface NameGood {
  type: "NameGood";
  good: string;
}

export interface DealDie {
  type: "DealDie";
  face: number;
}

export type GameAction =
  | Choose
  | Buy
  | BecomeCorsair
  | PlayCaravan
  | PlayCurse
  | PlayPort
  | Decline
  | Send
  | Keep
  | Discard
  | Sell
  | Draw
  | TakeGift
  | LeaveGift
  | Bargain
  | Perform
  | Finish
  | NameGood
  | DealDie;

export type GameView = SevenSeasView;

export const ROLES: Record<string, Record<string, string>> = {
  "CardView": {},
  "PlayerView": {
    "hand": "CardView[]"
  },
  "PortView": {},
  "DuelView": {},
  "StrokeView": {
    "seat": "seat"
  },
  "ThrownView": {
    "duels": "DuelView[]",
    "strokes": "StrokeView[]"
  },
  "SevenSeasView": {
    "players": "PlayerView[]",
    "port": "PortView",
    "played": "CardView[]",
    "thrown": "ThrownView"
  }
};
