import { anyFreePort, isFree } from "./free-port";
import { reservePort } from "./reserve-port";

const TRIES = 100;
const HIGHEST = 65_535;

export interface ChosenPort {
  readonly port: number;
  readonly wanted: number;
}

async function firstFree(
  wanted: number,
  host: string,
  given: ReadonlySet<number>,
): Promise<number> {
  if (wanted === 0) {
    let port = await anyFreePort();
    while (given.has(port) || !reservePort(port)) port = await anyFreePort();
    return port;
  }
  const last = Math.min(wanted + TRIES - 1, HIGHEST);
  for (let port = wanted; port <= last; port += 1) {
    if (!given.has(port) && (await isFree(port, host)) && reservePort(port)) return port;
  }
  throw new Error(`no port from ${wanted} to ${last} is free`);
}

/** Chooses a free port per name, the wanted one or the next one that is available. 0 means any. */
export async function choosePorts<Name extends string>(
  wanted: Readonly<Record<Name, number>>,
  hostOf: (name: Name) => string,
): Promise<Readonly<Record<Name, ChosenPort>>> {
  const names = Object.keys(wanted) as Name[];
  const given = new Set<number>(Object.values(wanted));
  const chosen: Partial<Record<Name, ChosenPort>> = {};
  for (const name of names) {
    const others = new Set(given);
    others.delete(wanted[name]);
    const port = await firstFree(wanted[name], hostOf(name), others);
    given.add(port);
    chosen[name] = { port, wanted: wanted[name] };
  }
  return chosen as Record<Name, ChosenPort>;
}
