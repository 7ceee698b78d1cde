import { randomBytes } from "node:crypto";
import { isInSample } from "@eightcount/rules/telemetry/trace-rates";
import { type BenchOperation, bodyOf } from "./operations.ts";
import { Wire } from "./wire.ts";

export interface Sent {
  readonly seconds: number;
  readonly failed: number;
  /** The first response that was not good, cut. */
  readonly complaint: string | null;
  /** Milliseconds of each request. */
  readonly took: readonly number[];
  /** Of a request and its response, on average. */
  readonly bytes: { readonly request: number; readonly response: number };
}

/** Decides as the browser does. */
function traceparent(rate: number): string {
  const hex = randomBytes(24).toString("hex");
  const traceId = hex.slice(0, 32);
  return `00-${traceId}-${hex.slice(32)}-0${isInSample(traceId, rate) ? 1 : 0}`;
}

export function requestText(operation: BenchOperation, traceRate: number): string {
  const { token, variables } = operation.next();
  const body = bodyOf(operation, variables);
  return [
    "POST /graphql HTTP/1.1",
    "host: 127.0.0.1",
    "content-type: application/json",
    "accept: application/graphql-response+json, application/json",
    "apollo-require-preflight: true",
    `authorization: Bearer ${token}`,
    `traceparent: ${traceparent(traceRate)}`,
    `content-length: ${Buffer.byteLength(body)}`,
    "",
    body,
  ].join("\r\n");
}

interface Due {
  readonly wire: Wire;
  readonly traceRate: number;
  readonly due: number;
}

const COMPLAINT_LENGTH = 500;

class Tally {
  readonly #took: number[] = [];
  readonly #bytes = { request: 0, response: 0 };
  readonly #startedAt = performance.now();
  #failed = 0;
  #complaint: string | null = null;

  async add(operation: BenchOperation, { wire, traceRate, due }: Due): Promise<void> {
    const text = requestText(operation, traceRate);
    const response = await wire.send(text);
    this.#took.push(performance.now() - due);
    if (!operation.isGood(response.text)) {
      this.#failed += 1;
      this.#complaint ??= response.text.slice(-COMPLAINT_LENGTH) || "the connection was closed";
    }
    this.#bytes.request += text.length;
    this.#bytes.response += response.bytes;
  }

  result(): Sent {
    const count = Math.max(1, this.#took.length);
    return {
      seconds: (performance.now() - this.#startedAt) / 1_000,
      failed: this.#failed,
      complaint: this.#complaint,
      took: this.#took,
      bytes: { request: this.#bytes.request / count, response: this.#bytes.response / count },
    };
  }
}

/** One of the two ends it. */
export interface Amount {
  readonly requests?: number;
  readonly seconds?: number;
}

export interface Pace {
  readonly perSecond: number;
  readonly seconds: number;
}

export interface Connections {
  readonly port: number;
  readonly count: number;
}

/** Sends from a fixed number of connections, each of which waits for its response. */
export class Traffic {
  private readonly wires: readonly Wire[];

  private constructor(wires: readonly Wire[]) {
    this.wires = wires;
  }

  static async open({ port, count }: Connections): Promise<Traffic> {
    return new Traffic(await Promise.all(Array.from({ length: count }, () => Wire.open(port))));
  }

  /** Closed model: each connection waits for its response before it sends again. */
  async send(operation: BenchOperation, amount: Amount, traceRate: number): Promise<Sent> {
    const sent = new Tally();
    let left = amount.requests ?? Number.POSITIVE_INFINITY;
    const until = performance.now() + (amount.seconds ?? Number.POSITIVE_INFINITY) * 1_000;
    const run = async (wire: Wire) => {
      while (left > 0 && performance.now() < until) {
        left -= 1;
        await sent.add(operation, { wire, traceRate, due: performance.now() });
      }
    };
    await Promise.all(this.wires.map(run));
    return sent.result();
  }

  /** Open model: requests are due at fixed times, from which their time counts. */
  async pace(operation: BenchOperation, pace: Pace, traceRate: number): Promise<Sent> {
    const sent = new Tally();
    const free = [...this.wires];
    const waiting: ((wire: Wire) => void)[] = [];
    const take = (): Promise<Wire> => {
      const wire = free.pop();
      return wire ? Promise.resolve(wire) : new Promise((resolve) => waiting.push(resolve));
    };
    const one = async (due: number) => {
      const wire = await take();
      await sent.add(operation, { wire, traceRate, due });
      const next = waiting.shift();
      if (next) next(wire);
      else free.push(wire);
    };
    const pending: Promise<void>[] = [];
    const startedAt = performance.now();
    for (let index = 0; index < pace.perSecond * pace.seconds; index += 1) {
      const due = startedAt + (index * 1_000) / pace.perSecond;
      const early = due - performance.now();
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
      pending.push(one(due));
    }
    await Promise.all(pending);
    return sent.result();
  }

  close(): void {
    for (const wire of this.wires) wire.close();
  }
}
