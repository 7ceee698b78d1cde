import type { RedisProgram } from "../redis/debian-extract";
import { redisCommand } from "../redis/redis-command";
import type { ProcessPlan } from "../supervision/process-plan";
import { redisWarning } from "../supervision/warnings";
import type { StackSettings } from "./stack-settings";

/** Queues and rate limits; everything in it can be made again from PostgreSQL. */
export function redisProcess(settings: StackSettings, program: RedisProgram): ProcessPlan {
  const { folders, ports, outerEnv } = settings;
  const launch = redisCommand({ program, folder: folders.redis, port: ports.redis });
  return {
    name: "redis",
    command: launch.command,
    args: launch.args,
    env: { PATH: outerEnv.PATH, ...launch.env },
    ready: { kind: "line", text: launch.readyLine },
    stopSignal: launch.stopSignal,
    warningIn: redisWarning,
  };
}
