import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";

const PROCESSES = ["gateway", "accounts", "catalogue", "viewing", "billing", "sandbox", "client"];
/** Lowest pino level that requires an operator to act. */
const ERROR = 50;

const logOf = (name: string) => path.join(journeyStack().folder, "run", `${name}.log`);

/** Reads what the processes and Postgres log from now on. */
export function watchLogs(): { readonly faults: () => readonly string[] } {
  const ends = [...PROCESSES, "postgres"].map(
    (name) => [name, statSync(logOf(name)).size] as const,
  );
  return { faults: () => ends.flatMap(([name, end]) => faultsIn(name, newLines(name, end))) };
}

const newLines = (name: string, from: number): readonly string[] =>
  readFileSync(logOf(name)).subarray(from).toString("utf8").split("\n").slice(0, -1);

function faultsIn(name: string, lines: readonly string[]): readonly string[] {
  const isFault = name === "postgres" ? isSqlError : isNotOneEntry;
  return lines.filter(isFault).map((line) => `${name}: ${line}`);
}

const isSqlError = (line: string): boolean => /\b(ERROR|FATAL|PANIC):/.test(line);

/** A line that is not JSON comes from an injected text, an error from what the text broke. */
function isNotOneEntry(line: string): boolean {
  try {
    const entry = JSON.parse(line) as { readonly level?: number | string };
    return entry.level === "error" || Number(entry.level) >= ERROR;
  } catch {
    return true;
  }
}
