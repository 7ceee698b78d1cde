import { seededRandom } from "./seeded-random";

/** What a process is held to; null leaves it as it is. */
export interface Stillness {
  readonly fixedMoment: Date | null;
  readonly randomSeed: number | null;
}

const hasMoment = (args: readonly unknown[]) => args.length > 0;

/**
 * Stops this process's clock at a moment and draws `Math.random` from a seed, so that two runs
 * show the same. Timers go on; ids and keys come from `node:crypto` and stay random.
 */
export function holdStill({ fixedMoment, randomSeed }: Stillness): void {
  if (fixedMoment !== null) globalThis.Date = dateAt(fixedMoment.getTime());
  if (randomSeed !== null) Math.random = seededRandom(randomSeed);
}

// A proxy, not a subclass: dates made natively, as by structuredClone, stay instances of it.
function dateAt(moment: number): DateConstructor {
  const now = () => moment;
  return new Proxy(Date, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, hasMoment(args) ? args : [moment], newTarget),
    apply: () => new Date(moment).toString(),
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  });
}
