import { type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import { errors } from "../errors";
import type { ActionKind } from "./intention.rules";

const failures = {
  CANCEL: errors.cancellation.failed,
  REACTIVATE: errors.reactivation.refused,
  ACCEPT_RETENTION_OFFER: errors.retentionOffer.refused,
  PAUSE: errors.pause.refused,
  RESUME: errors.pause.resumeRefused,
  CHANGE_PLAN: errors.planChange.refused,
  WITHDRAW_PLAN_CHANGE: errors.planChange.withdrawalRefused,
  UPDATE_PAYMENT_METHOD: errors.paymentMethod.failed,
} as const;

export const failureOf = (kind: ActionKind, message = ""): Refusal =>
  refuse(message ? { ...failures[kind], message } : failures[kind]);
