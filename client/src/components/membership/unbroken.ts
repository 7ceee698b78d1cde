/** Keeps a price or a date on one line. */
export const unbroken = (text: string): string => text.replaceAll(" ", "\u00a0");

/** Keeps the end of every card that a sentence names on one line. */
export const keepCards = (sentence: string): string =>
  sentence.replaceAll(/\bending with (\d{4})\b/g, (end) => unbroken(end));
