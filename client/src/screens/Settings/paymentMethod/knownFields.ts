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
