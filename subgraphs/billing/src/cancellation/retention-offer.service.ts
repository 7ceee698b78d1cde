import { type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import { failureOf } from "../actions/action-failure";
import type { AccountBefore, Acted, ActionRunner } from "../actions/action-runner.service";
import type { UnsuccessfulOutcome } from "../actions/attempt-failure";
import {
  hasRetentionMark,
  type IntentionOf,
  RETENTION_FIELD,
  type Survey,
} from "../actions/intention.rules";
import { errors } from "../errors";
import type { BillingProvider } from "../providers/billing/billing.provider";
import { afterFreeDays, canBeOffered } from "./cancellation.rules";
import type { RetentionOfferRepository } from "./retention-offer.repository";

export interface RetentionOfferParts {
  readonly provider: Pick<BillingProvider, "postponeBilling">;
  readonly runner: Pick<ActionRunner, "run">;
  readonly offers: RetentionOfferRepository;
}

export class RetentionOfferService {
  constructor(private readonly parts: RetentionOfferParts) {}

  accept(viewer: Viewer, attemptId: string, survey: Survey): Promise<Acted | UnsuccessfulOutcome> {
    return this.parts.runner.run(viewer, {
      kind: "ACCEPT_RETENTION_OFFER",
      attemptId,
      input: survey,
      // A repetition is recognized by its attempt, so every other attempt asks for more free days.
      isDone: () => false,
      intend: (before) => this.#intend(before, attemptId, survey),
      send: ({ subscriptionId, nextBillDate, mark }, key) =>
        this.parts.provider.postponeBilling(
          subscriptionId,
          { nextBillDate: new Date(nextBillDate), customFields: { [RETENTION_FIELD]: mark } },
          key,
        ),
      refuseResult: ({ message }) => failureOf("ACCEPT_RETENTION_OFFER", message),
    });
  }

  async #intend(
    { memberId, account, view }: AccountBefore,
    attemptId: string,
    survey: Survey,
  ): Promise<IntentionOf<"ACCEPT_RETENTION_OFFER"> | Refusal> {
    const taken = await this.parts.offers.find(memberId);
    // The same attempt, sent twice, may have taken it since this one looked.
    const isOwn = taken?.attemptId === attemptId;
    if (!isOwn && (taken || hasRetentionMark(account))) return refuse(errors.retentionOffer.taken);
    const { subscriptionId, planCode, nextBillingDate } = view;
    if (!canBeOffered(view) || !subscriptionId || !nextBillingDate) {
      return refuse(errors.action.notAvailable);
    }
    return {
      kind: "ACCEPT_RETENTION_OFFER",
      subscriptionId,
      planCode: planCode ?? "",
      nextBillDate: afterFreeDays(nextBillingDate).toISOString(),
      mark: attemptId,
      survey,
    };
  }
}
