import type { CancellationReason } from "@eightcount/rules/billing/cancellation-reasons";

/** Answer to the exit survey as it is sent. Both are null if the survey was skipped. */
export interface SurveyAnswer {
  readonly reason: CancellationReason | null;
  readonly feedback: string | null;
}

/** The member's entries in the survey. A comment is kept per reason. */
export interface SurveyEntries {
  readonly reason: CancellationReason | null;
  readonly comments: Readonly<Partial<Record<CancellationReason, string>>>;
}

export const emptySurvey: SurveyEntries = { reason: null, comments: {} };

/** Returns the chosen reason with its own comment. */
export function answerOf({ reason, comments }: SurveyEntries): SurveyAnswer {
  const comment = reason === null ? "" : (comments[reason] ?? "").trim();
  return { reason, feedback: comment === "" ? null : comment };
}
