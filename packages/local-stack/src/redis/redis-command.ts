import type { LaunchCommand } from "../machine/launch-command";
import type { RedisProgram } from "./debian-extract";

/** What `redisCommand` needs to know. */
export interface RedisPlan {
  readonly program: RedisProgram;
  readonly folder: string;
  readonly port: number;
  /** How many logical databases. */
  readonly databases: number;
}

/** A Redis that keeps nothing on disk: its queues are refilled from the outbox tables. */
export function redisCommand(plan: RedisPlan): LaunchCommand {
  const settings: Readonly<Record<string, string>> = {
    port: String(plan.port),
    bind: "127.0.0.1",
    dir: plan.folder,
    databases: String(plan.databases),
    save: "",
    appendonly: "no",
    // Bull loses jobs when keys are evicted.
    "maxmemory-policy": "noeviction",
  };
  return {
    command: plan.program.command,
    args: Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]),
    user: {},
    env: plan.program.env,
    readyLine: "eady to accept connections",
    stopSignal: "SIGTERM",
  };
}
