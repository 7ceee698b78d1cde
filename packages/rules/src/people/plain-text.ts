/** Control characters and unpaired surrogates. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u;
const CONTROLS = /\p{Cc}/gu;
const CONTROLS_WITHIN_LINES = /[^\P{Cc}\n\t]/gu;
const BROKEN = /\p{Cs}/gu;
/** Separators of lines, and marks that change the direction of the text after them. */
const LAYOUT_CONTROLS = /[\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\s]/gu;
const LINE_END = /\r\n?/g;
const REPLACEMENT = "\ufffd";

export const isPlainText = (text: string): boolean => !UNPRINTABLE.test(text);

export const withoutLayoutControls = (text: string): string => text.replace(LAYOUT_CONTROLS, "");

export const isVisible = (text: string): boolean => text.replace(INVISIBLE, "") !== "";

/** Removes control characters, so that every database and mail server accepts the line. */
export const plainLine = (text: string): string =>
  text.replace(CONTROLS, "").replace(BROKEN, REPLACEMENT);

export const plainLines = (text: string): string =>
  text.replace(LINE_END, "\n").replace(CONTROLS_WITHIN_LINES, "").replace(BROKEN, REPLACEMENT);
