import { samplesIn } from "@eightcount/service-kit/telemetry/samples";
import type { ChartHistory } from "./chart-history";
import { charts } from "./charts";
import { Readings, type Scrapes, UPTIME } from "./reading";

/** Address of `/metrics` by the name of its process. */
export type MetricTargets = Readonly<Record<string, string>>;

const WATCHED_EVERY_MS = 3_000;
/** As often as Prometheus by default, because each scrape asks the databases, too. */
const UNWATCHED_EVERY_MS = 15_000;
const WATCHED_FOR_MS = 15_000;
const TIMEOUT_MS = 2_000;

const DRAWN = new Set([UPTIME, ...charts.flatMap(({ source }) => source.series)]);

/** Reads the processes' metrics, more often while somebody looks at the charts. */
export class MetricScraper {
  readonly #readings: Readings;
  readonly #processes: readonly string[];
  #silent: readonly string[] = [];
  #watchedUntilMs = 0;
  #lastMs = 0;
  #timer: NodeJS.Timeout | undefined;
  readonly #stopping = new AbortController();
  #running: Promise<void> | null = null;

  constructor(
    private readonly targets: MetricTargets,
    private readonly history: ChartHistory,
    private readonly now: () => number = Date.now,
  ) {
    this.#processes = Object.keys(targets);
    this.#readings = new Readings(now());
  }

  get processes(): readonly string[] {
    return this.#processes;
  }

  /** Processes that did not respond to the last scrape. */
  get silent(): readonly string[] {
    return this.#silent;
  }

  start(): void {
    if (this.#processes.length > 0) this.#schedule();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    clearTimeout(this.#timer);
    await this.#running;
  }

  watch(): void {
    this.#watchedUntilMs = this.now() + WATCHED_FOR_MS;
    if (this.#timer && !this.#running) this.#schedule();
  }

  scrape(): Promise<void> {
    this.#running ??= this.#scrapeAll().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.#stopping.signal.aborted) return;
    const isWatched = this.now() < this.#watchedUntilMs;
    const dueMs = this.#lastMs + (isWatched ? WATCHED_EVERY_MS : UNWATCHED_EVERY_MS);
    const work = () => void this.scrape().finally(() => this.#schedule());
    this.#timer = setTimeout(work, Math.max(0, dueMs - this.now())).unref();
  }

  async #scrapeAll(): Promise<void> {
    this.#lastMs = this.now();
    const found = await Promise.all(
      this.#processes.map(async (name) => [name, await this.#read(name)] as const),
    );
    const scrapes: Scrapes = new Map(
      found.flatMap(([name, samples]) => (samples ? [[name, samples]] : [])),
    );
    this.#silent = this.#processes.filter((name) => !scrapes.has(name));
    this.history.add(this.#lastMs, this.#readings.next(this.#lastMs, scrapes));
  }

  async #read(name: string) {
    try {
      const signal = AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), this.#stopping.signal]);
      const response = await fetch(this.targets[name] ?? "", { signal });
      const text = await response.text();
      return response.ok ? samplesIn(text, DRAWN) : null;
    } catch {
      // It starts, restarts, or is busy. The page names it.
      return null;
    }
  }
}
