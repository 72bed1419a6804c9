// Pirates of the 7 Seas' board for the table shell.
import type { GameAction, GameEvent, SevenSeasView } from "../../generated/games/seven_seas";
import { t } from "../../talk/ui.svelte";
import { boardKit, type Fact, type Flight, type Plain, type Speech } from "../board";
import Board from "./Board.svelte";
import { GOOD_ICONS } from "./goods";

function parts(action: GameAction, args: Plain): string[] {
  switch (action.type) {
    case "Choose":
      return [`character:${action.character}`];
    case "PlayCaravan":
      return [`caravan:${action.country}:${action.ships}`];
    case "PlayCurse":
      return [`curse:${action.curse}`];
    case "PlayPort":
      // A card shows the port's name, an action its number in the figures; its sentence says both.
      return [`port:${args.name}`];
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

function folds(action: GameAction): string[] {
  switch (action.type) {
    case "Buy":
      return ["buy"];
    case "Bargain":
      return ["bargain"];
    default:
      return [];
  }
}

function facts(view: SevenSeasView, seat: number, { words }: Speech): Fact[] {
  const player = view.players[seat];
  if (!player) return [];
  const named = (name: string): Pick<Fact, "label" | "about"> => {
    const about = `seven_seas-label-${name.replaceAll("_", "-")}`;
    return { label: words.text(about), about };
  };
  return [
    { icon: "chest", ...named("chests"), value: player.chests, main: true },
    { icon: "yinyang", ...named("yin_yang"), value: player.yin_yang },
    { icon: "spot", ...named("black_spots"), value: player.black_spots },
    { icon: "cards", ...named("cards"), value: player.cards },
  ];
}

function flights(event: GameEvent): Flight[] {
  switch (event.type) {
    case "BootyDrawn":
      return [{ icon: GOOD_ICONS[event.kind] ?? "bag", from: "tray", to: `seat:${event.seat}` }];
    case "GoodsLoaded":
      return [{ icon: GOOD_ICONS[event.good] ?? "bag", from: "tray", to: `seat:${event.seat}`, count: Math.min(3, event.count) }];
    case "ShipsSent":
      return [{ icon: "sail", from: `seat:${event.seat}`, to: "tray", count: Math.min(4, event.ships) }];
    case "ShipsBought":
      return [
        { icon: "chest", from: `seat:${event.seat}`, to: "market", count: Math.min(3, event.ships) },
        { icon: "sail", from: "board", to: `seat:${event.seat}`, count: Math.min(3, event.ships) },
      ];
    case "BlackSpotTaken":
      return [{ icon: "spot", from: "board", to: `seat:${event.seat}`, count: Math.min(2, event.count) }];
    case "GoodsBargained":
    case "GoodsSold":
      return [{ icon: "chest", from: "market", to: `seat:${event.seat}`, count: Math.min(3, event.chests) }];
    case "ChestGained":
      return [{ icon: "chest", from: "board", to: `seat:${event.seat}` }];
    case "SalaryPaid":
      return [{ icon: "chest", from: `seat:${event.seat}`, to: "tray", count: Math.min(3, event.chests) }];
    case "ChestLost":
      return [{ icon: "chest", from: `seat:${event.seat}`, to: "tray" }];
    case "CardDrawn":
    case "CaravanDrawn":
    case "CurseDrawn":
    case "PortDrawn":
      return [{ icon: "cards", from: "deck", to: `seat:${event.seat}` }];
    default:
      return [];
  }
}

function touched(event: GameEvent): string[] {
  switch (event.type) {
    case "CharacterRevealed":
      return [`character:${event.character}`];
    case "CorsairTileTaken":
      return [`country:${event.country}`];
    default:
      return [];
  }
}

export const kit = boardKit<SevenSeasView, GameAction, GameEvent>({
  component: Board,
  tall: 1.12,
  parts: (action, _, args) => parts(action, args),
  folds: (action) => folds(action),
  named: (fold) => t(`seas-fold-${fold}`),
  facts,
  flights,
  touched,
});
