import { connectRecurly } from "../../src/providers/billing/recurring/connect-recurly";

/** Cards all may use: they remember no trial. */
const CARDS = {
  approved: "4111111111111111",
  /** Pays the first time; renewals are declined. */
  failing: "4000000000009979",
} as const;
const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;
const RETENTION_DAYS = 30;
/** Where the provider notes that the offer was taken; at most one per subscription. */
const RETENTION_FIELD = "retention_offer_taken";

export interface SandboxAccess {
  readonly apiKey: string;
  readonly baseUrl: string;
}

/** What a seed does at the provider's sandbox beyond what the product does. */
export interface SandboxSite {
  /** A card's token, made through the browser's API as a browser would. */
  cardToken(holder: CardHolder, card: keyof typeof CARDS): Promise<string>;
  /** Cancels at the end of the paid period. */
  cancel(subscriptionId: string): Promise<void>;
  /** Ends at once, without a refund. */
  end(subscriptionId: string): Promise<void>;
  /** Cancels with no paid day left; the account's clock stands, so that it stays that way. */
  cancelAtLastMoment(memberId: string, subscriptionId: string): Promise<void>;
  /** Lets the next renewal come and fail; the account's clock stands then. */
  failRenewal(memberId: string): Promise<void>;
  /** Changes the plan at the end of the paid period. */
  changeLater(subscriptionId: string, planCode: string): Promise<void>;
  /** Adds thirty free days to the present period, once. */
  takeRetentionOffer(subscriptionId: string): Promise<void>;
}

export interface CardHolder {
  readonly firstName: string;
  readonly lastName: string;
}

/** The sandbox as a seed uses it; subscriptions change through the provider's official client. */
export function sandboxSite({ apiKey, baseUrl }: SandboxAccess): SandboxSite {
  const client = connectRecurly({ apiKey, baseUrl, region: "us" });
  const post = (path: string, body: object) => postTo(new URL(path, baseUrl), body);
  const clock = (memberId: string, step: object) =>
    post("/sandbox/clock", { accountCode: memberId, stands: true, ...step });
  return {
    cardToken: async ({ firstName, lastName }, card) => {
      const { id } = await post("/recurly/js/v1/token", {
        first_name: firstName,
        last_name: lastName,
        number: CARDS[card],
        month: "12",
        year: String(new Date().getUTCFullYear() + 4),
        cvv: "123",
      });
      if (typeof id !== "string") throw new Error("the sandbox made no card token");
      return id;
    },
    cancel: async (subscriptionId) => {
      await client.cancelSubscription(subscriptionId);
    },
    end: async (subscriptionId) => {
      await client.terminateSubscription(subscriptionId, { params: { refund: "none" } });
    },
    cancelAtLastMoment: async (memberId, subscriptionId) => {
      const { now } = await clock(memberId, {});
      const nextBillDate = new Date(Date.parse(String(now)) + SECOND_MS);
      await client.updateSubscription(subscriptionId, { nextBillDate });
      await client.cancelSubscription(subscriptionId);
    },
    failRenewal: async (memberId) => {
      await clock(memberId, { toNextEvent: true });
    },
    changeLater: async (subscriptionId, planCode) => {
      await client.createSubscriptionChange(subscriptionId, { planCode, timeframe: "bill_date" });
    },
    takeRetentionOffer: async (subscriptionId) => {
      const { customFields, currentPeriodEndsAt } = await client.getSubscription(subscriptionId);
      if (!currentPeriodEndsAt || customFields?.some(({ name }) => name === RETENTION_FIELD))
        return;
      await client.updateSubscription(subscriptionId, {
        nextBillDate: new Date(currentPeriodEndsAt.getTime() + RETENTION_DAYS * DAY_MS),
        customFields: [{ name: RETENTION_FIELD, value: "true" }],
      });
    },
  };
}

async function postTo(address: URL, body: object): Promise<Readonly<Record<string, unknown>>> {
  const reply = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`the sandbox answered ${reply.status} to ${address.pathname}`);
  return (await reply.json()) as Record<string, unknown>;
}
