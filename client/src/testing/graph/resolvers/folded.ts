interface Word {
  readonly text: string;
  readonly start: number;
}

// A letter or digit with the accents written after it.
const WORD = /(?:[\p{L}\p{N}]\p{M}*)+/gu;

const fold = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** The words of a text without case, accents and signs, and where they begin. */
const wordsOf = (text: string): readonly Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ text: fold(word), start: index }));

/** A text's words run together. */
export const foldedKey = (text: string): string =>
  wordsOf(text)
    .map((word) => word.text)
    .join("");

/** Whether every typed word begins a word of the text, or the text begins as typed. */
export function holdsAll(text: string, typed: string): boolean {
  const key = foldedKey(typed);
  if (key === "") return false;
  const words = wordsOf(text);
  return (
    foldedKey(text).startsWith(key) ||
    wordsOf(typed).every((asked) => words.some((word) => word.text.startsWith(asked.text)))
  );
}

/** The parts of a text that were typed: its beginning as one, else the words that begin so. */
export function highlightsOf(text: string, typed: string) {
  const key = foldedKey(typed);
  if (key !== "" && foldedKey(text).startsWith(key)) {
    let end = 0;
    while (foldedKey(text.slice(0, end)) !== key) end += 1;
    return [{ start: text.search(/[\p{L}\p{N}]/u), end }];
  }
  const asked = wordsOf(typed);
  return wordsOf(text).flatMap((word) => {
    const lengths = asked
      .filter((one) => word.text.startsWith(one.text))
      .map((one) => one.text.length);
    const longest = Math.max(0, ...lengths);
    return longest === 0 ? [] : [{ start: word.start, end: word.start + longest }];
  });
}
