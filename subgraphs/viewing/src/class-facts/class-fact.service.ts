import type { Clock } from "@eightcount/service-kit/clock/clock";
import type { ClassFact } from "./class-fact";
import type { ClassFactRepository } from "./class-fact.repository";

export interface ClassFactServiceOptions {
  readonly facts: Pick<ClassFactRepository, "find" | "accept">;
  readonly clock: Clock;
  /** How many classes are remembered; the one not asked for longest is forgotten first. */
  readonly maxRemembered?: number;
}

/** Another process may hear of a change first: a remembered fact is looked up again after this. */
const REMEMBERED_MS = 60_000;

interface Remembered {
  readonly fact: ClassFact;
  readonly until: number;
}

/** Answers what is known of a class, mostly from memory: every heartbeat asks. */
export class ClassFactService {
  readonly #remembered = new Map<string, Remembered>();
  readonly #maxRemembered: number;

  constructor(private readonly options: ClassFactServiceOptions) {
    this.#maxRemembered = options.maxRemembered ?? 5_000;
  }

  /** Null for a class the catalogue never published. */
  async find(classId: string): Promise<ClassFact | null> {
    const now = this.options.clock().getTime();
    const remembered = this.#remembered.get(classId);
    if (remembered && remembered.until > now) {
      this.#remembered.delete(classId);
      this.#remembered.set(classId, remembered);
      return remembered.fact;
    }
    const fact = await this.options.facts.find(classId);
    if (fact) this.#remember(fact, now + REMEMBERED_MS);
    return fact;
  }

  /** Acts on the catalogue's `class.published`, once per event. */
  async acceptPublished(eventId: string, fact: ClassFact, publishedAt: Date): Promise<void> {
    await this.options.facts.accept(eventId, fact, publishedAt);
    this.#remembered.delete(fact.classId);
  }

  #remember(fact: ClassFact, until: number): void {
    this.#remembered.delete(fact.classId);
    this.#remembered.set(fact.classId, { fact, until });
    const [oldest] = this.#remembered.keys();
    if (this.#remembered.size > this.#maxRemembered && oldest) this.#remembered.delete(oldest);
  }
}
