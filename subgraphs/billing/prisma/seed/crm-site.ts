import { z } from "zod";

export interface CrmSiteAccess {
  readonly baseUrl: string;
  readonly apiKey: string;
}

export interface CrmSite {
  /** Orders on the order page. A running subscription stays and uses the new card. */
  order(email: string, cycle: "MONTH" | "YEAR"): Promise<void>;
  cancel(subscriptionId: string): Promise<void>;
}

const CARD = "5555555555554444";

export function crmSite({ baseUrl, apiKey }: CrmSiteAccess): CrmSite {
  const done = (reply: Response) => {
    if (!reply.ok) throw new Error(`the sandbox responded with ${reply.status} to ${reply.url}`);
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
