import { randomUUID } from "node:crypto";
import type { Answer, Person } from "../../journeys/people/person";
import { refused } from "../answers";
import { refusedMutation } from "../evidence/evidence";

/** Result of an order. */
export interface OrderResult {
  readonly purchaseSubscription: {
    readonly __typename: string;
    readonly actionTokenId?: string;
  };
}

/** Orders the monthly plan, with these changes. */
export function order(
  person: Person,
  { headers = {}, ...changes }: Readonly<Record<string, unknown>> & { headers?: object },
): Promise<Answer<OrderResult>> {
  const name = { firstName: "Ada", lastName: "Tempo" };
  const input = { attemptId: randomUUID(), planChoice: "MONTHLY", ...name, ...changes };
  return person.ask("purchaseSubscriptionMutation", { input }, { headers: { ...headers } });
}

const STREETS = {
  US: { country: "US", region: "CA", city: "Los Angeles", postalCode: "90001" },
  CA: { country: "CA", region: "ON", city: "Toronto", postalCode: "M5V 2T6" },
  IN: { country: "IN", region: "MH", city: "Mumbai", postalCode: "400001" },
} as const;

/** Saves a billing address in a country. */
export const saveAddress = (person: Person, country: keyof typeof STREETS) =>
  person.ask("saveBillingAddressMutation", {
    input: { ...STREETS[country], street: "8 Count Street" },
  });

/** A refused order is stored with its attempt. */
export const ATTEMPT = ["billing.purchase_attempt"] as const;
/** The provider also stores refusals, so that a repeated order is refused the same way. */
export const ASKED_PROVIDER = [...ATTEMPT, "sandbox.idempotent_reply"] as const;

export const refusedOrder = (code: string) => ({
  answer: refused("purchaseSubscription", "PurchaseSubscriptionRefused", code),
  recorded: refusedMutation("billing", "purchaseSubscription", code),
});
