// Pirates of the 7 Seas' board for the table shell.
import type { GameAction, GameEvent, SevenSeasView } from "../../generated/games/seven_seas";
import type { IconName } from "../../look/icons";
import type { BoardKit, Fact, Flight, Plain, Speech } from "../board";
import Board from "./Board.svelte";

export const GOOD_ICONS: Record<string, IconName> = { rum: "rum", coffee: "coffee", fruit: "fruit", talisman: "talisman" };

function parts(plain: Plain): string[] {
  const action = plain as unknown as GameAction;
  switch (action.type) {
    case "Choose":
      return [`character:${action.character}`];
    case "PlayCaravan":
      return [`caravan:${action.country}:${action.ships}`];
    case "PlayCurse":
      return [`curse:${action.curse}`];
    case "PlayPort":
      return [`port:${action.port}`];
    case "Sell":
    case "Keep":
    case "Discard":
    case "NameGood":
      return [`good:${action.good}`];
    case "BecomeCorsair":
      return [`country:${action.country}`];
    case "Draw":
      return ["deck"];
    default:
      return [];
  }
}

function facts(seen: Plain, seat: number, { words }: Speech): Fact[] {
  const player = (seen as unknown as SevenSeasView).players[seat];
  if (!player) return [];
  const label = (name: string): string => words.text(`seven_seas-label-${name.replaceAll("_", "-")}`);
  return [
    { icon: "chest", label: label("chests"), value: player.chests, main: true },
    { icon: "ship", label: label("fleet"), value: player.fleet },
    { icon: "guard", label: label("guards"), value: player.guards },
    { icon: "anchor", label: label("reserve"), value: player.reserve },
    { icon: "yinyang", label: label("yin_yang"), value: player.yin_yang },
    { icon: "spot", label: label("black_spots"), value: player.black_spots },
    { icon: "cards", label: label("cards"), value: player.cards },
  ];
}

function flights(plain: Plain): Flight[] {
  const event = plain as unknown as GameEvent;
  switch (event.type) {
    case "BootyDrawn":
      return [{ icon: GOOD_ICONS[event.kind] ?? "bag", from: "tray", to: `seat:${event.seat}` }];
    case "GoodsSold":
      return [{ icon: "chest", from: "market", to: `seat:${event.seat}`, count: Math.min(3, event.chests) }];
    case "ChestGained":
    case "SalaryPaid":
      return [{ icon: "chest", from: "board", to: `seat:${event.seat}` }];
    case "CardDrawn":
      return [{ icon: "cards", from: "deck", to: `seat:${event.seat}` }];
    default:
      return [];
  }
}

export const kit: BoardKit = {
  component: Board,
  parts: (action) => parts(action),
  facts,
  flights,
  pause: (event) => (event.type === "DiceThrown" ? 400 : event.type === "ShipsFought" ? 380 : 300),
};
