import { type Chart, charts } from "./charts";
import type { Reading } from "./reading";

export interface Line {
  readonly label: string;
  /** One value per time, null where there is none. */
  readonly values: readonly (number | null)[];
}

export interface History {
  /** Epoch milliseconds. */
  readonly times: readonly number[];
  readonly charts: readonly { readonly id: string; readonly lines: readonly Line[] }[];
}

const KEPT_MS = 3_600_000;
/** Labels come from the source, so that only a fault could make more. */
const MAX_LINES = 200;

type Values = (number | null)[];

/** The last hour of every chart, in memory. */
export class ChartHistory {
  #times: number[] = [];
  readonly #lines = new Map<string, Map<string, Values>>(charts.map(({ id }) => [id, new Map()]));

  add(atMs: number, readings: readonly Reading[]): void {
    if (atMs <= (this.#times.at(-1) ?? 0)) return;
    for (const chart of charts) this.#addTo(chart, readings);
    this.#times.push(atMs);
    this.#forget(atMs - KEPT_MS);
  }

  /** Values after this moment. A line without a value in them is left out. */
  since(ms: number): History {
    const from = firstAfter(this.#times, ms);
    const linesOf = (id: string): readonly Line[] =>
      [...(this.#lines.get(id) ?? [])].flatMap(([label, all]) => {
        const values = all.slice(from);
        return values.some((value) => value !== null) ? [{ label, values }] : [];
      });
    return {
      times: this.#times.slice(from),
      charts: charts.map(({ id }) => ({ id, lines: linesOf(id) })),
    };
  }

  #addTo({ id, source, accumulates }: Chart, readings: readonly Reading[]): void {
    const lines = this.#lines.get(id) ?? new Map<string, Values>();
    const found = source.values(readings);
    for (const label of found.keys()) {
      if (lines.has(label) || lines.size >= MAX_LINES) continue;
      lines.set(label, Array<null>(this.#times.length).fill(null));
    }
    for (const [label, values] of lines) {
      const value = found.get(label);
      if (accumulates) values.push((values.at(-1) ?? 0) + (value ?? 0));
      else values.push(value === undefined ? null : rounded(value));
    }
  }

  #forget(beforeMs: number): void {
    const old = firstAfter(this.#times, beforeMs);
    if (old === 0) return;
    this.#times.splice(0, old);
    for (const lines of this.#lines.values()) {
      for (const [label, values] of lines) {
        values.splice(0, old);
        if (values.every((value) => value === null)) lines.delete(label);
      }
    }
  }
}

function firstAfter(times: readonly number[], ms: number): number {
  const index = times.findIndex((time) => time > ms);
  return index === -1 ? times.length : index;
}

/** Four digits are more than a chart shows. */
const rounded = (value: number): number => Number(value.toPrecision(4));
