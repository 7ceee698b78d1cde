import { type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import { requireMember, type Viewer } from "@eightcount/service-kit/viewer/viewer";
import type { ActionFacts } from "../actions/offered-actions.rules";
import { refuseAttempt } from "../actions/refuse-attempt";
import type { SubscriptionActionsService } from "../actions/subscription-actions.service";
import { errors } from "../errors";
import {
  type CancellationFeedbackRecord,
  type CancellationReason,
  type CancellationStanding,
  standingOf,
} from "./cancellation.rules";
import type { CancellationFeedbackRepository } from "./cancellation-feedback.repository";

export interface CancellationRequest {
  readonly attemptId: string;
  readonly reason: CancellationReason | null;
  readonly feedback: string | null;
}

export interface CancellationParts {
  readonly feedbacks: CancellationFeedbackRepository;
  readonly actions: Pick<SubscriptionActionsService, "actionsFor">;
}

export class CancellationService {
  constructor(private readonly parts: CancellationParts) {}

  async cancel(viewer: Viewer, request: CancellationRequest): Promise<Refusal> {
    requireMember(viewer);
    return refuseAttempt(request.attemptId) ?? refuse(errors.action.notAvailable);
  }

  async acceptOffer(viewer: Viewer, request: CancellationRequest): Promise<Refusal> {
    requireMember(viewer);
    return refuseAttempt(request.attemptId) ?? refuse(errors.action.notAvailable);
  }

  /** Null for any other member. */
  async feedbacksFor(
    viewer: Viewer,
    memberId: string,
  ): Promise<readonly CancellationFeedbackRecord[] | null> {
    return viewer.memberId === memberId ? this.parts.feedbacks.findByMember(memberId) : null;
  }

  /** Null if the viewer's subscription cannot be cancelled. */
  async standingFor(
    viewer: Viewer,
    subscription: ActionFacts,
  ): Promise<CancellationStanding | null> {
    const memberId = requireMember(viewer);
    if (!this.parts.actions.actionsFor(subscription).includes("CANCEL")) return null;
    return standingOf(await this.parts.feedbacks.findByMember(memberId), subscription);
  }
}
