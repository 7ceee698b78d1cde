import type { Clock } from "@eightcount/service-kit/clock/clock";
import type { Logger } from "@eightcount/service-kit/logging/logger";
import type { FilmLibrary } from "../providers/film-library/film-library.provider";

interface Known {
  readonly isReady: boolean;
  readonly untilMs: number;
}

// A film that has arrived stays; one that has not may arrive any moment.
const READY_FOR_MS = 300_000;
const MISSING_FOR_MS = 2_000;

/** Which films can be played, remembered for a short while. */
export class FilmService {
  readonly #known = new Map<string, Known>();
  readonly #asking = new Map<string, Promise<void>>();

  constructor(
    private readonly library: FilmLibrary,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Per class id whether its film can be played. Waits only for those not known to be there. */
  async readiness(classIds: readonly string[]): Promise<ReadonlyMap<string, boolean>> {
    this.#askFor(classIds.filter((id) => this.#isDue(id)));
    const uncertain = classIds.filter((id) => !this.#isReady(id));
    await Promise.all(uncertain.map((id) => this.#asking.get(id)));
    return new Map(classIds.map((id) => [id, this.#isReady(id)]));
  }

  #isReady(id: string): boolean {
    return this.#known.get(id)?.isReady ?? false;
  }

  #isDue(id: string): boolean {
    const untilMs = this.#known.get(id)?.untilMs ?? 0;
    return untilMs <= this.clock().getTime() && !this.#asking.has(id);
  }

  #askFor(classIds: readonly string[]): void {
    if (classIds.length === 0) return;
    const asked = this.#ask(classIds);
    for (const id of classIds) this.#asking.set(id, asked);
  }

  async #ask(classIds: readonly string[]): Promise<void> {
    const told = await this.library.readiness(classIds);
    const nowMs = this.clock().getTime();
    for (const id of classIds) {
      const answer = told.get(id);
      // What was known stays true while the origin does not say.
      const isReady = typeof answer === "boolean" ? answer : this.#isReady(id);
      const isSure = answer === true;
      this.#known.set(id, { isReady, untilMs: nowMs + (isSure ? READY_FOR_MS : MISSING_FOR_MS) });
      this.#asking.delete(id);
    }
    const error = [...told.values()].find((answer) => answer instanceof Error);
    if (error) this.logger.warn({ err: error }, "the media origin did not say which films it has");
  }
}
