import { checkCheckoutName } from "@eightcount/rules/billing/checkout-names";
import type { BillingFields } from "../../../components/billing/useBillingForm";

interface Names {
  readonly name: string;
  readonly familyName: string;
}

/** Names to start the form with: those of the profile that a card could have. */
export function knownFields(profile: Names | null | undefined): Partial<BillingFields> {
  const names = { firstName: profile?.name ?? "", lastName: profile?.familyName ?? "" };
  const wrong = checkCheckoutName(names).map(({ field }) => field);
  return Object.fromEntries(
    Object.entries(names).filter(([field]) => !wrong.includes(field as keyof typeof names)),
  );
}

/** What the provider knows, without the parts that it lacks. */
export const knownBilling = (
  info: { readonly [Field in keyof BillingFields]?: string | null | undefined } | null | undefined,
): Partial<BillingFields> =>
  Object.fromEntries(Object.entries(info ?? {}).filter(([, value]) => typeof value === "string"));
