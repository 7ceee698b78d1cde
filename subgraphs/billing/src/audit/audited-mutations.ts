import type { AuditedMutations } from "@eightcount/service-kit/audit/audit-mutations";

const isChallenge = (result: unknown): boolean =>
  typeof result === "object" && result !== null && "actionTokenId" in result;

/** Mutations in the audit log. The process does not start if one is missing here. */
export const auditedMutations: AuditedMutations = {
  purchaseSubscription: {
    outcomeOf: (result) => (isChallenge(result) ? "THREE_D_SECURE_REQUIRED" : null),
  },
  saveBillingAddress: {},
};
