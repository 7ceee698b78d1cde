import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { journeyStack } from "@eightcount/local-stack/testing/journeys/journey-stack";

const SERVERS = ["gateway", "client", "accounts", "catalogue", "viewing", "billing", "sandbox"];
/** Levels of pino: somebody must act at once. */
const ERROR_LINE = /"level":(5|6)0,/;

interface Recorded {
  readonly name: string;
  readonly pid: number;
}

/** Process ids of the product by name; the edge lives in the supervisor. */
export function processIds(): Readonly<Record<string, number>> {
  const file = path.join(journeyStack().folder, "run/processes.json");
  const { supervisor, children } = JSON.parse(readFileSync(file, "utf8")) as {
    supervisor: Recorded;
    children: readonly Recorded[];
  };
  const found = children.filter(({ name }) => SERVERS.includes(name));
  return Object.fromEntries([
    ["edge", supervisor.pid],
    ...found.map(({ name, pid }) => [name, pid] as const),
  ]);
}

/** Resident memory of every process, in MiB. */
export function residentMegabytes(): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(processIds()).map(([name, pid]) => {
      const [, kilobytes] =
        /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
      return [name, Math.round(Number(kilobytes) / 1024)];
    }),
  );
}

/** What the processes have logged as an error so far, one line each. */
export function errorsLogged(): readonly string[] {
  return SERVERS.flatMap((name) =>
    journeyStack()
      .log(name)
      .split("\n")
      .filter((line) => ERROR_LINE.test(line)),
  );
}

/** Every process still responds as it should. */
export async function unready(): Promise<readonly string[]> {
  const stack = journeyStack();
  const addresses = [...SERVERS.map((name) => stack[name as "gateway"]), stack.site];
  const checked = await Promise.all(
    addresses.map(async (address) => {
      const answer = await fetch(new URL("/readyz", address)).catch(() => null);
      await answer?.arrayBuffer();
      return answer?.status === 200 ? [] : [address];
    }),
  );
  return checked.flat();
}

const LOOK_EVERY_MS = 1_000;
const SETTLED_WITHIN_MS = 90_000;

/**
 * Waits until no process holds more than its bound; answers those that still do. V8 returns memory to
 * the system a while after the work is done.
 */
export async function overBounds(
  bounds: Readonly<Record<string, number>>,
): Promise<readonly string[]> {
  for (const giveUpAt = Date.now() + SETTLED_WITHIN_MS; ; await sleep(LOOK_EVERY_MS)) {
    const over = Object.entries(residentMegabytes()).filter(
      ([name, megabytes]) => megabytes > (bounds[name] ?? 0),
    );
    if (over.length === 0 || Date.now() > giveUpAt) {
      return over.map(([name, megabytes]) => `${name}: ${megabytes} MiB, bound ${bounds[name]}`);
    }
  }
}
