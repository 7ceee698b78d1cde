import { seededRandom } from "./seeded-random";

export interface ClockSettings {
  readonly fixedMoment: Date | null;
  readonly randomSeed: number | null;
}

const hasMoment = (args: readonly unknown[]) => args.length > 0;

/** Makes two runs render the same output. Timers keep running, and `node:crypto` stays random. */
export function freezeClock({ fixedMoment, randomSeed }: ClockSettings): void {
  if (fixedMoment !== null) globalThis.Date = dateAt(fixedMoment.getTime());
  if (randomSeed !== null) Math.random = seededRandom(randomSeed);
}

// A proxy, because dates of structuredClone would not be instances of a subclass.
function dateAt(moment: number): DateConstructor {
  const now = () => moment;
  return new Proxy(Date, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, hasMoment(args) ? args : [moment], newTarget),
    apply: () => new Date(moment).toString(),
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  });
}
