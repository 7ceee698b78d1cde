import { attackSeed } from "../attacks/attack-seed";

const DATE = /^(\d{4})(\d{2})(\d{2})$/;
const DAY_MS = 86_400_000;
/** Days until a file that needs a whole stack has its turn again. */
export const DAYS_BETWEEN_TURNS = 4;

/** True in `npm test`, where the longest tests take turns by the day. */
export const isOfDay = process.env.EIGHTCOUNT_TESTS === "of the day";

/**
 * Whose turn it is: the number of days since 1970 for a seed that is a date, which grows by one every
 * day, and any other seed itself.
 */
export function turnOfDay(seed = attackSeed()): number {
  const time = Date.parse(String(seed).replace(DATE, "$1-$2-$3"));
  return DATE.test(String(seed)) && !Number.isNaN(time) ? time / DAY_MS : seed;
}

/** The day's files of a kind, as an argument of Jest, besides those of every day. */
export const shardOfDay = (turn: number): string =>
  `--shard=${1 + (turn % DAYS_BETWEEN_TURNS)}/${DAYS_BETWEEN_TURNS}`;

/** In `npm test`, one of `count` shares of a list, another one every day. Otherwise all of it. */
export const shareOfDay = <T>(
  all: readonly T[],
  count: number,
  { isShared, turn }: { readonly isShared: boolean; readonly turn: number } = {
    isShared: isOfDay,
    turn: turnOfDay(),
  },
): readonly T[] => (isShared ? all.filter((_, place) => place % count === turn % count) : all);
