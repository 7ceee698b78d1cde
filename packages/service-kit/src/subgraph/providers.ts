import type { Clock } from "../clock/clock";
import type { Logger } from "../logging/logger";
import { measureProvider } from "./measure-provider";

export interface ProviderBase<C> {
  readonly config: C;
  readonly logger: Logger;
  readonly clock: Clock;
}

export type ProviderFactories<C, P extends object> = {
  readonly [K in keyof P]: (base: ProviderBase<C>) => P[K];
};

export function createProviders<C, P extends object>(
  factories: ProviderFactories<C, P>,
  base: ProviderBase<C>,
  replaced: Partial<P> = {},
): P {
  const names = Object.keys(factories) as (keyof P)[];
  return Object.fromEntries(
    names.map((name) => [
      name,
      measureProvider(String(name), replaced[name] ?? factories[name](base)),
    ]),
  ) as P;
}
