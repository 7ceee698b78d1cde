import type { LaunchCommand } from "../machine/launch-command";
import type { RedisProgram } from "./debian-extract";

export interface RedisPlan {
  readonly program: RedisProgram;
  readonly folder: string;
  readonly port: number;
  readonly databases: number;
}

/** Keeps nothing on disk, because the queues are refilled from the outbox tables. */
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
