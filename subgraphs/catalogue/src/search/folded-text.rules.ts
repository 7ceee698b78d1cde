/** A stretch of a text: UTF-16 positions, the end not included. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A text without case, accents and signs, and where each of its letters came from. */
export interface FoldedText {
  /** The words, run together. */
  readonly key: string;
  readonly words: readonly FoldedWord[];
  /** For each letter of `key`, its stretch of the text. */
  readonly origins: readonly TextRange[];
}

export interface FoldedWord {
  readonly text: string;
  /** Where the word begins in `key`. */
  readonly at: number;
}

// A letter or digit with the accents written after it.
const LETTER = /[\p{L}\p{N}]\p{M}*/gu;

/** Folds letter by letter, so that what is found can be pointed at in the original. */
export function foldText(text: string): FoldedText {
  const origins: TextRange[] = [];
  const words: { text: string; at: number }[] = [];
  let key = "";
  for (const { 0: letter, index: start } of text.matchAll(LETTER)) {
    const folded = foldLetter(letter);
    const end = start + letter.length;
    const isNewWord = origins.at(-1)?.end !== start;
    if (isNewWord) words.push({ text: "", at: key.length });
    const word = words.at(-1);
    if (word) word.text += folded;
    key += folded;
    for (let count = 0; count < folded.length; count += 1) origins.push({ start, end });
  }
  return { key, words, origins };
}

function foldLetter(letter: string): string {
  return letter.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
