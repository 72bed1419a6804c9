// Plunder's board for the table shell.
import type { GameAction, GameEvent, PlunderView } from "../../generated/games/plunder";
import type { IconName } from "../../look/icons";
import type { BoardKit, Fact, Flight, Plain, Speech } from "../board";
import { t } from "../../talk/ui.svelte";
import Board from "./Board.svelte";

function parts(plain: Plain, seen: Plain, args: Plain): string[] {
  const action = plain as unknown as GameAction;
  const view = seen as unknown as PlunderView;
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
      return [`build:${action.peg}`, ship(action.ship)];
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
    default:
      return [];
  }
}

function facts(seen: Plain, seat: number, { words }: Speech): Fact[] {
  const view = seen as unknown as PlunderView;
  const ships = (view.ships[seat] ?? []).filter((ship) => ship !== null).length;
  const islands = view.islands.filter((island) => island.owner === seat).length;
  return [
    { icon: "star", label: words.text("plunder-label-points"), value: `${view.scores[seat] ?? 0}/${view.target}`, main: true },
    { icon: "cards", label: t("hand-size"), value: view.hands[seat]?.size ?? 0 },
    { icon: "ship", label: t("ships"), value: ships },
    { icon: "island", label: t("islands"), value: islands },
    { icon: "chest", label: t("point-cards"), value: view.point_cards[seat] ?? 0 },
  ];
}

function show(view: PlunderView, event: GameEvent): PlunderView {
  const moved = (seat: number, place: number, cell: string): PlunderView => ({
    ...view,
    ships: view.ships.map((fleet, owner) =>
      owner === seat ? fleet.map((ship, at) => (at === place && ship ? { ...ship, cell } : ship)) : fleet,
    ),
  });
  switch (event.type) {
    case "ShipSailed":
    case "ShipRelocated":
      return moved(event.seat, event.ship, event.cell);
    case "SailingDieRolled":
      return { ...view, rolled: event.die, die_left: event.die, active: event.seat };
    case "TokenPlaced":
      return { ...view, tokens: view.tokens.map((cell, at) => (at === event.token ? event.cell : cell)) };
    case "ShipSunk":
      return {
        ...view,
        ships: view.ships.map((fleet, owner) =>
          owner === event.seat ? fleet.map((ship, at) => (at === event.ship ? null : ship)) : fleet,
        ),
      };
    case "IslandConquered":
      return {
        ...view,
        islands: view.islands.map((island) => (island.ports.includes(event.port) ? { ...island, owner: event.seat } : island)),
      };
    default:
      return view;
  }
}

function flights(plain: Plain): Flight[] {
  const event = plain as unknown as GameEvent;
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

const QUIET = new Set(["HiddenCardDrawn", "CardDrawn", "TileLaid", "TokenPlaced", "StormPlaced", "TurnEnded", "TurnBegun"]);

export const kit: BoardKit = {
  component: Board,
  parts,
  facts,
  show: (view, event) => show(view as unknown as PlunderView, event as unknown as GameEvent) as unknown as Plain,
  flights,
  pause: (event) => (QUIET.has(String(event.type)) ? 120 : event.type === "BattleFought" ? 400 : 320),
};
