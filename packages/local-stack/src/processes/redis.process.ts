import type { RedisProgram } from "../redis/debian-extract";
import { redisCommand } from "../redis/redis-command";
import type { ProcessPlan } from "../supervision/process-plan";
import { redisWarning } from "../supervision/warnings";

export interface RedisSettings {
  readonly folders: { readonly redis: string };
  readonly ports: { readonly redis: number };
  readonly outerEnv: NodeJS.ProcessEnv;
  readonly databases?: number;
}

export function redisProcess(settings: RedisSettings, program: RedisProgram): ProcessPlan {
  const { folders, ports, outerEnv, databases = 16 } = settings;
  const launch = redisCommand({ program, folder: folders.redis, port: ports.redis, databases });
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
