/** The first group of an id, by what it identifies. */
const STARTS = {
  danceClass: "10ad0001",
  member: "10ad0002",
  instructor: "10ad0003",
  session: "10ad0004",
} as const;

export type LoadKind = keyof typeof STARTS;

const REST = "-0000-4000-8000-";
const DIGITS = 12;

/** Returns the id of a generated row. The same number always has the same id. */
export const loadId = (kind: LoadKind, number: number): string =>
  STARTS[kind] + REST + number.toString(16).padStart(DIGITS, "0");

/** Returns the lowest and the highest id of a kind. */
export const loadIdRange = (kind: LoadKind): readonly [string, string] => [
  STARTS[kind] + REST + "0".repeat(DIGITS),
  STARTS[kind] + REST + "f".repeat(DIGITS),
];

export const loadEmail = (member: number): string => `load-${member}@eightcount.test`;
