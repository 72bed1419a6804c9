// How a seat looks, never by colour alone: a colour, a letter and a signal-flag pattern.
export const PATTERNS = ["quartered", "cross", "diagonal", "halves", "stripes", "square"] as const;

export function letter(seat: number): string {
  return "ABCDEF"[seat] ?? "?";
}

export function colour(seat: number): string {
  return seat >= 0 ? `var(--seat-${seat % 6})` : "var(--quiet)";
}

const PAINTS = ["#1d5fa6", "#b5401a", "#2b7047", "#75408f", "#a82f63", "#46525c"];

/** The paint of a seat's pieces: the same by day and by night, dark enough for white letters. */
export function paint(seat: number): string {
  return PAINTS[seat % 6] ?? "#46525c";
}

/** The light part of a seat's flag as a path in a square of 12 by 12. */
export const FLAG_PATHS: readonly string[] = [
  "M0 0h6v6h-6zM6 6h6v6h-6z",
  "M4.500 0h3v4.500h4.500v3h-4.500v4.500h-3v-4.500h-4.500v-3h4.500z",
  "M0 12L12 0V12z",
  "M6 0h6v12h-6z",
  "M0 2.400h12v2.400h-12zM0 7.200h12v2.400h-12z",
  "M3.200 3.200h5.600v5.600h-5.600z",
];
