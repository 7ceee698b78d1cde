import type { DatabaseUser } from "./database-user";

export interface LaunchCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly user: DatabaseUser;
  readonly env?: Readonly<Record<string, string>>;
  readonly readyLine: string;
  readonly stopSignal: NodeJS.Signals;
}
