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

export interface FailedAttempt {
  readonly kind: "failed";
  readonly outcome: UnsuccessfulOutcome;
}

export const toFailureColumns = (outcome: UnsuccessfulOutcome) => ({
  state: outcome.kind === "challenge" ? ("CHALLENGED" as const) : ("REFUSED" as const),
  outcome: { ...outcome },
});

export const toFailedAttempt = (outcome: unknown): FailedAttempt => ({
  kind: "failed",
  outcome: outcome as UnsuccessfulOutcome,
});
