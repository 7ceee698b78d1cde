import { useState } from "react";
import { useBillingForm } from "../../components/billing/useBillingForm";
import { dayOf, type GiftDraft, type GiftField, type GiftProblems, problemsOf } from "./giftDraft";

/** Names of the fields in the server's refusals. */
const fieldOfRefusal: Readonly<Record<string, GiftField>> = {
  recipientName: "recipientName",
  recipientEmail: "recipientEmail",
  message: "message",
  giverName: "giverName",
  giverEmail: "giverEmail",
  deliverAt: "day",
};

/** The gift, and who pays for it. */
export function useGiftForm() {
  const billing = useBillingForm();
  const [draft, setDraft] = useState<GiftDraft>(() => ({
    delivery: "EMAIL",
    recipientName: "",
    recipientEmail: "",
    message: "",
    giverName: "",
    giverEmail: "",
    day: dayOf(new Date()),
  }));
  const [problems, setProblems] = useState<GiftProblems>({});
  return {
    billing,
    draft,
    problems,
    set: (change: Partial<GiftDraft>) => {
      setDraft({ ...draft, ...change });
      const kept = Object.entries(problems).filter(([field]) => !(field in change));
      setProblems(Object.fromEntries(kept));
    },
    /** Validates all fields and returns true if the form can be sent. */
    check: () => {
      const found = problemsOf(draft, new Date());
      setProblems(found);
      return billing.check() && Object.keys(found).length === 0;
    },
    /** Shows a server refusal at its input. Returns false if this form has no such input. */
    showRefusal: (kind: string | null | undefined, message: string) => {
      const field = fieldOfRefusal[kind ?? ""];
      if (field === undefined) return billing.showRefusal(kind, message);
      setProblems({ ...problems, [field]: message });
      return true;
    },
  };
}

export type GiftForm = ReturnType<typeof useGiftForm>;
