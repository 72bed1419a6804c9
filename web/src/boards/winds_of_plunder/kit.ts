// Winds of Plunder's board for the table shell.
import type { GameAction, GameEvent, WindsView } from "../../generated/games/winds_of_plunder";
import { t } from "../../talk/ui.svelte";
import { boardKit, type Fact, type Flight, type Speech } from "../board";
import Board from "./Board.svelte";
import { ITEM_ICONS } from "./items";

function parts(action: GameAction): string[] {
  switch (action.type) {
    case "SetCompass":
    case "ChooseWind":
      return [`wind:${action.direction}`];
    case "Sail":
      return [`port:${action.port}`];
    case "CallGust":
      return ["gust"];
    case "DrawCard":
      return ["deck"];
    case "PlayCard":
    case "Discard":
      return [`card:${action.card}`];
    case "Board":
    case "Aim":
    case "AwardTile":
    case "NameFirst":
      return [`ship:${action.seat}`];
    case "ChooseTile":
      return [action.place.startsWith("bar-") ? `bar:${action.place}` : `port:${action.place}`];
    default:
      return [];
  }
}

// Bids are many, and have no pieces: so many stand together.
const BIDS = 8;

function folds(action: GameAction): string[] {
  switch (action.type) {
    case "Sail":
      return ["sail"];
    case "Bid":
      return [`bids:${Math.floor(action.cubes / BIDS)}`];
    case "ChooseTile":
      return [action.place.startsWith("bar-") ? "bar" : "ports"];
    case "Trade":
      return [`give:${action.give}`];
    default:
      return [];
  }
}

function named(fold: string, view: WindsView, { words }: Speech): string {
  const [kind, which = ""] = fold.split(":");
  const low = Number(which) * BIDS;
  switch (kind) {
    case "bids":
      return t("winds-fold-bids", { low, high: Math.min(low + BIDS - 1, view.players[view.viewer]?.wind_cubes ?? 0) });
    case "give":
      return t("winds-fold-give", { item: words.term(which) });
    default:
      return t(`winds-fold-${kind}`);
  }
}

function facts(view: WindsView, seat: number, { words }: Speech): Fact[] {
  const player = view.players[seat];
  if (!player) return [];
  const named = (name: string): Pick<Fact, "label" | "about"> => {
    const about = `winds_of_plunder-label-${name.replaceAll("_", "-")}`;
    return { label: words.text(about), about };
  };
  return [
    { icon: "star", ...named("vp"), value: player.vp, main: true },
    { icon: "weapons", ...named("weapons"), value: player.weapons },
    { icon: "crew", ...named("crew"), value: player.crew },
    { icon: "provisions", ...named("provisions"), value: player.provisions },
    { icon: "booty", ...named("booty"), value: player.booty },
    { icon: "wind", ...named("wind_cubes"), value: `${player.wind_cubes}` },
    { icon: "cards", ...named("cards"), value: player.cards },
    { icon: "map", ...named("treasures"), value: player.treasures },
  ];
}

function flights(event: GameEvent): Flight[] {
  switch (event.type) {
    case "TileScored":
      return [{ icon: "star", from: `port:${event.port}`, to: `seat:${event.seat}`, count: Math.min(3, event.vp) }];
    case "ItemGained":
      return [{ icon: ITEM_ICONS[event.item] ?? "bag", from: "board", to: `seat:${event.seat}` }];
    case "ItemPlundered":
      return [{ icon: ITEM_ICONS[event.item] ?? "bag", from: `seat:${event.target}`, to: `seat:${event.seat}` }];
    case "PointsPlundered":
      return [{ icon: "star", from: `seat:${event.target}`, to: `seat:${event.seat}`, count: 2 }];
    case "CardTaken":
    case "CardDrawn":
      return [{ icon: "cards", from: "board", to: `seat:${event.seat}` }];
    case "CardPlayed":
      return [{ icon: "cards", from: `seat:${event.seat}`, to: "board" }];
    case "TreasureTaken":
    case "TreasureDrawn":
      return [{ icon: "map", from: "board", to: `seat:${event.seat}` }];
    case "TreasureScored":
      return [{ icon: "chest", from: `port:${event.port}`, to: `seat:${event.seat}` }];
    case "AreaCompleted":
      return [{ icon: "star", from: `port:${event.port}`, to: `seat:${event.seat}`, count: 3 }];
    case "CubesTaken":
      return [{ icon: "wind", from: "board", to: `seat:${event.seat}`, count: Math.min(3, event.cubes) }];
    case "ItemsTraded":
      return [
        { icon: ITEM_ICONS[event.give] ?? "bag", from: `seat:${event.seat}`, to: `seat:${event.target}` },
        { icon: ITEM_ICONS[event.take] ?? "bag", from: `seat:${event.target}`, to: `seat:${event.seat}` },
      ];
    case "CubesStolen":
      return [{ icon: "wind", from: `seat:${event.target}`, to: `seat:${event.seat}` }];
    default:
      return [];
  }
}

function touched(event: GameEvent): string[] {
  switch (event.type) {
    case "Sailed":
      return [`ship:${event.seat}`, `port:${event.port}`];
    case "BoardingDeclared":
    case "ItemPlundered":
    case "PointsPlundered":
      return [`ship:${event.seat}`, `ship:${event.target}`];
    case "TilesSwitched":
      return [`port:${event.one}`, `port:${event.other}`];
    default:
      return [];
  }
}

const QUIET = new Set(["TileLaid", "ShipPlaced", "TurnBegun", "TurnEnded"]);

export const kit = boardKit<WindsView, GameAction, GameEvent>({
  component: Board,
  tall: 0.76,
  parts: (action) => parts(action),
  folds: (action) => folds(action),
  named,
  facts,
  flights,
  touched,
  isQuiet: (event) => QUIET.has(String(event.type)),
});
