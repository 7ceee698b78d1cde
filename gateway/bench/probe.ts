import { anyFreePort } from "@eightcount/local-stack/ports/free-port";
import { type Cause, type CpuProfile, sharesOf } from "./causes.ts";
import { HopCounter } from "./hop-counter.ts";
import type { BenchOperation } from "./operations.ts";
import { startProfile } from "./profiler.ts";
import {
  type ServiceName,
  type ServicePlan,
  ServiceProcesses,
  serviceNames,
} from "./service-processes.ts";
import { Traffic } from "./traffic.ts";

/** What passes between the gateway and a subgraph for one request of a member. */
export interface HopBytes {
  readonly subgraph: ServiceName;
  readonly times: number;
  /** Of one hop, with headers. */
  readonly requestBytes: number;
  readonly responseBytes: number;
}

export type CauseShares = Readonly<Record<Cause, number>>;

export interface Probed {
  readonly hops: readonly HopBytes[];
  readonly causes: ReadonlyMap<ServiceName, CauseShares>;
}

const CONNECTIONS = 8;
const SECONDS = 6;

/** Processes apart from the measured ones, because profiles and counted hops cost time. */
export class Probe {
  readonly #counters = new Map<ServiceName, HopCounter>();
  readonly #inspected = new Map<ServiceName, number>();
  #services: ServiceProcesses | null = null;

  async start(plan: ServicePlan): Promise<void> {
    for (const name of serviceNames) this.#inspected.set(name, await anyFreePort());
    this.#services = await ServiceProcesses.start({
      ...plan,
      nodeOptions: (name) => [`--inspect=127.0.0.1:${this.#inspected.get(name)}`],
      portOf: async (name, own) => {
        const counter = await HopCounter.open(own);
        this.#counters.set(name, counter);
        return counter.port;
      },
    });
  }

  async probe(operation: BenchOperation, traceRate: number): Promise<Probed> {
    const traffic = await Traffic.open({
      port: this.#services?.gatewayPort ?? 0,
      count: CONNECTIONS,
    });
    await traffic.send(operation, { requests: operation.requests }, traceRate);
    const before = this.#counted();
    const profiles = new Map<ServiceName, () => Promise<CpuProfile>>();
    for (const [name, port] of this.#inspected) profiles.set(name, await startProfile(port));
    const { took } = await traffic.send(operation, { seconds: SECONDS }, traceRate);
    const causes = new Map<ServiceName, CauseShares>();
    for (const [name, stop] of profiles) causes.set(name, sharesOf(await stop()));
    traffic.close();
    return { hops: hopsBetween(before, this.#counted(), took.length), causes };
  }

  async end(): Promise<void> {
    await this.#services?.end();
    for (const counter of this.#counters.values()) counter.close();
  }

  #counted(): ReadonlyMap<ServiceName, Counted> {
    return new Map(
      [...this.#counters].map(([name, { requests, requestBytes, responseBytes }]) => [
        name,
        { requests, requestBytes, responseBytes },
      ]),
    );
  }
}

type Counted = Pick<HopCounter, "requests" | "requestBytes" | "responseBytes">;

function hopsBetween(
  before: ReadonlyMap<ServiceName, Counted>,
  after: ReadonlyMap<ServiceName, Counted>,
  requests: number,
): readonly HopBytes[] {
  return [...after].flatMap(([subgraph, counted]) => {
    const earlier = before.get(subgraph) ?? { requests: 0, requestBytes: 0, responseBytes: 0 };
    const hops = counted.requests - earlier.requests;
    const times = Math.round(hops / requests);
    if (times === 0) return [];
    return {
      subgraph,
      times,
      requestBytes: Math.round((counted.requestBytes - earlier.requestBytes) / hops),
      responseBytes: Math.round((counted.responseBytes - earlier.responseBytes) / hops),
    };
  });
}
