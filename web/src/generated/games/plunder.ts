// Made by `freebooter web types` from the server's schemas. Do not edit.

export interface TileView {
  face: number;
  id: string;
  quarters: number;
}

export interface RowView {
  row: string;
  cells: string;
}

export interface IslandView {
  id: string;
  skulls: number;
  ports: string[];
  owner: number;
}

export interface ShipView {
  cell: string;
  lives: number;
  cannons: number;
  masts: number;
}

export interface HandView {
  size: number;
  known: Record<string, number>;
  public: Record<string, number>;
}

export interface AttackedView {
  ships: number[];
  islands: number[];
}

export interface FoughtView {
  roller: number;
  attack: number;
  defense: number;
  score: number;
  opposing: number;
  end: string;
}

export interface BattleView {
  seat: number;
  ship: number;
  owner: number;
  target: number;
  port: string;
  fought: FoughtView | null;
}

export interface PlunderView {
  type: "PlunderView";
  tiles: (TileView | null)[];
  terrain: RowView[];
  walls: [string, string][];
  islands: IslandView[];
  ships: ((ShipView | null)[])[];
  point_cards: number[];
  points: number[];
  scores: number[];
  teams: number[];
  target: number;
  hands: HandView[];
  stacks: Record<string, number>;
  deck: number;
  treasure_unseen: Record<string, number>;
  treasure_known: string[];
  treasure_card: string;
  tokens: string[];
  storm: string;
  storm_cells: string[];
  costs: Record<string, string[]>;
  first: number;
  rounds: number;
  active: number;
  rolled: number;
  die_left: number;
  rigged: number[];
  mast_steps: number[];
  unrigged: number[];
  attacked: AttackedView[];
  treaties: number[];
  offers: number;
  gained: number[];
  gifted: number[];
  turn_over: boolean;
  battle: BattleView | null;
  ending: string;
  winner: number;
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
  place: number;
  face: string;
  quarters: number;
}

export interface TokenPlaced {
  type: "TokenPlaced";
  token: number;
  cell: string;
  why: string;
}

export interface StormPlaced {
  type: "StormPlaced";
  cell: string;
}

export interface OrderRolled {
  type: "OrderRolled";
  seat: number;
  die: number;
}

export interface PickingOrderFound {
  type: "PickingOrderFound";
  seat: number;
  first: number;
}

export interface IslandPicked {
  type: "IslandPicked";
  seat: number;
  port: string;
}

export interface CardDrawn {
  type: "CardDrawn";
  seat: number;
  resource: string;
  why: string;
}

export interface HiddenCardDrawn {
  type: "HiddenCardDrawn";
  seat: number;
  why: string;
}

export interface CardsTaken {
  type: "CardsTaken";
  seat: number;
  resource: string;
  count: number;
}

export interface CardsPaid {
  type: "CardsPaid";
  seat: number;
  cards: string[];
  why: string;
}

export interface DeckRestocked {
  type: "DeckRestocked";
  cards: number;
}

export interface NothingToDraw {
  type: "NothingToDraw";
  seat: number;
}

export interface TurnBegun {
  type: "TurnBegun";
  seat: number;
  round: number;
}

export interface TurnEnded {
  type: "TurnEnded";
  seat: number;
}

export interface SailingDieRolled {
  type: "SailingDieRolled";
  seat: number;
  die: number;
}

export interface StormMoved {
  type: "StormMoved";
  cell: string;
}

export interface ShipSailed {
  type: "ShipSailed";
  seat: number;
  ship: number;
  course: string;
  cell: string;
}

export interface TollDue {
  type: "TollDue";
  seat: number;
  ship: number;
  course: string;
}

export interface BarterBegun {
  type: "BarterBegun";
  seat: number;
  resource: string;
}

export interface ShipBuilt {
  type: "ShipBuilt";
  seat: number;
  ship: number;
  cell: string;
  why: string;
}

export interface PegAdded {
  type: "PegAdded";
  seat: number;
  ship: number;
  peg: string;
  count: number;
  why: string;
}

export interface PegLost {
  type: "PegLost";
  seat: number;
  ship: number;
  peg: string;
  count: number;
  why: string;
}

export interface PointCardGained {
  type: "PointCardGained";
  seat: number;
  why: string;
}

export interface PointCardSpent {
  type: "PointCardSpent";
  seat: number;
}

export interface IslandAttacked {
  type: "IslandAttacked";
  seat: number;
  ship: number;
  port: string;
}

export interface ShipAttacked {
  type: "ShipAttacked";
  seat: number;
  ship: number;
  owner: number;
  target: number;
  cell: string;
}

export interface BattleFought {
  type: "BattleFought";
  seat: number;
  roller: number;
  attack: number;
  defense: number;
  score: number;
  opposing: number;
  won: boolean;
}

export interface IslandConquered {
  type: "IslandConquered";
  seat: number;
  port: string;
}

export interface ShipSunk {
  type: "ShipSunk";
  seat: number;
  ship: number;
  cell: string;
  why: string;
}

export interface BribeOffered {
  type: "BribeOffered";
  seat: number;
  attacker: number;
  cards: string[];
}

export interface BribeRefused {
  type: "BribeRefused";
  seat: number;
  attacker: number;
}

export interface FightChosen {
  type: "FightChosen";
  seat: number;
  attacker: number;
}

export interface OfferBegun {
  type: "OfferBegun";
  seat: number;
  asked: number[];
}

export interface ThreatBegun {
  type: "ThreatBegun";
  seat: number;
  to: number;
}

export interface ThreatMade {
  type: "ThreatMade";
  seat: number;
  to: number;
  give: string[];
  take: string[];
}

export interface ThreatDefied {
  type: "ThreatDefied";
  seat: number;
  to: number;
}

export interface OfferMade {
  type: "OfferMade";
  seat: number;
  to: number;
  give: string[];
  take: string[];
}

export interface OpenOfferMade {
  type: "OpenOfferMade";
  seat: number;
  asked: number[];
  give: string[];
  take: string[];
}

export interface OfferWithdrawn {
  type: "OfferWithdrawn";
  seat: number;
  why: string;
}

export interface OfferAnswered {
  type: "OfferAnswered";
  seat: number;
}

export interface OfferAccepted {
  type: "OfferAccepted";
  seat: number;
  to: number;
}

export interface OfferDeclined {
  type: "OfferDeclined";
  seat: number;
  to: number;
}

export interface CounterOffered {
  type: "CounterOffered";
  seat: number;
  to: number;
  give: string[];
  take: string[];
}

export interface CounterDropped {
  type: "CounterDropped";
  seat: number;
  to: number;
}

export interface CardsExchanged {
  type: "CardsExchanged";
  seat: number;
  to: number;
  give: string[];
  take: string[];
  why: string;
}

export interface TreatyMade {
  type: "TreatyMade";
  seat: number;
  partners: number[];
  why: string;
}

export interface TokenReached {
  type: "TokenReached";
  seat: number;
  ship: number;
  cell: string;
}

export interface TreasureFound {
  type: "TreasureFound";
  seat: number;
  ship: number;
  card: string;
}

export interface StepSkipped {
  type: "StepSkipped";
  seat: number;
}

export interface ShipRelocated {
  type: "ShipRelocated";
  seat: number;
  ship: number;
  cell: string;
}

export interface ShipStayed {
  type: "ShipStayed";
  seat: number;
  ship: number;
}

export interface CompassSpun {
  type: "CompassSpun";
  cell: string;
  why: string;
}

export interface TargetChosen {
  type: "TargetChosen";
  seat: number;
  owner: number;
  ship: number;
}

export interface VictimChosen {
  type: "VictimChosen";
  seat: number;
  victim: number;
  count: number;
}

export interface BlindStealChosen {
  type: "BlindStealChosen";
  seat: number;
  victim: number;
}

export interface CardsRequested {
  type: "CardsRequested";
  seat: number;
  victim: number;
  cards: string[];
}

export interface RequestGranted {
  type: "RequestGranted";
  seat: number;
  victim: number;
  cards: string[];
}

export interface RequestRefused {
  type: "RequestRefused";
  seat: number;
  victim: number;
}

export interface CardStolen {
  type: "CardStolen";
  seat: number;
  victim: number;
  resource: string;
}

export interface HiddenCardStolen {
  type: "HiddenCardStolen";
  seat: number;
  victim: number;
}

export interface DoublesTried {
  type: "DoublesTried";
  seat: number;
  first: number;
  second: number;
}

export interface IslandDisowned {
  type: "IslandDisowned";
  seat: number;
  port: string;
}

export interface IslandAsked {
  type: "IslandAsked";
  seat: number;
  owner: number;
  port: string;
}

export interface GiftRefused {
  type: "GiftRefused";
  seat: number;
  owner: number;
}

export interface IslandGifted {
  type: "IslandGifted";
  seat: number;
  to: number;
  port: string;
}

export interface GameEnded {
  type: "GameEnded";
  why: string;
}

export interface PointsCounted {
  type: "PointsCounted";
  seat: number;
  ships: number;
  islands: number;
  cards: number;
  points: number;
}

export interface GameWon {
  type: "GameWon";
  seats: number[];
  points: number;
}

export type GameEvent =
  | TileLaid
  | TokenPlaced
  | StormPlaced
  | OrderRolled
  | PickingOrderFound
  | IslandPicked
  | CardDrawn
  | HiddenCardDrawn
  | CardsTaken
  | CardsPaid
  | DeckRestocked
  | NothingToDraw
  | TurnBegun
  | TurnEnded
  | SailingDieRolled
  | StormMoved
  | ShipSailed
  | TollDue
  | BarterBegun
  | ShipBuilt
  | PegAdded
  | PegLost
  | PointCardGained
  | PointCardSpent
  | IslandAttacked
  | ShipAttacked
  | BattleFought
  | IslandConquered
  | ShipSunk
  | BribeOffered
  | BribeRefused
  | FightChosen
  | OfferBegun
  | ThreatBegun
  | ThreatMade
  | ThreatDefied
  | OfferMade
  | OpenOfferMade
  | OfferWithdrawn
  | OfferAnswered
  | OfferAccepted
  | OfferDeclined
  | CounterOffered
  | CounterDropped
  | CardsExchanged
  | TreatyMade
  | TokenReached
  | TreasureFound
  | StepSkipped
  | ShipRelocated
  | ShipStayed
  | CompassSpun
  | TargetChosen
  | VictimChosen
  | BlindStealChosen
  | CardsRequested
  | RequestGranted
  | RequestRefused
  | CardStolen
  | HiddenCardStolen
  | DoublesTried
  | IslandDisowned
  | IslandAsked
  | GiftRefused
  | IslandGifted
  | GameEnded
  | PointsCounted
  | GameWon;

export interface PickIsland {
  type: "PickIsland";
  port: string;
}

export interface Roll {
  type: "Roll";
}

export interface Sail {
  type: "Sail";
  ship: number;
  course: string;
}

export interface Discard {
  type: "Discard";
  resource: string;
}

export interface EndTurn {
  type: "EndTurn";
}

export interface BuildShip {
  type: "BuildShip";
}

export interface Build {
  type: "Build";
  peg: string;
  ship: number;
}

export interface Place {
  type: "Place";
  cell: string;
}

export interface BuryTreasure {
  type: "BuryTreasure";
}

export interface Barter {
  type: "Barter";
  resource: string;
}

export interface AttackShip {
  type: "AttackShip";
  ship: number;
  seat: number;
  target: number;
}

export interface AttackIsland {
  type: "AttackIsland";
  ship: number;
}

export interface Fight {
  type: "Fight";
}

export interface OfferTrade {
  type: "OfferTrade";
  seat: number;
}

export interface OfferToAll {
  type: "OfferToAll";
}

export interface Threaten {
  type: "Threaten";
  seat: number;
}

export interface Give {
  type: "Give";
  resource: string;
}

export interface Ask {
  type: "Ask";
  resource: string;
}

export interface Propose {
  type: "Propose";
}

export interface Withdraw {
  type: "Withdraw";
}

export interface Accept {
  type: "Accept";
}

export interface Decline {
  type: "Decline";
}

export interface DealWith {
  type: "DealWith";
  seat: number;
}

export interface Collect {
  type: "Collect";
  ship: number;
  token: number;
}

export interface TakeCard {
  type: "TakeCard";
  resource: string;
}

export interface ChooseShip {
  type: "ChooseShip";
  ship: number;
}

export interface ChooseTarget {
  type: "ChooseTarget";
  seat: number;
  ship: number;
}

export interface Strip {
  type: "Strip";
  peg: string;
}

export interface StealFrom {
  type: "StealFrom";
  seat: number;
}

export interface StealBlind {
  type: "StealBlind";
}

export interface Stay {
  type: "Stay";
}

export interface SwapPoint {
  type: "SwapPoint";
}

export interface SwapGold {
  type: "SwapGold";
}

export interface Disown {
  type: "Disown";
  port: string;
}

export interface GiftIsland {
  type: "GiftIsland";
  port: string;
}

export interface AskIsland {
  type: "AskIsland";
  ship: number;
}

export type GameAction =
  | PickIsland
  | Roll
  | Sail
  | Discard
  | EndTurn
  | BuildShip
  | Build
  | Place
  | BuryTreasure
  | Barter
  | AttackShip
  | AttackIsland
  | Fight
  | OfferTrade
  | OfferToAll
  | Threaten
  | Give
  | Ask
  | Propose
  | Withdraw
  | Accept
  | Decline
  | DealWith
  | Collect
  | TakeCard
  | ChooseShip
  | ChooseTarget
  | Strip
  | StealFrom
  | StealBlind
  | Stay
  | SwapPoint
  | SwapGold
  | Disown
  | GiftIsland
  | AskIsland;

export type GameView = PlunderView;

export const ROLES: Record<string, Record<string, string>> = {
  "TileView": {},
  "RowView": {},
  "IslandView": {
    "owner": "seat"
  },
  "ShipView": {},
  "HandView": {},
  "AttackedView": {},
  "FoughtView": {
    "roller": "seat"
  },
  "BattleView": {
    "seat": "seat",
    "owner": "seat",
    "fought": "FoughtView"
  },
  "PlunderView": {
    "tiles": "TileView[]",
    "terrain": "RowView[]",
    "islands": "IslandView[]",
    "ships": "ShipView[][]",
    "hands": "HandView[]",
    "treasure_card": "term",
    "first": "seat",
    "active": "seat",
    "attacked": "AttackedView[]",
    "treaties": "seat",
    "battle": "BattleView"
  }
};
