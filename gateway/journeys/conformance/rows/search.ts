import { type Row, rowsFor } from "../side";

const found = (text: string) => () => ({ text, hasText: true, isMember: false });
const typed = (text: string) => () => ({ text });

/** Texts without typing errors, which the in-memory graph does not correct. */
export const searchRows: readonly Row[] = [
  ...rowsFor("SearchScreenQuery", {
    "a style's name": found("dancehall"),
    "the beginning of a name": found("noa"),
    "a song": found("gully queen"),
    "another case and spaces": found("  ISLAND sunday "),
    "only signs": found("?!"),
    "nothing like it": found("zzzzzz"),
    "before a search": () => ({ text: "", hasText: false, isMember: false }),
  }),
  ...rowsFor("useSuggestedLinesQuery", {
    "a style's name": typed("dancehall"),
    "a song": typed("gully queen"),
    blank: typed("  "),
    "nothing like it": typed("zzzzzz"),
  }),
];
