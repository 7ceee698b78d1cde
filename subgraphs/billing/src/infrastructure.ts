import type { Infrastructure } from "@eightcount/service-kit/subgraph/infrastructure";
import type { BillingConfig } from "./config";
import type { PrismaClient } from "./generated/client/client";
import type { BillingProvider } from "./providers/billing/billing.provider";
import type { LegacyCrmProvider } from "./providers/legacy-crm/legacy-crm.provider";

export interface BillingProviders {
  readonly billing: BillingProvider;
  /** Null if no CRM is configured. */
  readonly crm: LegacyCrmProvider | null;
}

export type BillingInfrastructure = Infrastructure<BillingConfig, PrismaClient, BillingProviders>;
