import type { Env, ProgramName } from "./programs";

/** One mistake by an operator, and the key that the refusal must name. */
export interface ConfigCase {
  readonly program: ProgramName;
  readonly key: string;
  readonly mistake: string;
  /** Changes to a valid production environment. */
  readonly changes: Env;
}
