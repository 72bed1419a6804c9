// How near one looks at a board, and at which part of it; and which piece a finger means where pieces are small.
import { getContext, setContext } from "svelte";

export interface Point {
  x: number;
  y: number;
}

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What a touch means: a piece, or that its surroundings are to come near. */
export type Meant = { piece: Element } | { near: Point };

/** A finger is this wide. */
export const FINGER = 44;
export const NEAREST = 4;
const STEP = 2.5;
/** What is brought into sight keeps off the edge. */
const ROOM = 12;
const KEY = Symbol("lens");

export class Lens {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** Of the place through which one looks; at scale 1 the whole board fits in. */
  width = $state(0);
  height = $state(0);
  /** Fingers are on it. */
  isMoving = $state(false);
  /** The place itself, while there is a board in it. */
  place = $state.raw<HTMLElement | null>(null);

  get isNear(): boolean {
    return this.scale > 1.01;
  }

  /** Look so near that this point of the board, as it is at scale 1, comes to lie at a point of the place. */
  put(scale: number, board: Point, at: Point): void {
    this.scale = Math.min(NEAREST, Math.max(1, scale));
    this.moveTo(at.x - board.x * this.scale, at.y - board.y * this.scale);
  }

  /** The board fills its place at any scale. */
  moveTo(x: number, y: number): void {
    this.x = Math.min(0, Math.max(this.width * (1 - this.scale), x));
    this.y = Math.min(0, Math.max(this.height * (1 - this.scale), y));
  }

  /** The point of the board, as it is at scale 1, that lies at this point of the page. */
  pointAt(page: Point): Point {
    const box = this.place?.getBoundingClientRect();
    return { x: (page.x - (box?.left ?? 0) - this.x) / this.scale, y: (page.y - (box?.top ?? 0) - this.y) / this.scale };
  }

  /** See the whole board, or come near to a point of the page; without one, to the pieces that may be chosen. */
  turn(to?: Point): void {
    if (this.isNear) this.whole();
    else this.comeNear(to ? this.pointAt(to) : this.interest());
  }

  whole(): void {
    this.put(1, { x: 0, y: 0 }, { x: 0, y: 0 });
  }

  comeNear(board: Point): void {
    this.put(this.scale * STEP, board, { x: this.width / 2, y: this.height / 2 });
  }

  /** Bring pieces into sight: by moving, where they fit in together, else by seeing the whole. */
  reveal(pieces: readonly Element[]): void {
    if (!this.isNear || this.isMoving || pieces.length === 0) return;
    const boxes = pieces.map((piece) => this.boxOf(piece));
    const left = Math.min(...boxes.map((box) => box.left)) - ROOM;
    const right = Math.max(...boxes.map((box) => box.right)) + ROOM;
    const top = Math.min(...boxes.map((box) => box.top)) - ROOM;
    const bottom = Math.max(...boxes.map((box) => box.bottom)) + ROOM;
    if ((right - left) * this.scale > this.width || (bottom - top) * this.scale > this.height) return this.whole();
    const x = Math.max(-left * this.scale, Math.min(this.x, this.width - right * this.scale));
    const y = Math.max(-top * this.scale, Math.min(this.y, this.height - bottom * this.scale));
    this.moveTo(x, y);
  }

  /** Whether the middle of a piece is in sight. */
  sees(piece: Element): boolean {
    const { left, top, right, bottom } = this.boxOf(piece);
    const x = this.x + ((left + right) / 2) * this.scale;
    const y = this.y + ((top + bottom) / 2) * this.scale;
    return x >= 0 && x <= this.width && y >= 0 && y <= this.height;
  }

  /**
   * What a touch at this point of the page means. Where the piece under the finger is as large as a finger, it is that
   * one: null. Else it is the only one that may be chosen near by; and where there are several, they come near first.
   */
  meant(page: Point, target: Element): Meant | null {
    if (!this.place?.contains(target)) return null;
    const hit = target.closest(".piece.lit, .piece.chosen");
    if (!hit && target.closest("button:enabled")) return null;
    const around = [...this.place.querySelectorAll(".piece.lit")].filter((piece) => covers(piece.getBoundingClientRect(), page));
    if (around.length < 2) return hit || !around[0] ? null : { piece: around[0] };
    if (hit) {
      const { width, height } = hit.getBoundingClientRect();
      if (width >= FINGER && height >= FINGER) return null;
    }
    return this.scale * 1.2 < NEAREST ? { near: this.pointAt(page) } : null;
  }

  /** Where a piece lies on the board at scale 1, though the board may still be gliding there. */
  private boxOf(piece: Element): Rect {
    const board = this.place?.firstElementChild?.getBoundingClientRect();
    const box = piece.getBoundingClientRect();
    if (!board?.width) return { left: 0, top: 0, right: 0, bottom: 0 };
    const shrink = this.width / board.width;
    const across = (x: number): number => (x - board.left) * shrink;
    const down = (y: number): number => (y - board.top) * shrink;
    return { left: across(box.left), right: across(box.right), top: down(box.top), bottom: down(box.bottom) };
  }

  private interest(): Point {
    const pieces = [...(this.place?.querySelectorAll(".piece.lit") ?? [])];
    if (!pieces.length) return { x: this.width / 2, y: this.height / 2 };
    const boxes = pieces.map((piece) => this.boxOf(piece));
    const middle = (all: number[]): number => (Math.min(...all) + Math.max(...all)) / 2;
    return { x: middle(boxes.flatMap(({ left, right }) => [left, right])), y: middle(boxes.flatMap(({ top, bottom }) => [top, bottom])) };
  }
}

/** Whether a finger at this point touches what is drawn in this box: something small is as large as a finger. */
function covers(box: DOMRect, { x, y }: Point): boolean {
  const across = Math.max(FINGER, box.width) / 2;
  const down = Math.max(FINGER, box.height) / 2;
  return Math.abs(x - (box.left + box.right) / 2) <= across && Math.abs(y - (box.top + box.bottom) / 2) <= down;
}

/** One lens for a board and what stands around it. */
export function provideLens(): Lens {
  return setContext(KEY, new Lens());
}

export function useLens(): Lens {
  return getContext<Lens | undefined>(KEY) ?? new Lens();
}
