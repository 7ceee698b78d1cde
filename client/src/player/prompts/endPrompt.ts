import type { ViewingStatus } from "@eightcount/rules/watching/viewing-status";

/** The end-of-class prompt comes this long before the end, seconds. */
export const END_PROMPT_SECONDS = 3;

/** What decides whether the end-of-class prompt is raised. */
export interface EndOfClass {
  readonly status: ViewingStatus;
  readonly hasTimestamps: boolean;
  /** True once the prompt was raised in this viewing: it comes at most once. */
  readonly wasPrompted: boolean;
  readonly positionSeconds: number;
  readonly durationSeconds: number;
  /** The media said that it ended: the fallback when the last seconds were never sampled. */
  readonly hasEnded: boolean;
}

/** Whether to raise the end-of-class prompt now: completed, no timestamps, 3 s left or ended. */
export function shouldPromptAtEnd(moment: EndOfClass): boolean {
  if (moment.status !== "COMPLETED" || moment.hasTimestamps || moment.wasPrompted) return false;
  const remaining = moment.durationSeconds - moment.positionSeconds;
  return moment.hasEnded || remaining <= END_PROMPT_SECONDS;
}
