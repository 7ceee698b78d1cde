import { isRefusal, type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import { failureOf } from "../actions/action-failure";
import type { Acted, ActionRunner } from "../actions/action-runner.service";
import type { UnsuccessfulOutcome } from "../actions/attempt-failure";
import type { BillingCountryService } from "../actions/billing-country.service";
import type { SubscriptionActionsService } from "../actions/subscription-actions.service";
import type { TicketService } from "../entitlement/ticket.service";
import { errors } from "../errors";
import type { ActionResult, BillingProvider } from "../providers/billing/billing.provider";

export interface ReactivationRequest {
  readonly attemptId: string;
  readonly challengeResultTokenId: string | null;
}

export interface Reactivated extends Acted {
  /** Empty while a payment is overdue. */
  readonly entitlementTicket: string;
}

export interface ReactivationParts {
  readonly provider: Pick<BillingProvider, "reactivateSubscription">;
  readonly runner: Pick<ActionRunner, "run">;
  readonly actions: Pick<SubscriptionActionsService, "targetOf">;
  readonly countries: Pick<BillingCountryService, "refusalFor">;
  readonly tickets: TicketService;
}

export class ReactivationService {
  constructor(private readonly parts: ReactivationParts) {}

  async reactivate(
    viewer: Viewer,
    { attemptId, challengeResultTokenId }: ReactivationRequest,
  ): Promise<Reactivated | UnsuccessfulOutcome> {
    const { runner, provider, actions, countries, tickets } = this.parts;
    const outcome = await runner.run(viewer, {
      kind: "REACTIVATE",
      attemptId,
      input: { challengeResultTokenId },
      isDone: ({ view }) => view.accountStatus === "ACTIVE",
      intend: async ({ memberId, view }) => {
        const target = actions.targetOf(view, "REACTIVATE");
        if (isRefusal(target)) return target;
        const elsewhere = await countries
          .refusalFor(memberId, view.currency)
          .catch(() => failureOf("REACTIVATE"));
        return elsewhere ?? { kind: "REACTIVATE", ...target };
      },
      send: ({ subscriptionId }, key) =>
        provider.reactivateSubscription(subscriptionId, challengeResultTokenId, key),
      refuseResult,
    });
    if (outcome.kind !== "acted") return outcome;
    return { ...outcome, entitlementTicket: await tickets.ticketFor(outcome.memberId) };
  }
}

function refuseResult(result: ActionResult & { readonly kind: "declined" | "invalid" }): Refusal {
  const { kind, message } = result;
  if (kind === "declined") return refuse({ ...errors.purchase.cardRefused, message });
  return failureOf("REACTIVATE", message);
}
