import { type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import { errors } from "../errors";
import type { ActionKind } from "./intention.rules";

const failures = {
  CANCEL: errors.cancellation.failed,
  REACTIVATE: errors.reactivation.refused,
  ACCEPT_RETENTION_OFFER: errors.retentionOffer.refused,
  PAUSE: errors.pause.refused,
  RESUME: errors.pause.resumeRefused,
} as const;

/** Returns the refusal of an action that failed, with the provider's message if it gave one. */
export const failureOf = (kind: ActionKind, message = ""): Refusal =>
  refuse(message ? { ...failures[kind], message } : failures[kind]);
