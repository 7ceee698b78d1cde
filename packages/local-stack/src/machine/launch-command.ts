import type { DatabaseUser } from "./database-user";

/** A long-running program: what to start, as whom, and the line that says it is ready. */
export interface LaunchCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly user: DatabaseUser;
  readonly env?: Readonly<Record<string, string>>;
  readonly readyLine: string;
  readonly stopSignal: NodeJS.Signals;
}
