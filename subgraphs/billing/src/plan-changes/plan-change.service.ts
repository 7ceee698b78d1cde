import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import { requireMember, type Viewer } from "@eightcount/service-kit/viewer/viewer";
import { refuseAttempt } from "../actions/refuse-attempt";
import { errors } from "../errors";

export interface PlanChangeRequest {
  readonly attemptId: string;
  readonly planChoice: PlanChoice;
  readonly challengeResultTokenId: string | null;
}

export class PlanChangeService {
  async change(viewer: Viewer, request: PlanChangeRequest): Promise<Refusal> {
    requireMember(viewer);
    return refuseAttempt(request.attemptId) ?? refuse(errors.action.notAvailable);
  }

  async withdraw(viewer: Viewer, attemptId: string): Promise<Refusal> {
    requireMember(viewer);
    return refuseAttempt(attemptId) ?? refuse(errors.action.notAvailable);
  }
}
