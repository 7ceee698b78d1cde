import { type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import { errors } from "../errors";
import { isAttemptId } from "./attempt.rules";

export const attemptRefusal = (attemptId: string): Refusal | null =>
  isAttemptId(attemptId) ? null : refuse(errors.action.attemptInvalid);
