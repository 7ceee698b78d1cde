/** A range of UTF-16 positions with an exclusive end. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

export interface FoldedText {
  readonly key: string;
  readonly words: readonly FoldedWord[];
  /** Range in the original text for each letter of `key`. */
  readonly origins: readonly TextRange[];
}

export interface FoldedWord {
  readonly text: string;
  readonly at: number;
}

// A letter or digit with its combining accents.
const LETTER = /[\p{L}\p{N}]\p{M}*/gu;

/** Folds letter by letter, so that a match can be highlighted in the original text. */
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
