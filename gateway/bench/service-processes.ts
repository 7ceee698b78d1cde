import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { checkout } from "@eightcount/local-stack/checkout/checkout";
import { anyFreePort } from "@eightcount/local-stack/ports/free-port";
import { gatewayEntry } from "@eightcount/local-stack/processes/gateway.process";
import { subgraphEntry } from "@eightcount/local-stack/processes/subgraph.process";
import { cpuMsOf } from "./cpu-time.ts";
import type { Stores } from "./stores.ts";

const inCheckout = (file: string) => path.join(checkout, file);
const REGISTER = inCheckout("packages/service-kit/dist/telemetry/register.js");
const GATEWAY_SECRET = "secret-of-the-graph-bench";
const START_MS = 90_000;

/** In the order in which they are started. */
export const serviceNames = ["catalogue", "viewing", "gateway"] as const;
export type ServiceName = (typeof serviceNames)[number];

type Environment = Readonly<Record<string, string>>;

export interface ServicePlan {
  readonly stores: Stores;
  readonly keysUrl: string;
  /** Null starts the processes without OpenTelemetry. */
  readonly telemetry: Environment | null;
  /** Options of Node, by process. */
  readonly nodeOptions?: (name: ServiceName) => readonly string[];
  /** Where the gateway finds a subgraph. By default, at the subgraph's own port. */
  readonly portOf?: (name: ServiceName, own: number) => Promise<number>;
}

type Ports = Readonly<Record<ServiceName, number>>;

/** The processes that a search and an update pass through, with telemetry of one kind. */
export class ServiceProcesses {
  readonly gatewayPort: number;
  readonly #children = new Map<ServiceName, ChildProcess>();
  readonly #metricsPorts: number[] = [];
  #lastLines = "";

  private readonly plan: ServicePlan;
  private readonly ports: Ports;

  private constructor(plan: ServicePlan, ports: Ports) {
    this.plan = plan;
    this.ports = ports;
    this.gatewayPort = ports.gateway;
  }

  static async start(plan: ServicePlan): Promise<ServiceProcesses> {
    const ports = {
      gateway: await anyFreePort(),
      catalogue: await anyFreePort(),
      viewing: await anyFreePort(),
    };
    const services = new ServiceProcesses(plan, ports);
    // One after the other, because a busy machine would let their first connections time out.
    try {
      for (const name of serviceNames) {
        await services.#spawn(name);
        await services.#ready(name);
      }
    } catch (error) {
      await services.end();
      throw error;
    }
    return services;
  }

  pid(name: ServiceName): number {
    return this.#children.get(name)?.pid ?? 0;
  }

  /** Milliseconds of CPU that a process has used. */
  cpuMs(name: ServiceName): number {
    return cpuMsOf(this.pid(name));
  }

  async end(): Promise<void> {
    const children = [...this.#children.values()].filter(({ exitCode }) => exitCode === null);
    await Promise.all(
      children.map((child) => {
        const exited = new Promise((resolve) => child.once("exit", resolve));
        child.kill("SIGTERM");
        return exited;
      }),
    );
  }

  /** As Prometheus does. Returns the text of all processes. */
  async scrape(): Promise<string> {
    const texts: string[] = [];
    for (const port of this.#metricsPorts) {
      texts.push(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text());
    }
    return texts.join("\n");
  }

  async #spawn(name: ServiceName): Promise<void> {
    const { telemetry, nodeOptions } = this.plan;
    const entry = name === "gateway" ? gatewayEntry : subgraphEntry(name);
    const register = telemetry ? ["--require", REGISTER] : [];
    const args = [...register, ...(nodeOptions?.(name) ?? []), inCheckout(entry)];
    const child = spawn(process.execPath, args, {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: "development",
        NODE_COMPILE_CACHE: inCheckout(".cache/node"),
        HOST: "127.0.0.1",
        ...(await this.#wiring(name)),
        ...(telemetry ? await this.#telemetry(name, telemetry) : { LOG_LEVEL: "silent" }),
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk: Buffer) => {
        this.#lastLines = (this.#lastLines + chunk).slice(-4_000);
      });
    }
    this.#children.set(name, child);
  }

  async #telemetry(name: ServiceName, more: Environment): Promise<Environment> {
    const metricsPort = await anyFreePort();
    this.#metricsPorts.push(metricsPort);
    return {
      OTEL_SERVICE_NAME: name,
      OTEL_LOGS_EXPORTER: "none",
      METRICS_PORT: String(metricsPort),
      ...more,
    };
  }

  async #wiring(name: ServiceName): Promise<Environment> {
    const { stores, keysUrl, portOf = (_name, own) => Promise.resolve(own) } = this.plan;
    const shared = {
      PORT: String(this.ports[name]),
      REDIS_URL: stores.redisUrl,
      EIGHTCOUNT_GATEWAY_SECRET: GATEWAY_SECRET,
    };
    const graphqlOf = async (subgraph: ServiceName) =>
      `http://127.0.0.1:${await portOf(subgraph, this.ports[subgraph])}/graphql`;
    if (name !== "gateway") {
      return {
        ...shared,
        DATABASE_URL: stores.databaseUrl(name),
        EIGHTCOUNT_WORKERS: "separate",
        EIGHTCOUNT_MEDIA_ORIGIN_URL: keysUrl.replace(/\/$/, ""),
      };
    }
    return {
      ...shared,
      EIGHTCOUNT_CATALOGUE_URL: await graphqlOf("catalogue"),
      EIGHTCOUNT_VIEWING_URL: await graphqlOf("viewing"),
      EIGHTCOUNT_JWKS_URL: keysUrl,
      EIGHTCOUNT_SUPERGRAPH_PATH: inCheckout("gateway/supergraph.graphql"),
      EIGHTCOUNT_PERSISTED_OPERATIONS_PATH: inCheckout("client/persisted-operations.json"),
      APOLLO_TELEMETRY_DISABLED: "true",
    };
  }

  async #ready(name: ServiceName): Promise<void> {
    const deadline = performance.now() + START_MS;
    const url = `http://127.0.0.1:${this.ports[name]}/readyz`;
    while (performance.now() < deadline && this.#children.get(name)?.exitCode === null) {
      const response = await fetch(url).catch(() => null);
      await response?.text();
      if (response?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`${name} did not become ready: ${this.#lastLines}`);
  }
}
