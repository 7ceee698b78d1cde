import { existsSync, readFileSync } from "node:fs";

/** A member the demo content brings, for a person to sign in as. */
export interface ReadyMadeMember {
  /** What this member shows, such as "active monthly". */
  readonly kind: string;
  readonly email: string;
  readonly password: string;
}

/** The members the accounts seed wrote down. */
export function readyMadeMembers(file: string): readonly ReadyMadeMember[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as ReadyMadeMember[]) : [];
}
