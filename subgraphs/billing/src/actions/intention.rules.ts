import type { CancellationReason } from "@eightcount/rules/billing/cancellation-reasons";

export interface Survey {
  readonly reason: CancellationReason | null;
  readonly feedback: string | null;
}

export interface ActionTarget {
  readonly subscriptionId: string;
  readonly planCode: string;
}

/** Call of a card update that a bank may challenge. */
export type CardStep = "CARD" | "COLLECTION";

/** What an action changes at the provider. It is absolute, so sending it again changes nothing more. */
export type Intention =
  | (ActionTarget & {
      readonly kind: "CANCEL";
      readonly isAtCrm: boolean;
      readonly survey: Survey;
    })
  | (ActionTarget & { readonly kind: "REACTIVATE" })
  | (ActionTarget & { readonly kind: "PAUSE"; readonly cycles: number })
  | (ActionTarget & { readonly kind: "RESUME" })
  | (ActionTarget & { readonly kind: "CHANGE_PLAN"; readonly newPlanCode: string })
  | (ActionTarget & { readonly kind: "WITHDRAW_PLAN_CHANGE" })
  | (ActionTarget & {
      readonly kind: "UPDATE_PAYMENT_METHOD";
      /** When the card to be replaced was stored, as an ISO date and time. Null without a card. */
      readonly cardStoredAt: string | null;
      /** SHA-256 of the card's token, by which the attempt after a challenge is recognized. */
      readonly cardHash?: string;
      /** COLLECTION if an earlier attempt has stored the card, so that only the payment is left. */
      readonly step?: CardStep;
    })
  | (ActionTarget & {
      readonly kind: "ACCEPT_RETENTION_OFFER";
      /** ISO date and time. */
      readonly nextBillDate: string;
      /** Value of the provider's mark, which is the attempt's id. */
      readonly mark: string;
      readonly survey: Survey;
    });

export type ActionKind = Intention["kind"];

export type IntentionOf<K extends ActionKind> = Extract<Intention, { readonly kind: K }>;

export interface AccountFacts {
  readonly subscription: {
    readonly id: string;
    readonly status: string;
    readonly planCode: string;
    readonly pendingPlan: { readonly planCode: string } | null;
  } | null;
  readonly cardStoredAt: Date | null;
  readonly pause: object | null;
  readonly customFields: Readonly<Record<string, string>>;
}

/** Custom field at the provider that marks the retention offer as taken. */
export const RETENTION_FIELD = "retention_offer_taken";

export const hasRetentionMark = ({ customFields }: Pick<AccountFacts, "customFields">): boolean =>
  Boolean(customFields[RETENTION_FIELD]);

/** With a subscription at the CRM and one at the provider, the canceled one may be hidden. */
const isCanceledUnseen = (
  { isAtCrm }: IntentionOf<"CANCEL">,
  shown: AccountFacts["subscription"],
): boolean => shown !== null && (isAtCrm || shown.status !== "ACTIVE");

export function isReached(
  intention: Intention,
  { subscription, pause, cardStoredAt, customFields }: AccountFacts,
): boolean {
  if (subscription?.id !== intention.subscriptionId) {
    return intention.kind === "CANCEL" && isCanceledUnseen(intention, subscription);
  }
  switch (intention.kind) {
    case "CANCEL":
      return subscription.status !== "ACTIVE";
    case "REACTIVATE":
      return subscription.status === "ACTIVE";
    case "PAUSE":
      return pause !== null;
    case "RESUME":
      return pause === null;
    case "CHANGE_PLAN":
      // The plan itself may have changed already if the period has ended since.
      return [subscription.planCode, subscription.pendingPlan?.planCode].includes(
        intention.newPlanCode,
      );
    case "WITHDRAW_PLAN_CHANGE":
      return subscription.pendingPlan === null;
    case "UPDATE_PAYMENT_METHOD":
      if (cardStoredAt === null) return false;
      return (
        intention.step === "COLLECTION" || cardStoredAt.toISOString() !== intention.cardStoredAt
      );
    case "ACCEPT_RETENTION_OFFER":
      return customFields[RETENTION_FIELD] === intention.mark;
  }
}

export interface NewFeedback extends Survey {
  readonly oldPlan: string;
  readonly status: "CANCELLED" | "OFFER_ACCEPTED";
  readonly offerAccepted: boolean;
}

export function feedbackOf(intention: Intention): NewFeedback | null {
  if (!("survey" in intention)) return null;
  const offerAccepted = intention.kind === "ACCEPT_RETENTION_OFFER";
  return {
    ...intention.survey,
    oldPlan: intention.planCode,
    status: offerAccepted ? "OFFER_ACCEPTED" : "CANCELLED",
    offerAccepted,
  };
}
