import { checkGiftCode } from "@eightcount/rules/billing/checkout-names";
import { useState } from "react";
import { useBillingForm } from "../../components/billing/useBillingForm";
import type { Offer } from "../../visitor/registrationChoice";

const INDIA = "IN";

/** Form of the checkout: who pays, and the gift card that pays first. */
export function useCheckoutForm({ currency, isGift }: Offer) {
  const billing = useBillingForm({ fixedCountry: currency === "INR" ? INDIA : null });
  const [giftCode, setGiftCode] = useState("");
  const [giftProblem, setGiftProblem] = useState<string | null>(null);
  return {
    ...billing,
    isGift,
    gift: {
      code: giftCode,
      problem: giftProblem,
      set: (code: string) => {
        setGiftCode(code);
        setGiftProblem(null);
      },
    },
    /** Validates all fields and returns true if the form can be sent. */
    check: () => {
      const problem = isGift ? checkGiftCode(giftCode) : null;
      setGiftProblem(problem);
      return billing.check() && problem === null;
    },
  };
}

export type CheckoutForm = ReturnType<typeof useCheckoutForm>;
