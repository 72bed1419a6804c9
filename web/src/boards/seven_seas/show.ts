// What each event of Pirates of the 7 Seas changes on the table that is drawn, and what lies in the tray after it.
import type { GameEvent, PlayerView, SevenSeasView } from "../../generated/games/seven_seas";

export type Die = [owner: number, x: number, y: number, face: number];

/** Two dice that fought, by their numbers in the throw, and what sank. */
export interface Duel {
  red: number;
  pirate: number;
  sunk: string;
}

/** What a curse cost a player, or what a Tavern die brought. */
export interface Stroke {
  seat: number;
  /** Cards of this kind and ships that were lost. */
  kind: string;
  cards: number;
  ships: number;
  /** The Tavern's die and what it does. */
  face: number;
  effect: string;
}

/** The last throw, for a raid or a curse: the dice as they fell, which of them have sunk so far, and what it came to. */
export interface Tray {
  /** The caravan that is raided; none for a curse. */
  country: string;
  ships: number;
  curse: string;
  dice: Die[];
  sunk: number[];
  /** In the order in which they were fought. */
  duels: Duel[];
  /** Ships sent against the caravan, by seat. */
  sent: [seat: number, ships: number][];
  strokes: Stroke[];
  end: "" | "taken" | "escaped";
}

const EMPTY: Tray = { country: "", ships: 0, curse: "", dice: [], sunk: [], duels: [], sent: [], strokes: [], end: "" };
const NO_STROKE = { kind: "", cards: 0, ships: 0, face: 0, effect: "" };

export function remains(before: Tray | null, event: GameEvent): Tray | null {
  switch (event.type) {
    case "CaravanSighted":
      return { ...EMPTY, country: event.country, ships: event.ships };
    case "CurseCast":
      return { ...EMPTY, curse: event.curse };
    case "ShipsSent":
      return before && { ...before, sent: [...before.sent, [event.seat, event.ships]] };
    case "DiceThrown":
      return { ...(before ?? EMPTY), dice: event.dice, sunk: [], duels: [], strokes: [], end: "" };
    case "ShipsFought": {
      if (!before) return null;
      const sunk = [...before.sunk];
      if (event.sunk === "pirate-sinks" || event.sunk === "both-sink") sunk.push(event.pirate);
      if (event.sunk === "caravan-sinks" || event.sunk === "both-sink") sunk.push(event.red);
      return { ...before, sunk, duels: [...before.duels, { red: event.red, pirate: event.pirate, sunk: event.sunk }] };
    }
    case "CurseStruck":
      return before && { ...before, strokes: [...before.strokes, { ...NO_STROKE, seat: event.seat, kind: event.kind, cards: event.cards, ships: event.ships }] };
    case "SalaryPaid":
      return before && { ...before, strokes: [...before.strokes, { ...NO_STROKE, seat: event.seat, kind: "chest", cards: event.chests }] };
    case "DieDealt":
      return before && { ...before, strokes: [...before.strokes, { ...NO_STROKE, seat: event.seat, face: event.face, effect: event.effect }] };
    case "CaravanTaken":
      return before && { ...before, end: "taken" };
    case "CaravanEscaped":
      return before && { ...before, end: "escaped" };
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
        players: view.players.map((player, seat) =>
          event.seats.includes(seat)
            ? {
                ...player,
                shown: event.character,
                has_chosen: false,
                in_front: [...player.in_front, event.character],
                available: player.available.filter((one) => one !== event.character),
              }
            : player,
        ),
      };
    case "CharactersTakenBack":
      return change(event.seat, (player) => ({ in_front: [], available: [...player.available, ...player.in_front] }));
    case "BlackSpotTaken":
      return change(event.seat, () => ({ black_spots: event.spots }));
    case "BlackSpotsDiscarded":
      return change(event.seat, (player) => ({ black_spots: player.black_spots - event.count }));
    case "YinYangTaken":
      return change(event.seat, (player) => ({ yin_yang: player.yin_yang + event.tokens }));
    case "GuardsMoved":
      return change(event.seat, () => ({ guards: event.guards, fleet: event.fleet }));
    case "ShipsBought":
      // A chest buys a ship.
      return change(event.seat, (player) => ({ ...launched(player, event.ships), chests: player.chests - event.ships }));
    case "CorsairTileTaken":
      return change(event.seat, (player) => ({ ...launched(player, event.ships), corsair_of: [...player.corsair_of, event.country] }));
    case "GiftTaken":
      if (event.gift === "gift-ship") return change(event.seat, (player) => launched(player, 1));
      return event.gift === "gift-chest" ? change(event.seat, (player) => ({ chests: player.chests + 1 })) : view;
    case "LossesCounted":
      return change(event.seat, (player) => ({ ...launched(player, event.returned - event.sunk), yin_yang: player.yin_yang + event.tokens }));
    case "CurseStruck":
      return change(event.seat, (player) => ({ ...launched(player, -event.ships), ...withBooty(player, event.kind, -event.cards) }));
    case "BootyDrawn":
      return event.kind === "talisman" ? change(event.seat, (player) => ({ talismans: player.talismans + 1, yin_yang: player.yin_yang + 1 })) : view;
    case "RitualPerformed":
      return change(event.seat, () => (event.ritual === "double-hold" ? { double_holds: event.times } : { unsinkables: event.times }));
    case "GoodsLoaded":
      return change(event.seat, (player) => ({ goods: withGoods(player, event.good, event.count) }));
    case "GoodsDiscarded":
      return change(event.seat, (player) => ({ goods: withGoods(player, event.good, -event.count) }));
    case "GoodsSold":
      return change(event.seat, (player) => ({ goods: withGoods(player, event.good, -event.count), chests: player.chests + event.chests }));
    case "GoodsBargained":
      return change(event.seat, (player) => ({
        goods: event.goods.split("-").reduce((goods, good) => ({ ...goods, [good]: (goods[good] ?? 0) - 1 }), player.goods),
        chests: player.chests + event.chests,
      }));
    case "SalaryPaid":
      return change(event.seat, (player) => ({ chests: player.chests - event.chests }));
    case "ChestGained":
      return change(event.seat, (player) => ({ chests: player.chests + 1 }));
    case "ChestLost":
      return change(event.seat, (player) => ({ chests: player.chests - 1 }));
    case "CardDrawn":
    case "CaravanDrawn":
    case "CurseDrawn":
    case "PortDrawn":
      return { ...change(event.seat, (player) => ({ cards: player.cards + 1 })), deck: view.deck - 1 };
    case "CaravanSighted":
    case "CurseCast":
      return change(event.seat, (player) => ({ cards: player.cards - 1 }));
    case "PortChanged":
      return { ...change(event.seat, (player) => ({ cards: player.cards - 1 })), port: { ...view.port, name: event.port, rum: event.rum, coffee: event.coffee, fruit: event.fruit } };
    default:
      return view;
  }
}

function withGoods(player: PlayerView, good: string, more: number): Record<string, number> {
  return { ...player.goods, [good]: (player.goods[good] ?? 0) + more };
}

/** So many ships come from the reserve into the fleet; fewer than none go the other way. */
function launched(player: PlayerView, ships: number): Pick<PlayerView, "fleet" | "reserve"> {
  return { fleet: player.fleet + ships, reserve: player.reserve - ships };
}

function withBooty(player: PlayerView, kind: string, more: number): Partial<PlayerView> {
  return kind === "talisman" ? { talismans: player.talismans + more } : { goods: withGoods(player, kind, more) };
}
