import type { BillingProvider } from "./billing.provider";
import { RecurringBillingProvider, type RecurringOptions } from "./recurring.adapter";

/** Everything a provider may be configured with. */
export type BillingProviderOptions = RecurringOptions;

const factories = {
  recurring: (options: BillingProviderOptions) => new RecurringBillingProvider(options),
} satisfies Record<string, (options: BillingProviderOptions) => BillingProvider>;

export type BillingProviderName = keyof typeof factories;

/** The names the configuration may choose from. */
export const billingProviderNames = Object.keys(factories) as [BillingProviderName];

/** The configured provider. */
export const createBillingProvider = (
  name: BillingProviderName,
  options: BillingProviderOptions,
): BillingProvider => factories[name](options);
