import { connectRecurly } from "../providers/billing/recurring/connect-recurly";

/** A card that is always approved and shared by all: it remembers no trial. */
const APPROVED_CARD = "4111111111111111";

export interface SandboxAccess {
  readonly apiKey: string;
  readonly baseUrl: string;
}

/** What a seed does at the provider's sandbox beyond what the product does. */
export interface SandboxSite {
  /** A card's token, made through the browser's API as a browser would. */
  cardToken(firstName: string, lastName: string): Promise<string>;
  /** Cancels at the end of the paid period. */
  cancel(subscriptionId: string): Promise<void>;
  /** Ends at once, without a refund. */
  end(subscriptionId: string): Promise<void>;
}

/** The sandbox as a seed uses it; subscriptions change through the provider's official client. */
export function sandboxSite({ apiKey, baseUrl }: SandboxAccess): SandboxSite {
  const client = connectRecurly({ apiKey, baseUrl, region: "us" });
  return {
    cardToken: async (firstName, lastName) => {
      const reply = await fetch(new URL("/recurly/js/v1/token", baseUrl), {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          first_name: firstName,
          last_name: lastName,
          number: APPROVED_CARD,
          month: "12",
          year: String(new Date().getUTCFullYear() + 4),
          cvv: "123",
        }),
      });
      const { id } = (await reply.json()) as { readonly id?: string };
      if (!id) throw new Error("the sandbox made no card token");
      return id;
    },
    cancel: async (subscriptionId) => {
      await client.cancelSubscription(subscriptionId);
    },
    end: async (subscriptionId) => {
      await client.terminateSubscription(subscriptionId, { params: { refund: "none" } });
    },
  };
}
