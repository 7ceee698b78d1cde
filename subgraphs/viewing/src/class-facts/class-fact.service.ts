import { type Clock, expiringBy } from "@eightcount/service-kit/clock/clock";
import { LRUCache } from "lru-cache";
import type { ClassFact } from "./class-fact";
import type { ClassFactRepository } from "./class-fact.repository";

export interface ClassFactServiceOptions {
  readonly facts: Pick<ClassFactRepository, "find" | "accept">;
  readonly clock: Clock;
  readonly maxRemembered?: number;
}

/** Another process may receive a change first, so facts are read again after this time. */
const REMEMBERED_MS = 60_000;

/** Caches class facts, because every heartbeat needs them. */
export class ClassFactService {
  readonly #remembered: LRUCache<string, ClassFact>;

  constructor(private readonly options: ClassFactServiceOptions) {
    this.#remembered = new LRUCache({
      max: options.maxRemembered ?? 5_000,
      ttl: REMEMBERED_MS,
      ...expiringBy(options.clock),
    });
  }

  /** Returns null for a class that was never published. */
  async find(classId: string): Promise<ClassFact | null> {
    const remembered = this.#remembered.get(classId);
    if (remembered) return remembered;
    const fact = await this.options.facts.find(classId);
    if (fact) this.#remembered.set(classId, fact);
    return fact;
  }

  async acceptPublished(eventId: string, fact: ClassFact, publishedAt: Date): Promise<void> {
    await this.options.facts.accept(eventId, fact, publishedAt);
    this.#remembered.delete(fact.classId);
  }
}
