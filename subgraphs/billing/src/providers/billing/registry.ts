import type { BillingProvider } from "./billing.provider";
import { RecurringBillingProvider, type RecurringOptions } from "./recurring.adapter";

export type BillingProviderOptions = RecurringOptions;

const factories = {
  recurring: (options: BillingProviderOptions) => new RecurringBillingProvider(options),
} satisfies Record<string, (options: BillingProviderOptions) => BillingProvider>;

export type BillingProviderName = keyof typeof factories;

export const billingProviderNames = Object.keys(factories) as [BillingProviderName];

export const createBillingProvider = (
  name: BillingProviderName,
  options: BillingProviderOptions,
): BillingProvider => factories[name](options);
