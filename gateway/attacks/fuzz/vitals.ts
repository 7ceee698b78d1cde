import { setTimeout as sleep } from "node:timers/promises";
import { usedBytes } from "@eightcount/local-stack/inspector/used-bytes";
import { withInspector } from "@eightcount/local-stack/inspector/with-inspector";
import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import { SERVERS } from "./servers";

/** Matches log lines of pino's levels error and fatal. */
const ERROR_LINE = /"level":(5|6)0,/;
const GROWTH = 1.1;
const MEBIBYTE = 1024 * 1024;
/** By then, events caused by the requests have been handled. */
const SETTLED_AFTER_MS = 3_000;

type ByProcess<T> = Readonly<Record<string, T>>;

/** State of the processes at one moment, to compare with their state after an attack. */
export class Vitals {
  private constructor(
    private readonly ids: ByProcess<number>,
    private readonly errors: ByProcess<readonly string[]>,
    private readonly megabytes: ByProcess<number>,
  ) {}

  static async take(): Promise<Vitals> {
    return new Vitals(processIds(), errorsLogged(), await settledMegabytes());
  }

  /** Lists processes that were replaced, do not respond, or have logged an error since. */
  async harm(): Promise<readonly string[]> {
    const ids = processIds();
    const replaced = Object.keys(this.ids).filter((name) => ids[name] !== this.ids[name]);
    const logged = Object.entries(errorsLogged()).flatMap(([name, lines]) =>
      lines.slice(this.errors[name]?.length).map((line) => `${name} logged ${line}`),
    );
    return [...replaced.map((name) => `${name} died`), ...(await unready()), ...logged];
  }

  /** Lists processes that use more memory than before, and the figures of all. */
  async growth(): Promise<{ readonly grown: readonly string[]; readonly figures: string }> {
    const now = await settledMegabytes();
    const changes = Object.entries(now).map(([name, size]) => {
      const before = this.megabytes[name] ?? 0;
      return { line: `${name} ${before} → ${size} MiB`, isGrown: size > before * GROWTH };
    });
    return {
      grown: changes.filter(({ isGrown }) => isGrown).map(({ line }) => line),
      figures: changes.map(({ line }) => line).join(", "),
    };
  }
}

/** Process ids by name. The edge runs in the supervisor. */
function processIds(): ByProcess<number> {
  const stack = journeyStack();
  const servers = SERVERS.map((name) => [name, stack.pid(name)] as const);
  return Object.fromEntries([["edge", stack.pid("supervisor")], ...servers]);
}

function errorsLogged(): ByProcess<readonly string[]> {
  const lines = (name: string) => journeyStack().log(name).split("\n");
  return Object.fromEntries(
    SERVERS.map((name) => [name, lines(name).filter((line) => ERROR_LINE.test(line))]),
  );
}

async function unready(): Promise<readonly string[]> {
  const stack = journeyStack();
  const addresses = [...SERVERS.map((name) => stack[name]), stack.site];
  const checked = addresses.map(async (address) => {
    const answer = await fetch(new URL("/readyz", address)).catch(() => null);
    await answer?.arrayBuffer();
    return answer?.status === 200 ? [] : [`${address} is not ready`];
  });
  return (await Promise.all(checked)).flat();
}

/**
 * Memory that every process uses after a rest and a garbage collection. Not its resident memory,
 * because the allocator keeps what large requests needed once.
 */
async function settledMegabytes(): Promise<ByProcess<number>> {
  await sleep(SETTLED_AFTER_MS);
  // The sandbox keeps a thousand traces, however long each is.
  await fetch(new URL("/traces", journeyStack().sandbox), { method: "DELETE" });
  const found: [string, number][] = [];
  for (const [name, pid] of Object.entries(processIds())) {
    const bytes = await withInspector(pid, usedBytes);
    found.push([name, Number((bytes / MEBIBYTE).toFixed(1))]);
  }
  return Object.fromEntries(found);
}
