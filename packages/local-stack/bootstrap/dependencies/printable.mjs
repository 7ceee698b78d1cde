const LONGEST = 160;

/** Text from the registry as one short line without control characters, which could steer a terminal. */
export const printable = (text) =>
  String(text)
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim()
    .slice(0, LONGEST);
