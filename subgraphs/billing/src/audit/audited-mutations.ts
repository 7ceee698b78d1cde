import type {
  AuditedMutations,
  RecordedMutation,
} from "@eightcount/service-kit/audit/audit-mutations";

const isChallenge = (result: unknown): boolean =>
  typeof result === "object" && result !== null && "actionTokenId" in result;

const challengeable: RecordedMutation = {
  outcomeOf: (result) => (isChallenge(result) ? "THREE_D_SECURE_REQUIRED" : null),
};

/** Mutations in the audit log. The process does not start if one is missing here. */
export const auditedMutations: AuditedMutations = {
  acceptRetentionOffer: {},
  buyGiftCard: challengeable,
  cancelSubscription: {},
  changePlan: challengeable,
  checkGiftCard: {},
  purchaseSubscription: challengeable,
  purchaseWithCardOnFile: challengeable,
  pauseSubscription: {},
  reactivateSubscription: challengeable,
  redeemGiftCard: {},
  resumeSubscription: {},
  saveBillingAddress: {},
  updatePaymentMethod: challengeable,
  withdrawPlanChange: {},
};
