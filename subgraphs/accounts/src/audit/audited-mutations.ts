import type {
  AuditedMutations,
  RecordedMutation,
} from "@eightcount/service-kit/audit/audit-mutations";

/** What a result tells about the account that it is for. */
interface About {
  readonly kind?: string;
  readonly reason?: string;
  readonly userName?: string;
  readonly memberId?: string | null;
}

const about = (result: unknown): About =>
  typeof result === "object" && result !== null ? result : {};

const accountOf = (result: unknown): string | null => {
  const { userName, memberId } = about(result);
  return userName ?? memberId ?? null;
};

const recorded: RecordedMutation = { memberOf: accountOf };

/** Every page of a visitor asks whether there is a sign-in to continue. */
const hasNoSession = (result: unknown): boolean => about(result).reason === "NO_SESSION";

const endOf = (result: unknown): string | null => {
  const { kind, reason } = about(result);
  return kind === "signed-out" ? (reason ?? null) : null;
};

/** What the audit log keeps of this subgraph's mutations; the start fails when one is missing. */
export const auditedMutations: AuditedMutations = {
  changePassword: recorded,
  confirmSignUp: recorded,
  rateClass: recorded,
  recordEvents: {
    exempt: "tracking: many a minute from everybody, kept in tables and for a time of its own",
  },
  refreshSession: { ...recorded, outcomeOf: endOf, leavesOut: hasNoSession },
  requestPasswordReset: recorded,
  resendVerificationCode: recorded,
  resetPassword: recorded,
  sendHelpRequest: recorded,
  signIn: recorded,
  signOut: recorded,
  signUp: recorded,
  updateProfile: recorded,
  verifyPasswordResetCode: recorded,
};
