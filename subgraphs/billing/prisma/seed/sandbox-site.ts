import { RETENTION_FIELD } from "../../src/actions/intention.rules";
import { afterFreeDays } from "../../src/cancellation/cancellation.rules";
import { connectRecurly } from "../../src/providers/billing/recurring/connect-recurly";

/** Test cards that many members can share, because the sandbox records no trial for them. */
const CARDS = {
  approved: "4111111111111111",
  failing: "4000000000009979",
} as const;
const ADDRESSES = {
  US: { address1: "8 Count Street", city: "Austin", state: "TX", postal_code: "78701" },
  IN: { address1: "8 Taal Road", city: "Pune", postal_code: "411001" },
} as const;
const DAY_MS = 86_400_000;

export interface SandboxAccess {
  readonly apiKey: string;
  readonly baseUrl: string;
}

export interface SandboxSite {
  cardToken(holder: CardHolder, card: keyof typeof CARDS): Promise<string>;
  cancel(subscriptionId: string): Promise<void>;
  /** Cancels in the past, and lets the paid time pass until today. */
  expire(memberId: string, subscriptionId: string): Promise<void>;
  /** Cancels a paid month of which this is the end, and freezes the account's clock before it. */
  cancelOnLastDay(memberId: string, subscriptionId: string, endsOn: Date): Promise<void>;
  /** Sets the clock of an account that has bought nothing back, so that its time can pass. */
  beginInThePast(memberId: string, days: number): Promise<void>;
  /** Advances the account's clock to a renewal that fails, then freezes it. */
  failRenewal(memberId: string): Promise<void>;
  schedulePlanChange(subscriptionId: string, planCode: string): Promise<void>;
  takeRetentionOffer(subscriptionId: string): Promise<void>;
}

export interface CardHolder {
  readonly firstName: string;
  readonly lastName: string;
  readonly country: keyof typeof ADDRESSES;
}

export function sandboxSite({ apiKey, baseUrl }: SandboxAccess): SandboxSite {
  const client = connectRecurly({ apiKey, baseUrl, region: "us" });
  const post = (path: string, body: object) => postTo(new URL(path, baseUrl), body);
  const clock = (memberId: string, step: object) =>
    post("/sandbox/clock", { accountCode: memberId, stands: true, ...step });
  const advanceToNow = async (memberId: string, step: { readonly stands: boolean }) => {
    const { now } = await clock(memberId, {});
    const advanceDays = (Date.now() - Date.parse(String(now))) / DAY_MS;
    await clock(memberId, advanceDays > 0 ? { ...step, advanceDays } : step);
  };
  return {
    cardToken: async ({ firstName, lastName, country }, card) => {
      const { id } = await post("/recurly/js/v1/token", {
        first_name: firstName,
        last_name: lastName,
        country,
        ...ADDRESSES[country],
        number: CARDS[card],
        month: "12",
        year: String(new Date().getUTCFullYear() + 4),
        cvv: "123",
      });
      if (typeof id !== "string") throw new Error("the sandbox returned no card token");
      return id;
    },
    cancel: async (subscriptionId) => {
      await client.cancelSubscription(subscriptionId);
    },
    expire: async (memberId, subscriptionId) => {
      const { state } = await client.getSubscription(subscriptionId);
      // An interrupted seed may have done it.
      if (state === "active") await client.cancelSubscription(subscriptionId);
      await clock(memberId, { toNextEvent: true });
      await advanceToNow(memberId, { stands: false });
    },
    cancelOnLastDay: async (memberId, subscriptionId, endsOn) => {
      const { currentPeriodEndsAt } = await client.getSubscription(subscriptionId);
      // A month that began on the 28th of February does not end on a 31st.
      if (currentPeriodEndsAt?.getTime() !== endsOn.getTime()) {
        await client.updateSubscription(subscriptionId, { nextBillDate: endsOn });
      }
      await client.cancelSubscription(subscriptionId);
      await advanceToNow(memberId, { stands: true });
    },
    beginInThePast: async (memberId, days) => {
      await clock(memberId, { advanceDays: -days });
    },
    failRenewal: async (memberId) => {
      await clock(memberId, { toNextEvent: true });
      // All retries have failed by then, but the provider has not ended the subscription yet.
      await clock(memberId, { advanceDays: 8 });
    },
    schedulePlanChange: async (subscriptionId, planCode) => {
      await client.createSubscriptionChange(subscriptionId, { planCode, timeframe: "bill_date" });
    },
    takeRetentionOffer: async (subscriptionId) => {
      const { customFields, currentPeriodEndsAt } = await client.getSubscription(subscriptionId);
      if (!currentPeriodEndsAt || customFields?.some(({ name }) => name === RETENTION_FIELD))
        return;
      await client.updateSubscription(subscriptionId, {
        nextBillDate: afterFreeDays(currentPeriodEndsAt),
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
  if (!reply.ok)
    throw new Error(`the sandbox responded with ${reply.status} to ${address.pathname}`);
  return (await reply.json()) as Record<string, unknown>;
}
