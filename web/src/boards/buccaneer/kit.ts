// Buccaneer's board for the table shell.
import type { BuccaneerView, GameAction, GameEvent } from "../../generated/games/buccaneer";
import type { IconName } from "../../look/icons";
import { t } from "../../talk/ui.svelte";
import { boardKit, type Fact, type Flight, type Speech } from "../board";
import Board from "./Board.svelte";
import { stackLabel } from "./labels";

export const BOOTY: readonly IconName[] = ["chest", "rum", "candlestick", "dagger"];

function parts(action: GameAction, view: BuccaneerView): string[] {
  const me = view.viewer;
  switch (action.type) {
    case "Move":
      return [`stack:${me}:${action.pirate}`, `stack:${action.seat}:${action.onto}`];
    case "Board":
      return [`stack:${me}:${action.pirate}`, `ship:${action.ship}`];
    case "Take":
      return [`treasure:${action.treasure}`];
    default:
      return [];
  }
}

function folds(action: GameAction, view: BuccaneerView): string[] {
  switch (action.type) {
    case "Move":
      return [`stack:${view.viewer}:${action.pirate}`, `onto:${action.seat}`];
    case "Board":
      return [`stack:${view.viewer}:${action.pirate}`];
    default:
      return [];
  }
}

function named(fold: string, view: BuccaneerView, speech: Speech): string {
  const [kind, seat] = fold.split(":");
  if (kind === "onto") return t("bucc-fold-onto", { name: speech.names[Number(seat)] ?? "" });
  const stack = view.stacks.find(([top]) => top && fold === `stack:${top.seat}:${top.pirate}`);
  return stack ? stackLabel(stack, speech) : "";
}

function facts(view: BuccaneerView, seat: number, { words }: Speech): Fact[] {
  const held = view.booty[seat] ?? {};
  return [
    { icon: "ducats", label: words.text("buccaneer-label-ducats"), value: view.ducats[seat] ?? 0, main: true, about: "buccaneer-label-ducats" },
    ...Object.entries(held).map(([kind, pieces]) => ({ icon: kind as IconName, label: words.term(kind), value: pieces, about: kind })),
  ];
}

function flights(event: GameEvent, view: BuccaneerView): Flight[] {
  switch (event.type) {
    case "ShipBoarded":
      return [{ icon: "ducats", from: `ship:${event.place}`, to: `seat:${event.captain}`, count: 3 }];
    case "CrewPaid":
      return [{ icon: "ducats", from: `seat:${event.captain}`, to: `seat:${event.seat}`, count: Math.min(3, event.ducats) }];
    case "TreasureTaken":
      return [{ icon: event.treasure as IconName, from: "offer", to: `seat:${event.seat}` }];
    case "BootyScored":
      return [{ icon: event.treasure as IconName, from: "board", to: `seat:${event.seat}` }];
    default:
      return [];
  }
}

function touched(event: GameEvent): string[] {
  switch (event.type) {
    case "StackMoved":
      return [`stack:${event.seat}:${event.pirate}`];
    case "CaptainChallenged":
      return [`stack:${event.captain}:${event.pirate}`];
    case "ShipBoarded":
      return [`stack:${event.captain}:${event.pirate}`];
    default:
      return [];
  }
}

export const kit = boardKit<BuccaneerView, GameAction, GameEvent>({
  component: Board,
  tall: 1.1,
  parts,
  folds,
  named,
  facts,
  flights,
  touched,
});
