import { type FoldedText, foldText, type TextRange } from "./folded-text.rules";
import { letterDistance } from "./letter-distance.rules";

const MIN_TYPO_LENGTH = 3;

/** Returns the matching prefixes of words, or else whole words that are nearly alike. */
export function highlights(text: string, typed: string): readonly TextRange[] {
  const [shown, asked] = [foldText(text), foldText(typed)];
  if (asked.key === "") return [];
  if (shown.key.startsWith(asked.key)) return [rangeOf(shown, 0, asked.key.length)];
  const prefixes = shown.words.flatMap((word) => {
    const lengths = asked.words
      .filter((one) => word.text.startsWith(one.text))
      .map((one) => one.text.length);
    const longest = Math.max(0, ...lengths);
    return longest === 0 ? [] : [rangeOf(shown, word.at, word.at + longest)];
  });
  if (prefixes.length > 0) return prefixes;
  return shown.words
    .filter((word) => asked.words.some((one) => isTypo(one.text, word.text)))
    .map((word) => rangeOf(shown, word.at, word.at + word.text.length));
}

/** Returns true if every typed word starts a word of the text, or the text starts as typed. */
export function matchesAllWords(text: string, typed: string): boolean {
  const [shown, asked] = [foldText(text), foldText(typed)];
  if (asked.key === "") return false;
  return (
    shown.key.startsWith(asked.key) ||
    asked.words.every((one) => shown.words.some((word) => word.text.startsWith(one.text)))
  );
}

function rangeOf(shown: FoldedText, from: number, to: number): TextRange {
  return { start: shown.origins[from]?.start ?? 0, end: shown.origins[to - 1]?.end ?? 0 };
}

function isTypo(typed: string, word: string): boolean {
  if (typed.length < MIN_TYPO_LENGTH) return false;
  const allowed = typed.length < 5 ? 1 : 2;
  return (
    letterDistance(typed, word) <= allowed ||
    letterDistance(typed, word.slice(0, typed.length)) <= allowed
  );
}
