import type { Env, ProgramName } from "./programs";

/** One mistake of an operator, and the key that the refusal must name. */
export interface ConfigCase {
  readonly program: ProgramName;
  readonly key: string;
  readonly mistake: string;
  /** Changes to the environment with which production starts. */
  readonly changes: Env;
}
