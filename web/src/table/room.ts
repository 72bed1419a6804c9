// Whether the screen has room for a board with choices, log and talk beside it.
const ROOMY = "(min-width: 900px) and (min-height: 520px)";

export function hasRoom(): boolean {
  return matchMedia(ROOMY).matches;
}
