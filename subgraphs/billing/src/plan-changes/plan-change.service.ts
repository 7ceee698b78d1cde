import { type PlanChoice, planChoiceOf } from "@eightcount/rules/billing/plans";
import { isRefusal, type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import type { Logger } from "@eightcount/service-kit/logging/logger";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import { failureOf } from "../actions/action-failure";
import type { AccountBefore, Acted, ActionRunner } from "../actions/action-runner.service";
import type { UnsuccessfulOutcome } from "../actions/attempt-failure";
import type { BillingCountryService } from "../actions/billing-country.service";
import type { IntentionOf } from "../actions/intention.rules";
import type { SubscriptionActionsService } from "../actions/subscription-actions.service";
import { errors } from "../errors";
import type { BillingProvider } from "../providers/billing/billing.provider";

export interface PlanChangeRequest {
  readonly attemptId: string;
  readonly planChoice: PlanChoice;
}

export interface PlanChangeParts {
  readonly provider: Pick<BillingProvider, "changePlan" | "withdrawPlanChange">;
  readonly runner: Pick<ActionRunner, "run">;
  readonly actions: Pick<SubscriptionActionsService, "actionsFor" | "plansFor" | "targetOf">;
  readonly countries: Pick<BillingCountryService, "refusalFor">;
  readonly logger: Logger;
}

export class PlanChangeService {
  constructor(private readonly parts: PlanChangeParts) {}

  change(
    viewer: Viewer,
    { attemptId, planChoice }: PlanChangeRequest,
  ): Promise<Acted | UnsuccessfulOutcome> {
    return this.parts.runner.run(viewer, {
      kind: "CHANGE_PLAN",
      attemptId,
      input: { planChoice },
      isDone: ({ view }) => planChoiceOf(view.pendingChange?.code ?? null) === planChoice,
      intend: (before) => this.#intend(before, planChoice),
      send: ({ subscriptionId, newPlanCode }, key) =>
        this.parts.provider.changePlan(subscriptionId, newPlanCode, key),
      refuseResult: ({ message }) => failureOf("CHANGE_PLAN", message),
    });
  }

  withdraw(viewer: Viewer, attemptId: string): Promise<Acted | UnsuccessfulOutcome> {
    const { runner, provider, actions } = this.parts;
    return runner.run(viewer, {
      kind: "WITHDRAW_PLAN_CHANGE",
      attemptId,
      input: {},
      isDone: ({ view }) => view.accountStatus === "ACTIVE" && view.pendingChange === null,
      intend: async ({ view }) => {
        const target = actions.targetOf(view, "WITHDRAW_PLAN_CHANGE");
        return isRefusal(target) ? target : { kind: "WITHDRAW_PLAN_CHANGE", ...target };
      },
      send: ({ subscriptionId }, key) => provider.withdrawPlanChange(subscriptionId, key),
      refuseResult: ({ message }) => failureOf("WITHDRAW_PLAN_CHANGE", message),
    });
  }

  async #intend(
    { memberId, view }: AccountBefore,
    planChoice: PlanChoice,
  ): Promise<IntentionOf<"CHANGE_PLAN"> | Refusal> {
    const { actions, countries } = this.parts;
    // A member who owes may do the same once the payment succeeds.
    const isBlockedByDebt =
      view.isOwing && actions.actionsFor(view).includes("UPDATE_PAYMENT_METHOD");
    if (isBlockedByDebt) return refuse(errors.planChange.overdue);
    const target = actions.targetOf(view, "CHANGE_PLAN");
    if (isRefusal(target)) return target;
    if (view.planChoice === planChoice) return refuse(errors.planChange.samePlan);
    const plans = await actions.plansFor(view).catch((error: unknown) => {
      this.parts.logger.warn({ err: error, memberId }, "reading the plans for a change failed");
      return null;
    });
    if (!plans) return failureOf("CHANGE_PLAN");
    const plan = plans.find(({ choice }) => choice === planChoice);
    if (!plan) return refuse(errors.planChange.planUnavailable);
    const elsewhere = await countries
      .refusalFor(memberId, plan.currency)
      .catch(() => failureOf("CHANGE_PLAN"));
    if (elsewhere) return elsewhere;
    return { kind: "CHANGE_PLAN", ...target, newPlanCode: plan.code };
  }
}
