import { isRefusal, refuse } from "@eightcount/service-kit/errors/refusal";
import { requireMember, type Viewer } from "@eightcount/service-kit/viewer/viewer";
import { failureOf } from "../actions/action-failure";
import type { Acted, ActionRunner } from "../actions/action-runner.service";
import type { UnsuccessfulOutcome } from "../actions/attempt-failure";
import type { SubscriptionActionsService } from "../actions/subscription-actions.service";
import type { TicketService } from "../entitlement/ticket.service";
import { errors } from "../errors";
import type { BillingProvider } from "../providers/billing/billing.provider";
import { isPauseLength } from "./pause.rules";

export interface PauseRequest {
  readonly attemptId: string;
  /** Billing periods to skip. */
  readonly cycles: number;
}

export interface Resumed extends Acted {
  /** Empty while a payment is overdue. */
  readonly entitlementTicket: string;
}

export interface PauseParts {
  readonly provider: Pick<BillingProvider, "pauseSubscription" | "resumeSubscription">;
  readonly runner: Pick<ActionRunner, "run">;
  readonly actions: Pick<SubscriptionActionsService, "targetOf">;
  readonly tickets: TicketService;
}

export class PauseService {
  constructor(private readonly parts: PauseParts) {}

  async pause(
    viewer: Viewer,
    { attemptId, cycles }: PauseRequest,
  ): Promise<Acted | UnsuccessfulOutcome> {
    requireMember(viewer);
    if (!isPauseLength(cycles)) return refuse(errors.pause.lengthInvalid);
    return this.parts.runner.run(viewer, {
      kind: "PAUSE",
      attemptId,
      input: { cycles },
      isDone: ({ view }) => view.pause?.cycles === cycles,
      intend: async ({ view }) => {
        const target = this.parts.actions.targetOf(view, "PAUSE");
        return isRefusal(target) ? target : { kind: "PAUSE", ...target, cycles };
      },
      send: ({ subscriptionId, cycles: kept }, key) =>
        this.parts.provider.pauseSubscription(subscriptionId, kept, key),
      refuseResult: ({ message }) => failureOf("PAUSE", message),
    });
  }

  async resume(viewer: Viewer, attemptId: string): Promise<Resumed | UnsuccessfulOutcome> {
    const outcome = await this.parts.runner.run(viewer, {
      kind: "RESUME",
      attemptId,
      input: {},
      isDone: ({ view }) => view.accountStatus === "ACTIVE" && view.pause === null,
      intend: async ({ view }) => {
        const target = this.parts.actions.targetOf(view, "RESUME");
        return isRefusal(target) ? target : { kind: "RESUME", ...target };
      },
      send: ({ subscriptionId }, key) =>
        this.parts.provider.resumeSubscription(subscriptionId, key),
      refuseResult: ({ message }) => failureOf("RESUME", message),
    });
    if (outcome.kind !== "acted") return outcome;
    const entitlementTicket = await this.parts.tickets.ticketFor(outcome.memberId);
    return { ...outcome, entitlementTicket };
  }
}
