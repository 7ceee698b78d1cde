import { readFile } from "node:fs/promises";
import path from "node:path";
import { attributes, counters } from "@eightcount/rules/telemetry/registry";
import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import { rowsOf } from "@eightcount/test-kit/stacks/stack-databases";
import { type Sample, samplesIn } from "@eightcount/test-kit/telemetry/samples";

/** Place where an attack is recorded. Each attack adds an entry. */
export interface Evidence {
  readonly what: string;
  /** Returns the number of entries so far, null if this kind of attack is not recorded. */
  readonly count: () => Promise<number> | null;
}

type Labels = Readonly<Record<string, string | number>>;

/** A counter of one process, with its exported attributes. */
export function counted(
  process: string,
  { name }: { readonly name: string },
  labels: Labels,
): Evidence {
  return {
    what: `${name} ${JSON.stringify(labels)} of ${process}`,
    count: () => sumOf(process, name, labels),
  };
}

/** A request or operation that the gateway refuses with this code. */
export const refusedByGateway = (code: string): Evidence =>
  counted("gateway", counters.operationsRefused, { [attributes.refusalCode]: code });

/** A mutation that a subgraph refuses with this code. */
export const refusedMutation = (subgraph: string, mutation: string, code: string): Evidence =>
  counted(subgraph, counters.mutationsRefused, {
    [attributes.mutation]: mutation,
    [attributes.refusalCode]: code,
  });

/** A response with this status from one process. */
export const respondedWith = (process: string, status: number): Evidence =>
  counted(
    process,
    { name: "http.server.request.duration.count" },
    { "http.response.status_code": status },
  );

/** An entry of a subgraph's audit log. */
export function audited(
  subgraph: "accounts" | "billing",
  action: string,
  outcome: string,
): Evidence {
  return {
    what: `audit log of ${subgraph}: ${action} ${outcome}`,
    count: async () => {
      const sql = "SELECT count(*)::int AS n FROM audit_log WHERE action = $1 AND outcome = $2";
      const [row] = await rowsOf<{ n: number }>(subgraph, sql, [action, outcome]);
      return row?.n ?? 0;
    },
  };
}

/** A line in the log of one process. */
export function logged(process: string, line: RegExp): Evidence {
  const file = () => path.join(journeyStack().folder, "run", `${process}.log`);
  return {
    what: `log of ${process}: ${line}`,
    count: async () =>
      (await readFile(file(), "utf8")).split("\n").filter((one) => line.test(one)).length,
  };
}

/** For attacks that leave no record. Rows state the reason. */
export const notRecorded = (reason: string): Evidence => ({ what: reason, count: () => null });

async function sumOf(process: string, counter: string, labels: Labels): Promise<number> {
  const wanted = Object.entries(labels).map(([name, value]) => [named(name), String(value)]);
  return (await readSamples(process))
    .filter(({ name }) => name === named(counter) || name === `${named(counter)}_total`)
    .filter((sample) => wanted.every(([name, value]) => sample.labels[name ?? ""] === value))
    .reduce((sum, { value }) => sum + value, 0);
}

async function readSamples(process: string): Promise<readonly Sample[]> {
  const address = journeyStack().metrics[process];
  if (!address) throw new Error(`the stack has no metrics address for ${process}`);
  return samplesIn(await (await fetch(address)).text());
}

/** Prometheus names have no dots. */
const named = (name: string): string => name.replaceAll(".", "_");
