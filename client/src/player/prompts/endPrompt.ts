import type { ViewingStatus } from "@eightcount/rules/watching/viewing-status";

/** Seconds before the end at which the prompt appears. */
export const END_PROMPT_SECONDS = 3;

export interface EndPromptInput {
  readonly status: ViewingStatus;
  readonly hasTimestamps: boolean;
  readonly wasPrompted: boolean;
  readonly positionSeconds: number;
  readonly durationSeconds: number;
  /** Fallback if the last seconds were never sampled. */
  readonly hasEnded: boolean;
}

export function shouldPromptAtEnd(moment: EndPromptInput): boolean {
  if (moment.status !== "COMPLETED" || moment.hasTimestamps || moment.wasPrompted) return false;
  const remaining = moment.durationSeconds - moment.positionSeconds;
  return moment.hasEnded || remaining <= END_PROMPT_SECONDS;
}
