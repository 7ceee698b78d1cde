import type { Refusal } from "@eightcount/service-kit/errors/refusal";

export interface Challenge {
  readonly kind: "challenge";
  readonly actionTokenId: string;
  readonly message: string;
  /** The call that was challenged, if the attempt makes several. */
  readonly step?: string;
}

/** End of an attempt that changed nothing. After a challenge, a new attempt continues. */
export type UnsuccessfulOutcome = Refusal | Challenge;

/** A stored attempt that changed nothing. */
export interface FailedAttempt {
  readonly kind: "failed";
  readonly outcome: UnsuccessfulOutcome;
}

/** Columns of an attempt that ended with this outcome. */
export const toFailureColumns = (outcome: UnsuccessfulOutcome) => ({
  state: outcome.kind === "challenge" ? ("CHALLENGED" as const) : ("REFUSED" as const),
  outcome: { ...outcome },
});

/** Reads the outcome column of a failed attempt. */
export const toFailedAttempt = (outcome: unknown): FailedAttempt => ({
  kind: "failed",
  outcome: outcome as UnsuccessfulOutcome,
});
