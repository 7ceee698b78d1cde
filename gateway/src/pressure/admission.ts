import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Logger } from "@eightcount/service-kit/logging/logger";
import { isShed, type Sheddable, shedOrder } from "@eightcount/service-kit/pressure/shedding";
import { type OperationKind, operationKinds } from "./operation-kinds";
import { type Load, PressureLevel, SAMPLE_MS } from "./pressure-level";
import { type Lane, StartQueue } from "./start-queue";

export interface AdmissionOptions {
  /** Load from which on optional work is shed. */
  readonly limits: Load;
  readonly logger: Logger;
  readonly kinds?: ReadonlyMap<string, OperationKind>;
  /** Milliseconds between two samples. */
  readonly sampleMs?: number;
}

const RESOLUTION_MS = 20;
const NS_PER_MS = 1_000_000;

const isOptional = (kind: OperationKind): kind is Sheddable => kind !== "urgent" && kind !== "kept";

/** Decides which operations run, and in which order. Unknown ones always do, such as those of an earlier release. */
export class Admission {
  #inFlight = 0;
  readonly #queue = new StartQueue();
  readonly #level: PressureLevel;
  readonly #kinds: ReadonlyMap<string, OperationKind>;
  readonly #delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  readonly #timer: NodeJS.Timeout;
  readonly #sampleMs: number;

  constructor(private readonly options: AdmissionOptions) {
    this.#level = new PressureLevel(options.limits);
    this.#kinds = options.kinds ?? operationKinds;
    this.#delay.enable();
    this.#sampleMs = options.sampleMs ?? SAMPLE_MS;
    this.#timer = setInterval(() => this.#sample(), this.#sampleMs).unref();
  }

  get level(): number {
    return this.#level.current;
  }

  /** Runs the work of an operation when it is its turn. It is in flight until it settles. */
  async run<T>(operationName: string, work: () => Promise<T>): Promise<T> {
    this.#inFlight += 1;
    try {
      await this.#queue.turn(this.#laneOf(operationName));
      return await work();
    } finally {
      this.#inFlight -= 1;
    }
  }

  /** Returns the kind of an operation that is shed now, or null for one that runs. */
  shedKindOf(operationName: string): Sheddable | null {
    const kind = this.#kindOf(operationName);
    return isOptional(kind) && isShed(kind, this.level) ? kind : null;
  }

  close(): void {
    clearInterval(this.#timer);
    this.#delay.disable();
  }

  #kindOf(operationName: string): OperationKind {
    return this.#kinds.get(operationName) ?? "kept";
  }

  #laneOf(operationName: string): Lane {
    const kind = this.#kindOf(operationName);
    return isOptional(kind) ? "optional" : kind;
  }

  #sample(): void {
    const before = this.level;
    // Without a single sample, the loop was blocked for the whole time.
    const meanMs = this.#delay.count > 0 ? this.#delay.mean / NS_PER_MS : this.#sampleMs;
    const load = { inFlight: this.#inFlight, delayMs: Math.max(0, meanMs - RESOLUTION_MS) };
    this.#delay.reset();
    this.#level.take(load);
    if (this.level !== before) this.#report(load);
  }

  #report(load: Load): void {
    const shed = shedOrder.slice(0, this.level);
    const event = this.level > 0 ? "under pressure; optional work is shed" : "pressure is over";
    this.options.logger.warn({ level: this.level, shed, ...load }, event);
  }
}
