import { anyFreePort, isFree } from "./free-port";
import { reservePort } from "./reserve-port";

const TRIES = 100;
const HIGHEST = 65_535;

/** A process's port, and the one it would have had if another program had not taken it. */
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

/**
 * A free port for every name: the wanted one, or the next that neither another program nor
 * another name has. 0 takes any.
 */
export async function choosePorts<Name extends string>(
  wanted: Readonly<Record<Name, number>>,
  hostOf: (name: Name) => string,
): Promise<Readonly<Record<Name, ChosenPort>>> {
  const names = Object.keys(wanted) as Name[];
  const given = new Set<number>(Object.values(wanted));
  const chosen: Partial<Record<Name, ChosenPort>> = {};
  for (const name of names) {
    // A name's own wish is its to take; everybody else's wish is left to them.
    const others = new Set(given);
    others.delete(wanted[name]);
    const port = await firstFree(wanted[name], hostOf(name), others);
    given.add(port);
    chosen[name] = { port, wanted: wanted[name] };
  }
  return chosen as Record<Name, ChosenPort>;
}
