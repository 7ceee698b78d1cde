import type { Clock } from "../clock/clock";
import type { Logger } from "../logging/logger";

/** What a provider's adapter may be constructed from. */
export interface ProviderBase<C> {
  readonly config: C;
  readonly logger: Logger;
  readonly clock: Clock;
}

/** By seam, a function that constructs the adapter which the configuration picks. */
export type ProviderFactories<C, P extends object> = {
  readonly [K in keyof P]: (base: ProviderBase<C>) => P[K];
};

/** Constructs the providers; those that a test brings are not constructed. */
export function createProviders<C, P extends object>(
  factories: ProviderFactories<C, P>,
  base: ProviderBase<C>,
  replaced: Partial<P> = {},
): P {
  const names = Object.keys(factories) as (keyof P)[];
  return Object.fromEntries(
    names.map((name) => [name, replaced[name] ?? factories[name](base)]),
  ) as P;
}
