import { counters } from "@eightcount/rules/telemetry/registry";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { byNetwork, perQuarterHour } from "../limits/attempt-limit";
import { count } from "../telemetry/count";

/** Entries of one network that name no member. Rows stay for 400 days, so nobody may fill the table. */
const OF_NETWORK = perQuarterHour("audit-visitors", 120);

/** Limits the entries that name no member. Each process counts its own, so Redis is not needed. */
export class VisitorEntries {
  readonly #limiter = new RateLimiterMemory({
    points: OF_NETWORK.attempts,
    duration: OF_NETWORK.seconds,
  });

  /** Returns false, and counts the entry as a metric, if the network has had its share. */
  async take(address: string): Promise<boolean> {
    try {
      await this.#limiter.consume(byNetwork(OF_NETWORK, address).key);
      return true;
    } catch {
      count(counters.limitsReached, { limit: OF_NETWORK.name });
      return false;
    }
  }
}
