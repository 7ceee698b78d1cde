import type { Sample } from "@eightcount/service-kit/telemetry/samples";

/** What a process reported. A counter carries its growth since the scrape before, a gauge its value. */
export interface Reading extends Sample {
  readonly process: string;
  /** Time in which a counter grew by `value`. */
  readonly seconds: number;
}

export type Scrapes = ReadonlyMap<string, readonly Sample[]>;

interface Known {
  readonly atMs: number;
  readonly uptime: number;
  readonly values: ReadonlyMap<string, number>;
}

export const UPTIME = "process_uptime";

const isCounter = ({ name }: Sample): boolean => /_(?:total|count|sum|bucket)$/.test(name);

const keyOf = ({ name, labels }: Sample): string =>
  `${name}${Object.values(labels).join("\u0000")}`;

const uptimeIn = (samples: readonly Sample[]): number =>
  samples.find(({ name }) => name === UPTIME)?.value ?? 0;

/** Compares each scrape with the one before. */
export class Readings {
  readonly #known = new Map<string, Known>();

  /** What a process counted before `startMs` belongs to no interval. */
  constructor(private readonly startMs: number) {}

  next(atMs: number, scrapes: Scrapes): readonly Reading[] {
    return [...scrapes].flatMap(([process, samples]) => this.#compare(process, atMs, samples));
  }

  #compare(process: string, atMs: number, samples: readonly Sample[]): readonly Reading[] {
    const uptime = uptimeIn(samples);
    const before = this.#before(process, atMs, uptime);
    const seconds = before ? (atMs - before.atMs) / 1_000 : 0;
    const values = new Map<string, number>();
    const readings = samples.flatMap((sample) => {
      if (!isCounter(sample)) return [{ ...sample, process, seconds }];
      const key = keyOf(sample);
      values.set(key, sample.value);
      if (!before || seconds <= 0) return [];
      const value = Math.max(0, sample.value - (before.values.get(key) ?? 0));
      return [{ ...sample, process, seconds, value }];
    });
    this.#known.set(process, { atMs, uptime, values });
    return readings;
  }

  /** A process that started in the meantime counted from zero. */
  #before(process: string, atMs: number, uptime: number): Known | undefined {
    const known = this.#known.get(process);
    const bornMs = atMs - uptime * 1_000;
    const isNew = known ? uptime < known.uptime : bornMs >= this.startMs;
    return isNew ? { atMs: bornMs, uptime: 0, values: new Map() } : known;
  }
}
