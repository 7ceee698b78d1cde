import { type Clock, cacheClock } from "@eightcount/service-kit/clock/clock";
import type { Logger } from "@eightcount/service-kit/logging/logger";
import { countLookup } from "@eightcount/service-kit/telemetry/count-lookup";
import DataLoader from "dataloader";
import { LRUCache } from "lru-cache";
import type { FilmLibrary } from "../providers/film-library/film-library.provider";

// A film that has arrived stays. A missing one may arrive any moment.
const READY_TTL_MS = 300_000;
const MISSING_TTL_MS = 2_000;
const CACHE_SIZE = 20_000;

export class FilmService {
  readonly #ready: LRUCache<string, boolean>;

  constructor(
    private readonly library: FilmLibrary,
    clock: Clock,
    private readonly logger: Logger,
  ) {
    const batch = new DataLoader((ids: readonly string[]) => this.#fetchReadiness(ids), {
      cache: false,
    });
    this.#ready = new LRUCache({
      max: CACHE_SIZE,
      ttl: MISSING_TTL_MS,
      ...cacheClock(clock),
      ignoreFetchAbort: true,
      fetchMethod: async (id, wasReady = false, { options }) => {
        // Keeps the last known state while the origin fails.
        const isReady = await batch.load(id).catch(() => null);
        if (isReady) options.ttl = READY_TTL_MS;
        return isReady ?? wasReady;
      },
    });
  }

  /** Waits only for films that are not known to be ready. */
  async readiness(classIds: readonly string[]): Promise<ReadonlyMap<string, boolean>> {
    const found = classIds.map(async (id) => [id, await this.#isReady(id)] as const);
    return new Map(await Promise.all(found));
  }

  #isReady(id: string): Promise<boolean> {
    countLookup("film-readiness", this.#ready.has(id));
    const wasReady = this.#ready.peek(id, { allowStale: true }) === true;
    return this.#ready.forceFetch(id, { allowStale: wasReady });
  }

  async #fetchReadiness(classIds: readonly string[]): Promise<(boolean | Error)[]> {
    const found = await this.library.readiness(classIds);
    const error = [...found.values()].find((result) => result instanceof Error);
    if (error) this.logger.warn({ err: error }, "film readiness check failed");
    return classIds.map(
      (id) => found.get(id) ?? new Error(`film library returned no readiness for class ${id}`),
    );
  }
}
