// Plunder's board for the table shell.
import type { GameAction, GameEvent, PlunderView } from "../../generated/games/plunder";
import type { IconName } from "../../look/icons";
import { boardKit, type Fact, type Flight, type Plain, type Speech } from "../board";
import { t } from "../../talk/ui.svelte";
import Board from "./Board.svelte";
import { TILE } from "./map";

function parts(action: GameAction, view: PlunderView, args: Plain): string[] {
  const ship = (place: number): string => `ship:${view.viewer}:${place}`;
  switch (action.type) {
    case "PickIsland":
      return [`cell:${action.port}`];
    case "Roll":
      return ["die"];
    case "Sail":
      return [ship(action.ship), `cell:${args.to}`];
    case "Place":
      return [`cell:${action.cell}`];
    case "BuildShip":
      return ["build:ship"];
    case "Build":
      return [ship(action.ship), `build:${action.peg}`];
    case "AttackShip":
      return [ship(action.ship), `ship:${action.seat}:${action.target}`];
    case "AttackIsland":
      return [ship(action.ship), `cell:${view.ships[view.viewer]?.[action.ship]?.cell ?? ""}`];
    case "Collect":
      return [ship(action.ship), `token:${action.token}`];
    case "Discard":
    case "Give":
      return [`card:${action.resource}`];
    case "Barter":
    case "Ask":
    case "TakeCard":
      return [`stack:${action.resource}`];
    case "ChooseShip":
      return [ship(action.ship)];
    case "ChooseTarget":
      return [`ship:${action.seat}:${action.ship}`];
    case "Disown":
    case "GiftIsland":
      return [`cell:${action.port}`];
    default:
      return [];
  }
}

function folds(action: GameAction, view: PlunderView): string[] {
  switch (action.type) {
    case "Sail":
    case "Build":
    case "AttackShip":
    case "AttackIsland":
    case "AskIsland":
    case "Collect":
      return [`ship:${view.viewer}:${action.ship}`];
    case "Barter":
      return ["merchant"];
    case "OfferTrade":
    case "OfferToAll":
    case "Threaten":
      return ["talk"];
    case "Place":
      return placeFolds(action.cell, view);
    default:
      return [];
  }
}

/** A cell lies in one of the map's tiles, and there in a row. */
function placeFolds(cell: string, { terrain }: PlunderView): string[] {
  const row = terrain.findIndex((one) => cell.startsWith(one.row));
  const across = Math.floor((Number(cell.slice(1)) - 1) / TILE);
  return [`tile:${Math.floor(row / TILE)}:${across}`, `row:${cell.charAt(0)}:${across}`];
}

function named(fold: string, view: PlunderView, { names }: Speech): string {
  const [kind, one = "", other = ""] = fold.split(":");
  const columns = { left: Number(other) * TILE + 1, right: (Number(other) + 1) * TILE };
  switch (kind) {
    case "ship": {
      const ship = view.ships[Number(one)]?.[Number(other)];
      return ship ? t("plunder-ship", { name: names[Number(one)] ?? "", number: Number(other) + 1, ...ship }) : "";
    }
    case "tile":
      return t("plunder-fold-tile", { top: view.terrain[Number(one) * TILE]?.row ?? "", bottom: view.terrain[(Number(one) + 1) * TILE - 1]?.row ?? "", ...columns });
    case "row":
      return t("plunder-fold-row", { row: one, ...columns });
    default:
      return t(kind === "merchant" ? "plunder-fold-merchant" : "plunder-fold-talk");
  }
}

function facts(view: PlunderView, seat: number, { words }: Speech): Fact[] {
  const ships = (view.ships[seat] ?? []).filter((ship) => ship !== null).length;
  const islands = view.islands.filter((island) => island.owner === seat).length;
  return [
    { icon: "star", label: words.text("plunder-label-points"), value: `${view.scores[seat] ?? 0}/${view.target}`, main: true, about: "plunder-label-points" },
    { icon: "cards", label: t("hand-size"), value: view.hands[seat]?.size ?? 0, about: "plunder-label-hands" },
    { icon: "ship", label: t("ships"), value: ships, about: "plunder-label-ships" },
    { icon: "island", label: t("islands"), value: islands, about: "plunder-label-islands" },
  ];
}

function flights(event: GameEvent): Flight[] {
  switch (event.type) {
    case "CardsTaken":
      return [{ icon: event.resource as IconName, from: "stacks", to: `seat:${event.seat}`, count: Math.min(3, event.count) }];
    case "HiddenCardDrawn":
    case "CardDrawn":
      return [{ icon: "cards", from: "stacks", to: `seat:${event.seat}` }];
    case "CardsPaid":
      return [{ icon: "cards", from: `seat:${event.seat}`, to: "stacks" }];
    case "CardsExchanged":
      return [
        { icon: "cards", from: `seat:${event.seat}`, to: `seat:${event.to}` },
        { icon: "cards", from: `seat:${event.to}`, to: `seat:${event.seat}` },
      ];
    case "HiddenCardStolen":
    case "CardStolen":
      return [{ icon: "cards", from: `seat:${event.victim}`, to: `seat:${event.seat}` }];
    case "PointCardGained":
      return [{ icon: "star", from: "board", to: `seat:${event.seat}` }];
    default:
      return [];
  }
}

function touched(event: GameEvent): string[] {
  switch (event.type) {
    case "ShipSailed":
    case "ShipRelocated":
    case "PegAdded":
    case "PegLost":
    case "TokenReached":
      return [`ship:${event.seat}:${event.ship}`];
    case "ShipAttacked":
      return [`ship:${event.seat}:${event.ship}`, `ship:${event.owner}:${event.target}`];
    case "IslandPicked":
    case "IslandAttacked":
    case "IslandConquered":
      return [`cell:${event.port}`];
    default:
      return [];
  }
}

const QUIET = new Set(["TileLaid", "TokenPlaced", "StormPlaced", "TurnEnded", "TurnBegun"]);

export const kit = boardKit<PlunderView, GameAction, GameEvent>({
  component: Board,
  tall: 0.93,
  parts,
  folds,
  named,
  facts,
  flights,
  touched,
  isQuiet: (event) => QUIET.has(String(event.type)),
});
