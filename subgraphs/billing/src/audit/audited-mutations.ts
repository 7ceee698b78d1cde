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
  cancelSubscription: {},
  changePlan: challengeable,
  purchaseSubscription: challengeable,
  purchaseWithCardOnFile: challengeable,
  pauseSubscription: {},
  reactivateSubscription: challengeable,
  resumeSubscription: {},
  saveBillingAddress: {},
  updatePaymentMethod: challengeable,
  withdrawPlanChange: {},
};
