import type { DatabaseUser } from "../machine/database-user";

export type ReadySign =
  | { readonly kind: "url"; readonly url: string }
  | { readonly kind: "line"; readonly text: string }
  | { readonly kind: "running" }
  /** A task, ready when it has exited successfully. */
  | { readonly kind: "finished" };

export interface ProcessPlan {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** The complete environment. Nothing is inherited. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly user?: DatabaseUser;
  readonly ready: ReadySign;
  readonly stopSignal: NodeJS.Signals;
  /** Scheduling priority from 0 (normal) to 19 (lowest). */
  readonly niceness?: number;
  /** Returns the part of an output line to show to the user, or null if it is only logged. */
  readonly warningIn: (line: string) => string | null;
}
