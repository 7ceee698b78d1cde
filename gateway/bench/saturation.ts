import { allProcessTimes, secondsOfTree } from "@eightcount/local-stack/load-costs/process-times";
import { cpuMsOf } from "./cpu-time.ts";
import { quantile } from "./figures.ts";
import type { BenchOperation } from "./operations.ts";
import { print } from "./report.ts";
import { Traffic } from "./traffic.ts";

const CONNECTIONS = 24;
const WARM_UP_SECONDS = 4;
const SECONDS = 6;
const PACED_SECONDS = 8;

export interface Target {
  readonly port: number;
  readonly pids: ReadonlyMap<string, number>;
  readonly postgresPid: number;
  /** SQL statements so far. */
  readonly statements: () => Promise<number>;
}

export interface Measured {
  readonly requestsPerSecond: number;
  /** Milliseconds of CPU per request at saturation, by process. */
  readonly cpuMs: Readonly<Record<string, number>>;
  /** Cores that the generator used at saturation. */
  readonly generatorCores: number;
  readonly statements: number;
  readonly bytes: { readonly request: number; readonly response: number };
  /** Milliseconds at half of saturation. */
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
}

/** Sends as much as the target takes, and then half as much at fixed times. */
export async function measure(
  target: Target,
  operation: BenchOperation,
  traceRate: number,
): Promise<Measured> {
  const traffic = await Traffic.open({ port: target.port, count: CONNECTIONS });
  await traffic.send(operation, { seconds: WARM_UP_SECONDS }, traceRate);
  const statementsBefore = await target.statements();
  const before = usedMs(target);
  const own = process.cpuUsage();
  const full = await traffic.send(operation, { seconds: SECONDS }, traceRate);
  const after = usedMs(target);
  const { user, system } = process.cpuUsage(own);
  const statements = (await target.statements()) - statementsBefore;
  const requests = full.took.length;
  const perSecond = requests / full.seconds;
  const pace = { perSecond: perSecond / 2, seconds: PACED_SECONDS };
  const half = await traffic.pace(operation, pace, traceRate);
  traffic.close();
  const complaint = full.complaint ?? half.complaint;
  if (complaint !== null) print(`${operation.title}, first failure: ${complaint}`);
  return {
    requestsPerSecond: perSecond,
    cpuMs: Object.fromEntries(
      Object.entries(after).map(([name, ms]) => [name, (ms - (before[name] ?? 0)) / requests]),
    ),
    generatorCores: (user + system) / 1_000_000 / full.seconds,
    statements: statements / requests,
    bytes: full.bytes,
    p50: quantile(half.took, 0.5),
    p99: quantile(half.took, 0.99),
    failed: full.failed + half.failed,
  };
}

function usedMs({ pids, postgresPid }: Target): Record<string, number> {
  const used: Record<string, number> = {};
  for (const [name, pid] of pids) {
    used[name] = cpuMsOf(pid);
  }
  return { ...used, postgres: secondsOfTree(postgresPid, allProcessTimes()) * 1_000 };
}

export const totalMs = ({ cpuMs }: Measured): number =>
  Object.values(cpuMs).reduce((sum, ms) => sum + ms, 0);
