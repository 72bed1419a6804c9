// What each event of Pirates of the 7 Seas changes on the table that is drawn, and what lies in the tray after it.
import type { GameEvent, PlayerView, SevenSeasView } from "../../generated/games/seven_seas";

export type Die = [owner: number, x: number, y: number, face: number];

/** The last throw, for a raid or a curse: the dice as they fell, and which of them have sunk so far. */
export interface Tray {
  /** The caravan that is raided; none for a curse. */
  country: string;
  ships: number;
  curse: string;
  dice: Die[];
  sunk: number[];
  /** The two dice that fight now or have fought last: the caravan's, the pirate's. */
  duel: [red: number, pirate: number] | null;
  end: "" | "taken" | "escaped";
}

const EMPTY: Tray = { country: "", ships: 0, curse: "", dice: [], sunk: [], duel: null, end: "" };

export function remains(before: Tray | null, event: GameEvent): Tray | null {
  switch (event.type) {
    case "CaravanSighted":
      return { ...EMPTY, country: event.country, ships: event.ships };
    case "CurseCast":
      return { ...EMPTY, curse: event.curse };
    case "DiceThrown":
      return { ...(before ?? EMPTY), dice: event.dice, sunk: [], duel: null, end: "" };
    case "ShipsFought": {
      if (!before) return null;
      const sunk = [...before.sunk];
      if (event.sunk === "pirate-sinks" || event.sunk === "both-sink") sunk.push(event.pirate);
      if (event.sunk === "caravan-sinks" || event.sunk === "both-sink") sunk.push(event.red);
      return { ...before, sunk, duel: [event.red, event.pirate] };
    }
    case "LossesCounted":
      return before && { ...before, duel: null };
    case "CaravanTaken":
      return before && { ...before, duel: null, end: "taken" };
    case "CaravanEscaped":
      return before && { ...before, duel: null, end: "escaped" };
    default:
      return before;
  }
}

export function show(view: SevenSeasView, event: GameEvent): SevenSeasView {
  const change = (seat: number, made: (player: PlayerView) => Partial<PlayerView>): SevenSeasView => ({
    ...view,
    players: view.players.map((player, at) => (at === seat ? { ...player, ...made(player) } : player)),
  });
  switch (event.type) {
    case "RoundBegan":
      return {
        ...view,
        round: event.round,
        announced: "",
        players: view.players.map((player, seat) => ({ ...player, is_first: seat === event.first, shown: "", has_chosen: false })),
      };
    case "CharacterRevealed":
      return {
        ...view,
        announced: event.character,
        players: view.players.map((player, seat) => (event.seats.includes(seat) ? { ...player, shown: event.character, has_chosen: false } : player)),
      };
    case "BlackSpotTaken":
      return change(event.seat, () => ({ black_spots: event.spots }));
    case "BlackSpotsDiscarded":
      return change(event.seat, (player) => ({ black_spots: player.black_spots - event.count }));
    case "YinYangTaken":
      return change(event.seat, (player) => ({ yin_yang: player.yin_yang + event.tokens }));
    case "GuardsMoved":
      return change(event.seat, () => ({ guards: event.guards, fleet: event.fleet }));
    case "ShipsBought":
    case "CorsairTileTaken":
      return change(event.seat, (player) => ({ fleet: player.fleet + event.ships, reserve: player.reserve - event.ships }));
    case "GoodsLoaded":
      return change(event.seat, (player) => ({ goods: withGoods(player, event.good, event.count) }));
    case "GoodsDiscarded":
      return change(event.seat, (player) => ({ goods: withGoods(player, event.good, -event.count) }));
    case "GoodsSold":
      return change(event.seat, (player) => ({ goods: withGoods(player, event.good, -event.count), chests: player.chests + event.chests }));
    case "SalaryPaid":
      return change(event.seat, (player) => ({ chests: player.chests + event.chests }));
    case "ChestGained":
      return change(event.seat, (player) => ({ chests: player.chests + 1 }));
    case "ChestLost":
      return change(event.seat, (player) => ({ chests: player.chests - 1 }));
    case "PortChanged":
      return { ...view, port: { ...view.port, name: event.port, rum: event.rum, coffee: event.coffee, fruit: event.fruit } };
    default:
      return view;
  }
}

function withGoods(player: PlayerView, good: string, more: number): Record<string, number> {
  return { ...player.goods, [good]: (player.goods[good] ?? 0) + more };
}
