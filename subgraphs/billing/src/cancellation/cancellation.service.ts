import type { CancellationReason } from "@eightcount/rules/billing/cancellation-reasons";
import { isRefusal, type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import { requireMember, type Viewer } from "@eightcount/service-kit/viewer/viewer";
import { failureOf } from "../actions/action-failure";
import type { Acted, ActionRequest, ActionRunner } from "../actions/action-runner.service";
import type { UnsuccessfulOutcome } from "../actions/attempt-failure";
import { attemptRefusal } from "../actions/attempt-refusal";
import type { Survey } from "../actions/intention.rules";
import { type ActionFacts, isBilledByCrm } from "../actions/offered-actions.rules";
import type { SubscriptionActionsService } from "../actions/subscription-actions.service";
import { errors } from "../errors";
import type { ActionResult, BillingProvider } from "../providers/billing/billing.provider";
import type { LegacyCrmProvider } from "../providers/legacy-crm/legacy-crm.provider";
import {
  type CancellationFeedbackRecord,
  type CancellationStanding,
  isFeedbackTooLong,
  standingOf,
} from "./cancellation.rules";
import type { CancellationFeedbackRepository } from "./cancellation-feedback.repository";
import type { RetentionOfferRepository } from "./retention-offer.repository";
import type { RetentionOfferService } from "./retention-offer.service";

export interface CancellationRequest {
  readonly attemptId: string;
  readonly reason: CancellationReason | null;
  readonly feedback: string | null;
}

export interface CancellationParts {
  readonly provider: Pick<BillingProvider, "cancelSubscription">;
  readonly crm: Pick<LegacyCrmProvider, "cancelSubscription"> | null;
  readonly runner: Pick<ActionRunner, "run" | "runFor">;
  readonly offer: RetentionOfferService;
  readonly feedbacks: CancellationFeedbackRepository;
  readonly offers: RetentionOfferRepository;
  readonly actions: Pick<SubscriptionActionsService, "actionsFor" | "targetOf">;
}

export class CancellationService {
  constructor(private readonly parts: CancellationParts) {}

  async cancel(viewer: Viewer, request: CancellationRequest): Promise<Acted | UnsuccessfulOutcome> {
    requireMember(viewer);
    const survey = surveyOf(request);
    if (isRefusal(survey)) return survey;
    return this.parts.runner.run(viewer, this.#cancellation(request.attemptId, survey));
  }

  /** Cancels for a member who deletes the account, without a survey. Safe to repeat. */
  cancelFor(memberId: string, attemptId: string): Promise<Acted | UnsuccessfulOutcome> {
    const survey = { reason: null, feedback: null };
    return this.parts.runner.runFor(memberId, this.#cancellation(attemptId, survey));
  }

  #cancellation(attemptId: string, survey: Survey): ActionRequest<"CANCEL"> {
    return {
      kind: "CANCEL",
      attemptId,
      input: survey,
      isDone: ({ view }) => view.accountStatus === "CANCELLED",
      intend: async ({ view }) => {
        const target = this.parts.actions.targetOf(view, "CANCEL");
        if (isRefusal(target)) return target;
        return { kind: "CANCEL", ...target, isAtCrm: isBilledByCrm(view), survey };
      },
      send: ({ isAtCrm, subscriptionId }, key) =>
        isAtCrm
          ? this.#cancelAtCrm(subscriptionId)
          : this.parts.provider.cancelSubscription(subscriptionId, key),
      refuseResult: () => failureOf("CANCEL"),
    };
  }

  async acceptOffer(
    viewer: Viewer,
    request: CancellationRequest,
  ): Promise<Acted | UnsuccessfulOutcome> {
    requireMember(viewer);
    const survey = surveyOf(request);
    if (isRefusal(survey)) return survey;
    return this.parts.offer.accept(viewer, request.attemptId, survey);
  }

  async feedbacksFor(
    viewer: Viewer,
    memberId: string,
  ): Promise<readonly CancellationFeedbackRecord[] | null> {
    return viewer.memberId === memberId ? this.parts.feedbacks.findByMember(memberId) : null;
  }

  async standingFor(
    viewer: Viewer,
    subscription: ActionFacts,
  ): Promise<CancellationStanding | null> {
    const memberId = requireMember(viewer);
    const { actions, feedbacks, offers } = this.parts;
    if (!actions.actionsFor(subscription).includes("CANCEL")) return null;
    const [history, offer] = await Promise.all([
      feedbacks.findByMember(memberId),
      offers.find(memberId),
    ]);
    return standingOf({ feedbacks: history, offer: offer?.state ?? null }, subscription);
  }

  async #cancelAtCrm(subscriptionId: string): Promise<ActionResult> {
    const answer = await this.parts.crm?.cancelSubscription(subscriptionId);
    if (answer === "cancelled") return { kind: "done" };
    if (answer === "unknown") return { kind: "unknown", hasResponse: false };
    return { kind: "invalid", message: "" };
  }
}

function surveyOf({ attemptId, reason, feedback }: CancellationRequest): Survey | Refusal {
  const malformed = attemptRefusal(attemptId);
  if (malformed) return malformed;
  if (isFeedbackTooLong(feedback)) return refuse(errors.cancellation.feedbackLong);
  return { reason, feedback };
}
