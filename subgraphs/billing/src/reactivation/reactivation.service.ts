import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import { requireMember, type Viewer } from "@eightcount/service-kit/viewer/viewer";
import { refuseAttempt } from "../actions/refuse-attempt";
import { errors } from "../errors";

export interface ReactivationRequest {
  readonly attemptId: string;
  readonly challengeResultTokenId: string | null;
}

export interface OnFilePurchaseRequest extends ReactivationRequest {
  /** Null for the former plan. */
  readonly planChoice: PlanChoice | null;
}

export class ReactivationService {
  async reactivate(viewer: Viewer, request: ReactivationRequest): Promise<Refusal> {
    requireMember(viewer);
    return refuseAttempt(request.attemptId) ?? refuse(errors.action.notAvailable);
  }

  async purchaseOnFile(viewer: Viewer, request: OnFilePurchaseRequest): Promise<Refusal> {
    requireMember(viewer);
    return refuseAttempt(request.attemptId) ?? refuse(errors.action.notAvailable);
  }
}
