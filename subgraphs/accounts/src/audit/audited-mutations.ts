import type {
  AuditedMutations,
  RecordedMutation,
} from "@eightcount/service-kit/audit/audit-mutations";

interface About {
  readonly kind?: string;
  readonly reason?: string;
  readonly userName?: string;
  readonly memberId?: string | null;
  readonly hasEnded?: boolean;
}

const about = (result: unknown): About =>
  typeof result === "object" && result !== null ? result : {};

const accountOf = (result: unknown): string | null => {
  const { userName, memberId } = about(result);
  return userName ?? memberId ?? null;
};

const recorded: RecordedMutation = { memberOf: accountOf };

/** Every page a visitor opens checks for a session to resume, which is not worth a row. */
const hasNoSession = (result: unknown): boolean => about(result).reason === "NO_SESSION";

/** Nothing happened, and anybody can repeat it. */
const endedNothing = (result: unknown): boolean => about(result).hasEnded === false;

const endOf = (result: unknown): string | null => {
  const { kind, reason } = about(result);
  return kind === "signed-out" ? (reason ?? null) : null;
};

export const auditedMutations: AuditedMutations = {
  changePassword: recorded,
  confirmSignUp: recorded,
  recordEvents: {
    exempt: "tracking data: high volume, stored in its own tables with its own retention",
  },
  refreshSession: { ...recorded, outcomeOf: endOf, skip: hasNoSession },
  requestAccountDeletion: recorded,
  requestPasswordReset: recorded,
  resendVerificationCode: recorded,
  resetPassword: recorded,
  sendHelpRequest: recorded,
  signIn: recorded,
  signOut: { ...recorded, skip: endedNothing },
  signOutDevice: recorded,
  signOutOtherDevices: recorded,
  signUp: recorded,
  updateProfile: recorded,
  verifyPasswordResetCode: recorded,
};
