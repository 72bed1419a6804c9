// Made by `freebooter web types` from the server's schemas. Do not edit.

export interface PlayerView {
  port: string;
  vp: number;
  blackbeard: boolean;
  markers: string[];
  weapons: number;
  crew: number;
  provisions: number;
  booty: number;
  wind_cubes: number;
  reserve: number;
  reputation: string[];
  caches: number;
  lent_caches: number;
  brawl: boolean;
  compass: string;
  bid: number | null;
  cards: number;
  treasures: number;
  treasures_seen: string[];
  treasures_ruled_out: string[];
  earned: Record<string, number>;
}

export interface TileView {
  place: string;
  tile: number;
  id: string;
  vp: number;
  items: string[];
}

export interface CardMoveView {
  seat: number;
  card: string;
}

export interface EraView {
  cards: Record<string, number>;
  moves: CardMoveView[];
}

export interface TurnView {
  seat: number;
  points: number;
  bonus: boolean;
  sailing: string;
  gust: boolean;
  heaved: boolean;
  tested: boolean;
  bonus_taken: boolean;
  reach: string[];
  gust_reach: string[];
}

export interface WindsView {
  type: "WindsView";
  round: number;
  rounds: number;
  wind: string;
  first: number;
  players: PlayerView[];
  completed: number[];
  tiles: TileView[];
  bag: number;
  deck: number;
  discards: Record<string, number>;
  eras: EraView[];
  treasures_unseen: number;
  treasures_buried: string[];
  hand: Record<string, number>;
  maps: string[];
  prices: Record<string, number>;
  free_ports: Record<string, string[]>;
  turn: TurnView | null;
  ending: string;
  viewer: number;
  seats: number;
  edition: number;
  asks: number[];
  frames: Record<string, unknown>[];
  answer: Record<string, unknown> | null;
  draft: number[];
}

export interface TileLaid {
  type: "TileLaid";
  place: string;
  tile: string;
  vp: number;
  items: string[];
}

export interface ShipPlaced {
  type: "ShipPlaced";
  seat: number;
  port: string;
}

export interface FirstHolderNamed {
  type: "FirstHolderNamed";
  seat: number;
}

export interface RoundBegun {
  type: "RoundBegun";
  round: number;
}

export interface CompassRevealed {
  type: "CompassRevealed";
  seat: number;
  direction: string;
}

export interface BidRevealed {
  type: "BidRevealed";
  seat: number;
  cubes: number;
}

export interface TileAwarded {
  type: "TileAwarded";
  seat: number;
}

export interface WindSet {
  type: "WindSet";
  direction: string;
}

export interface FirstPlayerNamed {
  type: "FirstPlayerNamed";
  seat: number;
}

export interface TurnBegun {
  type: "TurnBegun";
  seat: number;
  points: number;
}

export interface BrawlSuffered {
  type: "BrawlSuffered";
  seat: number;
  loss: string;
}

export interface BonusPointTaken {
  type: "BonusPointTaken";
  seat: number;
}

export interface CardTaken {
  type: "CardTaken";
  seat: number;
}

export interface CardDrawn {
  type: "CardDrawn";
  seat: number;
  card: string;
}

export interface DeckReshuffled {
  type: "DeckReshuffled";
  cards: number;
}

export interface CubesTaken {
  type: "CubesTaken";
  seat: number;
  cubes: number;
}

export interface GustCalled {
  type: "GustCalled";
  seat: number;
}

export interface Sailed {
  type: "Sailed";
  seat: number;
  port: string;
  gust: boolean;
}

export interface TurnEnded {
  type: "TurnEnded";
  seat: number;
}

export interface ItemGained {
  type: "ItemGained";
  seat: number;
  item: string;
  why: string;
}

export interface ItemWasted {
  type: "ItemWasted";
  seat: number;
  item: string;
  why: string;
}

export interface TreasureDrawn {
  type: "TreasureDrawn";
  seat: number;
  port: string;
}

export interface TreasureTaken {
  type: "TreasureTaken";
  seat: number;
}

export interface NoTreasureLeft {
  type: "NoTreasureLeft";
  seat: number;
}

export interface TileScored {
  type: "TileScored";
  seat: number;
  port: string;
  vp: number;
  bonus: number;
}

export interface TileRotated {
  type: "TileRotated";
  port: string;
  tile: string;
  vp: number;
  items: string[];
}

export interface TreasureScored {
  type: "TreasureScored";
  seat: number;
  port: string;
  vp: number;
}

export interface MapsDidNotFit {
  type: "MapsDidNotFit";
  seat: number;
  port: string;
}

export interface BoardingDeclared {
  type: "BoardingDeclared";
  seat: number;
  target: number;
}

export interface BoardingRepelled {
  type: "BoardingRepelled";
  seat: number;
  target: number;
  caches: number;
}

export interface ItemPlundered {
  type: "ItemPlundered";
  seat: number;
  target: number;
  item: string;
}

export interface PointsPlundered {
  type: "PointsPlundered";
  seat: number;
  target: number;
  vp: number;
}

export interface ReputationGained {
  type: "ReputationGained";
  seat: number;
  port: string;
}

export interface AreaCompleted {
  type: "AreaCompleted";
  seat: number;
  port: string;
  rank: number;
  vp: number;
}

export interface MarkerTaken {
  type: "MarkerTaken";
  seat: number;
  marker: string;
}

export interface MarkerDiscarded {
  type: "MarkerDiscarded";
  seat: number;
  marker: string;
}

export interface CardPlayed {
  type: "CardPlayed";
  seat: number;
  card: string;
}

export interface PricePaid {
  type: "PricePaid";
  seat: number;
  vp: number;
}

export interface CrewSpent {
  type: "CrewSpent";
  seat: number;
}

export interface ItemLost {
  type: "ItemLost";
  target: number;
  item: string;
}

export interface TilesSwitched {
  type: "TilesSwitched";
  one: string;
  other: string;
}

export interface PointsGained {
  type: "PointsGained";
  seat: number;
  points: number;
}

export interface CacheLaid {
  type: "CacheLaid";
  seat: number;
  caches: number;
}

export interface CachesRemoved {
  type: "CachesRemoved";
  seat: number;
  caches: number;
}

export interface CardsDiscarded {
  type: "CardsDiscarded";
  seat: number;
  cards: string[];
}

export interface ItemsTraded {
  type: "ItemsTraded";
  seat: number;
  target: number;
  give: string;
  take: string;
}

export interface BrawlBrewed {
  type: "BrawlBrewed";
  target: number;
}

export interface CubesStolen {
  type: "CubesStolen";
  seat: number;
  target: number;
  cubes: number;
}

export interface GameEnded {
  type: "GameEnded";
  why: string;
}

export interface BonusScored {
  type: "BonusScored";
  seat: number;
  source: string;
  vp: number;
}

export interface GameWon {
  type: "GameWon";
  seats: number[];
  vp: number;
}

export type GameEvent =
  | TileLaid
  | ShipPlaced
  | FirstHolderNamed
  | RoundBegun
  | CompassRevealed
  | BidRevealed
  | TileAwarded
  | WindSet
  | FirstPlayerNamed
  | TurnBegun
  | BrawlSuffered
  | BonusPointTaken
  | CardTaken
  | CardDrawn
  | DeckReshuffled
  | CubesTaken
  | GustCalled
  | Sailed
  | TurnEnded
  | ItemGained
  | ItemWasted
  | TreasureDrawn
  | TreasureTaken
  | NoTreasureLeft
  | TileScored
  | TileRotated
  | TreasureScored
  | MapsDidNotFit
  | BoardingDeclared
  | BoardingRepelled
  | ItemPlundered
  | PointsPlundered
  | ReputationGained
  | AreaCompleted
  | MarkerTaken
  | MarkerDiscarded
  | CardPlayed
  | PricePaid
  | CrewSpent
  | ItemLost
  | TilesSwitched
  | PointsGained
  | CacheLaid
  | CachesRemoved
  | CardsDiscarded
  | ItemsTraded
  | BrawlBrewed
  | CubesStolen
  | GameEnded
  | BonusScored
  | GameWon;

export interface SetCompass {
  type: "SetCompass";
  direction: string;
}

export interface Bid {
  type: "Bid";
  cubes: number;
}

export interface AwardTile {
  type: "AwardTile";
  seat: number;
}

export interface ChooseWind {
  type: "ChooseWind";
  direction: string;
}

export interface NameFirst {
  type: "NameFirst";
  seat: number;
}

export interface Lose {
  type: "Lose";
  loss: string;
}

export interface DrawCard {
  type: "DrawCard";
}

export interface PlayCard {
  type: "PlayCard";
  card: string;
}

export interface TakeCubes {
  type: "TakeCubes";
  points: number;
}

export interface CallGust {
  type: "CallGust";
}

export interface Sail {
  type: "Sail";
  port: string;
}

export interface EndTurn {
  type: "EndTurn";
}

export interface Aim {
  type: "Aim";
  seat: number;
}

export interface Trade {
  type: "Trade";
  give: string;
  take: string;
}

export interface ChooseTile {
  type: "ChooseTile";
  place: string;
}

export interface Discard {
  type: "Discard";
  card: string;
}

export interface Board {
  type: "Board";
  seat: number;
}

export interface BoardNobody {
  type: "BoardNobody";
}

export interface TakeLoot {
  type: "TakeLoot";
  loot: string;
}

export interface LayCaches {
  type: "LayCaches";
  caches: number;
}

export interface LetBoard {
  type: "LetBoard";
}

export type GameAction =
  | SetCompass
  | Bid
  | AwardTile
  | ChooseWind
  | NameFirst
  | Lose
  | DrawCard
  | PlayCard
  | TakeCubes
  | CallGust
  | Sail
  | EndTurn
  | Aim
  | Trade
  | ChooseTile
  | Discard
  | Board
  | BoardNobody
  | TakeLoot
  | LayCaches
  | LetBoard;

export type GameView = WindsView;

export const ROLES: Record<string, Record<string, string>> = {
  "PlayerView": {},
  "TileView": {
    "place": "term",
    "items": "term"
  },
  "CardMoveView": {
    "seat": "seat",
    "card": "term"
  },
  "EraView": {
    "moves": "CardMoveView[]"
  },
  "TurnView": {
    "seat": "seat",
    "sailing": "term",
    "reach": "term",
    "gust_reach": "term"
  },
  "WindsView": {
    "players": "PlayerView[]",
    "tiles": "TileView[]",
    "eras": "EraView[]",
    "turn": "TurnView"
  }
};
