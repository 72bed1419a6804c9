// A choice by its number: a digit at once where no longer number could be meant, else with Enter.
export interface Typed {
  typed: string;
  /** The place in the list that is meant, counted from 0. */
  done: number | null;
}

export function typeNumber(typed: string, key: string, count: number): Typed {
  if (key === "Backspace") return { typed: typed.slice(0, -1), done: null };
  if (key === "Enter") return { typed: "", done: inRange(Number(typed), count) };
  const next = `${typed}${key}`.replace(/^0+/, "");
  const number = Number(next);
  if (next === "" || number > count) return { typed: "", done: null };
  if (number * 10 > count) return { typed: "", done: inRange(number, count) };
  return { typed: next, done: null };
}

function inRange(number: number, count: number): number | null {
  return number >= 1 && number <= count ? number - 1 : null;
}
