/** Control characters, and halves of surrogate pairs that belong to no character. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u;
const CONTROLS = /\p{Cc}/gu;
const CONTROLS_WITHIN_LINES = /[^\P{Cc}\n\t]/gu;
const BROKEN = /\p{Cs}/gu;
const LINE_END = /\r\n?/g;
const REPLACEMENT = "\ufffd";

/** True when every character of one line of text can be typed, stored and sent. */
export const isPlainText = (text: string): boolean => !UNPRINTABLE.test(text);

/** One line of text that every store and mail server takes: without control characters. */
export const plainLine = (text: string): string =>
  text.replace(CONTROLS, "").replace(BROKEN, REPLACEMENT);

/** Text of several lines that every store and mail server takes; line ends and tabs stay. */
export const plainLines = (text: string): string =>
  text.replace(LINE_END, "\n").replace(CONTROLS_WITHIN_LINES, "").replace(BROKEN, REPLACEMENT);
