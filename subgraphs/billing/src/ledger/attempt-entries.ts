import type { UnsuccessfulOutcome } from "../actions/attempt-failure";
import type { MemberAttempt } from "../actions/member-turn.repository";
import type { NewLedgerEntry } from "./ledger.repository";
import { type LedgerDetails, outcomeDetails } from "./ledger-details";

export const startedEntry = (
  { attemptId, memberId }: MemberAttempt,
  action: string,
  facts: LedgerDetails = {},
): NewLedgerEntry => ({
  ...{ attemptId, memberId },
  kind: "ATTEMPT_STARTED",
  details: { action, ...facts },
});

/** The attempt never had its turn, because another one was in progress. */
export const withdrawnEntry = (
  { attemptId, memberId }: MemberAttempt,
  action: string,
): NewLedgerEntry => ({
  ...{ attemptId, memberId },
  kind: "ATTEMPT_REFUSED",
  details: { action, code: "BUSY" },
});

export const failedEntry = (
  { attemptId, memberId }: MemberAttempt,
  action: string,
  outcome: UnsuccessfulOutcome,
): NewLedgerEntry => ({
  ...{ attemptId, memberId },
  kind: outcome.kind === "challenge" ? "ATTEMPT_CHALLENGED" : "ATTEMPT_REFUSED",
  details: outcomeDetails(action, outcome),
});
