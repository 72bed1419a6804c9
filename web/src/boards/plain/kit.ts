// The board for all games.
import type { BoardKit } from "../board";
import Board from "./Board.svelte";

export const kit: BoardKit = { component: Board, parts: () => [], facts: () => [] };
