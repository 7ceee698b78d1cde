import type { DatabaseUser } from "../machine/database-user";

/** How to tell that a process has finished starting. */
export type ReadySign =
  | { readonly kind: "url"; readonly url: string }
  | { readonly kind: "line"; readonly text: string }
  /** Ready as soon as it runs. */
  | { readonly kind: "running" }
  /** A task: ready when it has ended well. */
  | { readonly kind: "finished" };

/** Everything needed to start, watch and stop one process. */
export interface ProcessPlan {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** The whole environment; nothing is inherited. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly user?: DatabaseUser;
  readonly ready: ReadySign;
  readonly stopSignal: NodeJS.Signals;
  /** Scheduling priority, 0 (normal) to 19 (only when nobody else wants the processor). */
  readonly niceness?: number;
  /** What a person should see of an output line; null for everything that is only logged. */
  readonly warningIn: (line: string) => string | null;
}
