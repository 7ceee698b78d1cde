import { type Durability, postgresCommand } from "../postgres/postgres-command";
import type { ProcessPlan } from "../supervision/process-plan";
import { postgresWarning } from "../supervision/warnings";

export interface PostgresSettings {
  readonly folders: { readonly postgres: string };
  readonly ports: { readonly postgres: number };
  readonly outerEnv: NodeJS.ProcessEnv;
}

export function postgresProcess(settings: PostgresSettings, durability: Durability): ProcessPlan {
  const launch = postgresCommand(settings.folders.postgres, settings.ports.postgres, durability);
  return {
    name: "postgres",
    command: launch.command,
    args: launch.args,
    env: { PATH: settings.outerEnv.PATH, TZ: "UTC" },
    user: launch.user,
    ready: { kind: "line", text: launch.readyLine },
    stopSignal: launch.stopSignal,
    warningIn: postgresWarning,
  };
}
