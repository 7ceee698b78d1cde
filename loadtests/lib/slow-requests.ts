import type { OperationName } from "./operations.ts";
import type { TraceContext } from "./trace.ts";

export interface TimedRequest {
  readonly operation: OperationName;
  readonly ms: number;
  readonly status: number;
  readonly trace: TraceContext;
}

/** So many of each operation, phase, and virtual user are reported. The run keeps the slowest of all. */
const REPORTED = 3;

/** Says whether a value is among the highest so far. */
class Highest {
  #values: number[] = [];

  isAmong(value: number): boolean {
    const [lowest] = this.#values;
    if (lowest !== undefined && this.#values.length === REPORTED && value <= lowest) return false;
    this.#values = [...this.#values, value].sort((a, b) => a - b).slice(-REPORTED);
    return true;
  }
}

/** Virtual users share no memory, so that each one reports its own slowest requests. */
export class SlowRequests {
  readonly #highest = new Map<string, Highest>();

  /**
   * Returns a line about a request that is among the slowest so far, or null. Requests with a
   * recorded trace compete among themselves as well, because they are the ones that can be opened.
   */
  lineAbout(phase: string, { operation, ms, status, trace }: TimedRequest): string | null {
    const isSlow = this.#of(`${phase} ${operation}`).isAmong(ms);
    const isSlowest =
      (trace.isSampled && this.#of(`${phase} ${operation} traced`).isAmong(ms)) || isSlow;
    if (!isSlowest) return null;
    const parts = [phase, operation, ms.toFixed(2), status, trace.traceId, trace.isSampled];
    return `slow ${parts.join(" ")}`;
  }

  #of(key: string): Highest {
    const known = this.#highest.get(key) ?? new Highest();
    this.#highest.set(key, known);
    return known;
  }
}
