import { drawFrom } from "./lib/draw.ts";

/** What a dancer does in an hour of an evening, on average over all who are there. */

const HOUR_SECONDS = 3_600;
/** The others look for a class. */
const PLAYING_SHARE = 0.85;
const LOOKING_SHARE = 1 - PLAYING_SHARE;

const HEARTBEAT_SECONDS = 10;
const LEASE_SECONDS = 20;
/** Access tokens live five minutes. */
const RENEWAL_SECONDS = 300;
const SEARCHES_PER_MINUTE = 0.5;
const LISTS_PER_MINUTE = 1;

export const perDancerHour = {
  progress: (PLAYING_SHARE * HOUR_SECONDS) / HEARTBEAT_SECONDS,
  lease: (PLAYING_SHARE * HOUR_SECONDS) / LEASE_SECONDS,
  renewal: HOUR_SECONDS / RENEWAL_SECONDS,
  search: LOOKING_SHARE * 60 * SEARCHES_PER_MINUTE,
  browse: LOOKING_SHARE * 60 * LISTS_PER_MINUTE,
  /** Most come with a session of an earlier evening. */
  signIn: 0.5,
  purchase: 0.05,
} as const;

export type ActName = keyof typeof perDancerHour;

export const actNames = Object.keys(perDancerHour) as readonly ActName[];

/**
 * All but renewals are in the mix of an evening. A virtual user would have to sign in before it
 * could renew, and checking passwords would then cost more than all else.
 */
export type MixedAct = Exclude<ActName, "renewal">;

export const mixedActs = actNames.filter((name): name is MixedAct => name !== "renewal");

const total = mixedActs.reduce((sum, name) => sum + perDancerHour[name], 0);

/** Share of all arrivals of the mix, by act. */
export const shares = Object.fromEntries(
  mixedActs.map((name) => [name, perDancerHour[name] / total]),
) as Readonly<Record<MixedAct, number>>;

/** The act at a place in [0, 1), so that each has its share of all places. */
export const actAt = drawFrom(shares, "progress");

/** Arrivals of the mix per second, of so many concurrent dancers. */
export const arrivalsOf = (dancers: number): number => (dancers * total) / HOUR_SECONDS;
