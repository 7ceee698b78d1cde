import { counters } from "@eightcount/rules/telemetry/registry";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { type AttemptLimit, byNetwork, perQuarterHour } from "../limits/attempt-limit";
import { count } from "../telemetry/count";

/** Entries of one network that name no member. Rows stay for 400 days, so nobody may fill the table. */
const OF_NETWORK = perQuarterHour("audit-visitors", 120);
/** Entries that name one member. Each network has its own, so that no stranger can hide what a member does. */
const OF_MEMBER = perQuarterHour("audit-members", 600);

const limiterOf = ({ attempts, seconds }: AttemptLimit) =>
  new RateLimiterMemory({ points: attempts, duration: seconds });

/** Limits the entries. Each process counts its own, so Redis is not needed. */
export class EntryLimits {
  readonly #visitors = limiterOf(OF_NETWORK);
  readonly #members = limiterOf(OF_MEMBER);

  /** Returns false, and counts the entry as a metric, if the member or the network has had its share. */
  async take(address: string, memberId: string | null): Promise<boolean> {
    const limit = memberId === null ? OF_NETWORK : OF_MEMBER;
    const limiter = memberId === null ? this.#visitors : this.#members;
    try {
      await limiter.consume(`${memberId ?? ""} ${byNetwork(limit, address).key}`);
      return true;
    } catch {
      count(counters.limitsReached, { limit: limit.name });
      return false;
    }
  }
}
