import { z } from "zod";

export interface CrmSiteAccess {
  /** Address of the sandbox's CRM API, version path included. */
  readonly baseUrl: string;
  readonly apiKey: string;
}

/** What a seed does at the sandbox's CRM, where people order and staff cancel. */
export interface CrmSite {
  /** Orders on the order page; a running subscription stays the only one. */
  order(email: string, cycle: "MONTH" | "YEAR"): Promise<void>;
  /** Cancels at the end of the paid period. */
  cancel(subscriptionId: string): Promise<void>;
}

const CARD = "5555555555554444";

/** The CRM of the sandbox as a seed uses it. */
export function crmSite({ baseUrl, apiKey }: CrmSiteAccess): CrmSite {
  const done = (reply: Response) => {
    if (!reply.ok) throw new Error(`the sandbox answered ${reply.status} to ${reply.url}`);
  };
  return {
    order: async (email, cycle) => {
      const body = new URLSearchParams({ email, cycle, cardNumber: CARD });
      done(await fetch(new URL("/crm/order", baseUrl), { method: "POST", body }));
    },
    cancel: async (subscriptionId) => {
      const id = z.string().regex(/^\d+$/).parse(subscriptionId);
      const headers = { authorization: `Bearer ${apiKey}` };
      done(await fetch(`${baseUrl}/subscriptions/${id}/cancel`, { method: "POST", headers }));
    },
  };
}
