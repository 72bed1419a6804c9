// A language nobody speaks: longer than any, so that clipped and untranslated text shows (`?lang=qps`).
const ACCENTED: Record<string, string> = { a: "å", e: "é", i: "î", o: "ö", u: "ü", A: "Å", E: "É", I: "Î", O: "Ö", U: "Ü" };

export function stretched(text: string): string {
  const accented = text.replace(/[aeiouAEIOU]/g, (vowel) => ACCENTED[vowel] ?? vowel);
  return accented.replace(/\p{L}{5,}/gu, (word) => `${word}${"~".repeat(Math.ceil(word.length * 0.3))}`);
}
