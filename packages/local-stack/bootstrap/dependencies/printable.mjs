const LONGEST = 160;

/** Removes control characters, with which registry text could affect the terminal. */
export const printable = (text) =>
  String(text)
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim()
    .slice(0, LONGEST);
