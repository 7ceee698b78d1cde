import { type Clock, cacheClock } from "@eightcount/service-kit/clock/clock";
import { countLookup } from "@eightcount/service-kit/telemetry/count-lookup";
import { LRUCache } from "lru-cache";
import type { ClassFact } from "./class-fact";
import type { ClassFactRepository } from "./class-fact.repository";

export interface ClassFactServiceOptions {
  readonly facts: Pick<ClassFactRepository, "find" | "saveOnce">;
  readonly clock: Clock;
  readonly cacheSize?: number;
}

/** Another process may receive a change first, so facts are read again after this time. */
const CACHE_TTL_MS = 60_000;

/** Caches class facts, because every heartbeat needs them. */
export class ClassFactService {
  readonly #cached: LRUCache<string, ClassFact>;

  constructor(private readonly options: ClassFactServiceOptions) {
    this.#cached = new LRUCache({
      max: options.cacheSize ?? 5_000,
      ttl: CACHE_TTL_MS,
      ...cacheClock(options.clock),
    });
  }

  /** Returns null for a class that was never published. */
  async find(classId: string): Promise<ClassFact | null> {
    const cached = this.#cached.get(classId);
    countLookup("class-facts", cached !== undefined);
    if (cached) return cached;
    const fact = await this.options.facts.find(classId);
    if (fact) this.#cached.set(classId, fact);
    return fact;
  }

  async applyPublished(eventId: string, fact: ClassFact, publishedAt: Date): Promise<void> {
    await this.options.facts.saveOnce(eventId, fact, publishedAt);
    this.#cached.delete(fact.classId);
  }
}
