import type { JourneyPlan } from "./options.ts";
import { combine } from "./thresholds.ts";

export interface Part {
  readonly act: JourneyPlan;
  /** Share of all arrivals, from 0 to 1. */
  readonly share: number;
}

/** Virtual users for acts that are rare, but take long. */
const SPARE_USERS_PER_ARRIVAL = 0.5;

/** The plan of a journey in which each arrival is one of several acts. */
export function mixed(parts: readonly Part[]): JourneyPlan {
  const acts = parts.map(({ act }) => act);
  const objectives = Object.assign({}, ...acts.map((act) => act.objectives));
  const reported = new Set(acts.flatMap((act) => act.reported ?? []));
  const limits = acts.flatMap(({ mostUsers }) => (mostUsers === undefined ? [] : [mostUsers]));
  const users = parts.reduce((sum, { act, share }) => sum + share * act.usersPerArrival, 0);
  return {
    usersPerArrival: users + SPARE_USERS_PER_ARRIVAL,
    ...(limits.length > 0 ? { mostUsers: Math.min(...limits) } : {}),
    graceSeconds: Math.max(...acts.map(({ graceSeconds = 0 }) => graceSeconds)),
    objectives,
    // An act may judge what another only reports.
    reported: [...reported].filter((operation) => !(operation in objectives)),
    own: combine(...acts.map(({ own = {} }) => own)),
  };
}
