import { keepCards } from "../../components/membership/unbroken";

/** Keeps every date of a sentence, such as "Dec 26, 2026", and the end of a card on one line. */
export const keepDates = (sentence: string): string =>
  keepCards(sentence.replaceAll(/\b([A-Z][a-z]{2}) (\d{1,2}), (\d{4})\b/g, "$1\u00a0$2,\u00a0$3"));
