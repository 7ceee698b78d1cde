import { existsSync, readFileSync } from "node:fs";

export interface ReadyMadeMember {
  readonly kind: string;
  readonly email: string;
  readonly password: string;
}

export function readyMadeMembers(file: string): readonly ReadyMadeMember[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as ReadyMadeMember[]) : [];
}
