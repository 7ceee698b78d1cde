/** Keeps every date of a sentence, such as "Dec 26, 2026", on one line. */
export const keepDates = (sentence: string): string =>
  sentence.replaceAll(/\b([A-Z][a-z]{2}) (\d{1,2}), (\d{4})\b/g, "$1\u00a0$2,\u00a0$3");
