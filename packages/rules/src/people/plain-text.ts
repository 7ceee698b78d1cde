/** Control characters and unpaired surrogates. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u;
const CONTROLS = /\p{Cc}/gu;
const CONTROLS_WITHIN_LINES = /[^\P{Cc}\n\t]/gu;
const BROKEN = /\p{Cs}/gu;
const LINE_END = /\r\n?/g;
const REPLACEMENT = "\ufffd";

export const isPlainText = (text: string): boolean => !UNPRINTABLE.test(text);

/** Removes control characters, so that every database and mail server accepts the line. */
export const plainLine = (text: string): string =>
  text.replace(CONTROLS, "").replace(BROKEN, REPLACEMENT);

export const plainLines = (text: string): string =>
  text.replace(LINE_END, "\n").replace(CONTROLS_WITHIN_LINES, "").replace(BROKEN, REPLACEMENT);
