import type { AuditedMutations } from "@eightcount/service-kit/audit/audit-mutations";

const isChallenge = (result: unknown): boolean =>
  typeof result === "object" && result !== null && "actionTokenId" in result;

/** What the audit log keeps of this subgraph's mutations; the start fails when one is missing. */
export const auditedMutations: AuditedMutations = {
  purchaseSubscription: {
    outcomeOf: (result) => (isChallenge(result) ? "THREE_D_SECURE_REQUIRED" : null),
  },
  saveBillingAddress: {},
};
