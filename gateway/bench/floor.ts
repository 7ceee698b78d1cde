import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { anyFreePort } from "@eightcount/local-stack/ports/free-port";
import { FLOOR_STATEMENTS, type FloorPlan } from "./floor-plan.ts";
import type { HopBytes } from "./probe.ts";
import type { ServiceName } from "./service-processes.ts";
import type { Stores } from "./stores.ts";

/** Of the floor's own responses and requests, whose headers are short. */
const HEAD_BYTES = { request: 150, response: 160 } as const;
const bodyOf = (bytes: number, head: number): number => Math.max(0, Math.round(bytes - head));

const ENTRY = path.join(import.meta.dirname, "floor-process.ts");

interface FloorSize {
  readonly operation: string;
  readonly responseBytes: number;
  readonly hops: readonly HopBytes[];
}

/** Bare processes that make the same hops for one operation. */
export class Floor {
  readonly pids = new Map<ServiceName, number>();
  readonly #children: ChildProcess[] = [];
  port = 0;

  private constructor() {}

  static async start(
    stores: Stores,
    { operation, responseBytes, hops }: FloorSize,
  ): Promise<Floor> {
    const floor = new Floor();
    const ports = new Map<ServiceName, number>();
    for (const { subgraph, responseBytes } of hops) {
      const port = await anyFreePort();
      const statement = FLOOR_STATEMENTS[operation]?.[subgraph];
      ports.set(subgraph, port);
      await floor.#spawn(subgraph, {
        port,
        responseBytes: bodyOf(responseBytes, HEAD_BYTES.response),
        hops: [],
        statements: statement ? [statement] : [],
        databaseUrl: stores.databaseUrl(subgraph),
      });
    }
    floor.port = await anyFreePort();
    await floor.#spawn("gateway", {
      port: floor.port,
      responseBytes: bodyOf(responseBytes, HEAD_BYTES.response),
      hops: hops.flatMap(({ subgraph, times, requestBytes }) =>
        Array.from({ length: times }, () => ({
          port: ports.get(subgraph) ?? 0,
          requestBytes: bodyOf(requestBytes, HEAD_BYTES.request),
        })),
      ),
      statements: [],
      databaseUrl: null,
    });
    return floor;
  }

  async end(): Promise<void> {
    await Promise.all(
      this.#children.map((child) => {
        const exited = new Promise((resolve) => child.once("exit", resolve));
        child.kill("SIGTERM");
        return exited;
      }),
    );
  }

  async #spawn(name: ServiceName, plan: FloorPlan): Promise<void> {
    const child = spawn(process.execPath, [ENTRY], {
      env: { PATH: process.env.PATH, FLOOR_PLAN: JSON.stringify(plan) },
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#children.push(child);
    this.pids.set(name, child.pid ?? 0);
    await new Promise<void>((resolve, reject) => {
      child.stdout?.once("data", () => resolve());
      child.once("exit", () => reject(new Error(`the floor's ${name} exited`)));
    });
  }
}
