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

  constructor(
    private readonly library: FilmLibrary,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Per class id whether its film can be played. */
  async readiness(classIds: readonly string[]): Promise<ReadonlyMap<string, boolean>> {
    const nowMs = this.clock().getTime();
    const unknown = classIds.filter((id) => (this.#known.get(id)?.untilMs ?? 0) <= nowMs);
    if (unknown.length > 0) await this.#ask(unknown, nowMs);
    return new Map(classIds.map((id) => [id, this.#known.get(id)?.isReady ?? false]));
  }

  async #ask(classIds: readonly string[], nowMs: number): Promise<void> {
    try {
      const ready = await this.library.readyAmong(classIds);
      for (const id of classIds) {
        const isReady = ready.has(id);
        this.#known.set(id, {
          isReady,
          untilMs: nowMs + (isReady ? READY_FOR_MS : MISSING_FOR_MS),
        });
      }
    } catch (error) {
      // What was known stays true for a moment; listings must not wait for a silent origin.
      this.logger.warn({ err: error }, "the media origin did not say which films it has");
      for (const id of classIds) {
        const isReady = this.#known.get(id)?.isReady ?? false;
        this.#known.set(id, { isReady, untilMs: nowMs + MISSING_FOR_MS });
      }
    }
  }
}
