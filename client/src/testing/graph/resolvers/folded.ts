interface Word {
  readonly text: string;
  readonly start: number;
}

// A letter or digit followed by its combining accents.
const WORD = /(?:[\p{L}\p{N}]\p{M}*)+/gu;

const fold = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Returns the words of a text without case, accents, and punctuation, and their positions. */
const wordsOf = (text: string): readonly Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ text: fold(word), start: index }));

/** Returns a text's words without spaces. */
export const foldedKey = (text: string): string =>
  wordsOf(text)
    .map((word) => word.text)
    .join("");

/** Returns true if every typed word begins a word of the text, or the text begins as typed. */
export function holdsAll(text: string, typed: string): boolean {
  const key = foldedKey(typed);
  if (key === "") return false;
  const words = wordsOf(text);
  return (
    foldedKey(text).startsWith(key) ||
    wordsOf(typed).every((asked) => words.some((word) => word.text.startsWith(asked.text)))
  );
}

/** Returns the parts of a text that match: its beginning, or else the words that begin as typed. */
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
