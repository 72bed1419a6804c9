// What each event of Winds of Plunder changes on the chart that is drawn.
import type { GameEvent, PlayerView, WindsView } from "../../generated/games/winds_of_plunder";

const COUNTED = { weapon: "weapons", crew: "crew", provision: "provisions" } as const;

export function show(view: WindsView, event: GameEvent): WindsView {
  const change = (seat: number, made: (player: PlayerView) => Partial<PlayerView>): WindsView => ({
    ...view,
    players: view.players.map((player, at) => (at === seat ? { ...player, ...made(player) } : player)),
  });
  const more = (seat: number, item: string, count: number): WindsView => {
    const kind = COUNTED[item as keyof typeof COUNTED];
    return kind ? change(seat, (player) => ({ [kind]: player[kind] + count })) : view;
  };
  switch (event.type) {
    case "Sailed":
      return { ...change(event.seat, () => ({ port: event.port })), turn: view.turn && { ...view.turn, sailing: "sailed" } };
    case "ShipPlaced":
      return change(event.seat, () => ({ port: event.port }));
    case "WindSet":
      return { ...view, wind: event.direction };
    case "CompassRevealed":
      return change(event.seat, () => ({ compass: event.direction }));
    case "BidRevealed":
      return change(event.seat, () => ({ bid: event.cubes }));
    case "TileAwarded":
      return { ...view, players: view.players.map((player, seat) => ({ ...player, blackbeard: seat === event.seat })) };
    case "RoundBegun":
      return { ...view, round: event.round };
    case "TurnEnded":
      return { ...view, turn: null };
    case "CubesTaken":
      return change(event.seat, (player) => ({ wind_cubes: player.wind_cubes + event.cubes, reserve: player.reserve - event.cubes }));
    case "CubesStolen": {
      const { wind_cubes, reserve } = view.players[event.target] ?? { wind_cubes: 0, reserve: 0 };
      const robbed = { wind_cubes: wind_cubes - event.cubes, reserve: reserve + event.cubes };
      const gained = change(event.seat, (player) => ({ wind_cubes: player.wind_cubes + event.cubes, reserve: player.reserve - event.cubes }));
      return { ...gained, players: gained.players.map((player, seat) => (seat === event.target ? { ...player, ...robbed } : player)) };
    }
    case "BrawlBrewed":
      return change(event.target, () => ({ brawl: true }));
    case "BrawlSuffered":
      return change(event.seat, () => ({ brawl: false }));
    case "CacheLaid":
      return change(event.seat, () => ({ caches: event.caches }));
    case "CachesRemoved":
      return change(event.seat, (player) => ({ caches: player.caches - event.caches }));
    case "ItemGained":
      return more(event.seat, event.item, 1);
    case "ItemLost":
      return more(event.target, event.item, -1);
    case "CrewSpent":
      return more(event.seat, "crew", -1);
    case "ReputationGained":
      return change(event.seat, (player) => ({ reputation: [...player.reputation, event.port] }));
    case "TileScored":
      return change(event.seat, (player) => ({ vp: player.vp + event.vp + event.bonus }));
    case "TreasureScored":
    case "AreaCompleted":
      return change(event.seat, (player) => ({ vp: player.vp + event.vp }));
    case "PricePaid":
      return change(event.seat, (player) => ({ vp: player.vp - event.vp }));
    case "TileRotated": {
      // The tile that is named leaves its place on the bar for the port; where the old one goes, the next view says.
      const coming = view.tiles.find((tile) => tile.id === event.tile);
      if (!coming) return view;
      return { ...view, tiles: view.tiles.flatMap((tile) => (tile === coming ? [{ ...tile, place: event.port }] : tile.place === event.port ? [] : [tile])) };
    }
    case "TilesSwitched": {
      const moved: Record<string, string> = { [event.one]: event.other, [event.other]: event.one };
      return { ...view, tiles: view.tiles.map((tile) => ({ ...tile, place: moved[tile.place] ?? tile.place })) };
    }
    case "MarkerTaken":
      return change(event.seat, (player) => ({ markers: [...player.markers, event.marker] }));
    case "MarkerDiscarded":
      return change(event.seat, (player) => ({ markers: player.markers.filter((marker) => marker !== event.marker) }));
    default:
      return view;
  }
}
