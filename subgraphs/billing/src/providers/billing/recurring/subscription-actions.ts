import type { Logger } from "@eightcount/service-kit/logging/logger";
import type recurly from "recurly";
import type { ActionKey, ActionResult, PostponedBilling } from "../billing.provider";
import { type Action, type Attempt, done, runAction } from "./attempt";

const samePlan: ActionResult = {
  kind: "invalid",
  message: "The subscription already has this plan.",
};

export class SubscriptionActions {
  constructor(
    private readonly client: recurly.Client,
    private readonly logger: Logger,
  ) {}

  cancel(id: string, key: ActionKey): Promise<ActionResult> {
    return this.#run({
      key,
      run: (attempt) => attempt.send((options) => this.client.cancelSubscription(id, options)),
      isDone: async () => (await this.client.getSubscription(id)).state === "canceled",
    });
  }

  reactivate(id: string, key: ActionKey): Promise<ActionResult> {
    return this.#run({
      key,
      run: (attempt) => attempt.send((options) => this.client.reactivateSubscription(id, options)),
      isDone: async () => (await this.client.getSubscription(id)).state === "active",
    });
  }

  postponeBilling(
    id: string,
    { nextBillDate, customFields }: PostponedBilling,
    key: ActionKey,
  ): Promise<ActionResult> {
    const fields = Object.entries(customFields).map(([name, value]) => ({ name, value }));
    const change = { nextBillDate, ...(fields.length > 0 ? { customFields: fields } : {}) };
    return this.#run({
      key,
      run: (attempt) =>
        attempt.send((options) => this.client.updateSubscription(id, change, options)),
    });
  }

  changePlan(id: string, planCode: string, key: ActionKey): Promise<ActionResult> {
    const change = { planCode, timeframe: "bill_date" };
    return this.#run({
      key,
      run: async (attempt) => {
        const { plan, pendingChange } = await attempt.read(() => this.client.getSubscription(id));
        if (pendingChange?.plan?.code === planCode) return done;
        // The provider would drop a scheduled change if it were asked for the current plan.
        if (plan?.code === planCode) return samePlan;
        return attempt.send((options) => this.client.createSubscriptionChange(id, change, options));
      },
    });
  }

  withdrawPlanChange(id: string, key: ActionKey): Promise<ActionResult> {
    return this.#run({
      key,
      run: (attempt) =>
        attempt.send((options) => this.client.removeSubscriptionChange(id, options)),
      isDone: async () => !(await this.client.getSubscription(id)).pendingChange,
    });
  }

  pause(id: string, cycles: number, key: ActionKey): Promise<ActionResult> {
    return this.#run({ key, run: (attempt) => this.#sendPause(attempt, id, cycles) });
  }

  resume(id: string, key: ActionKey): Promise<ActionResult> {
    return this.#run({
      key,
      run: async (attempt) => {
        const { state, remainingPauseCycles } = await attempt.read(() =>
          this.client.getSubscription(id),
        );
        if (state === "paused") {
          return attempt.send((options) => this.client.resumeSubscription(id, options));
        }
        // The provider does not resume what is only scheduled to be paused.
        return remainingPauseCycles ? this.#sendPause(attempt, id, 0) : done;
      },
      isDone: async () => !(await this.client.getSubscription(id)).remainingPauseCycles,
    });
  }

  #sendPause(attempt: Attempt, id: string, remainingPauseCycles: number): Promise<ActionResult> {
    return attempt.send((options) =>
      this.client.pauseSubscription(id, { remainingPauseCycles }, options),
    );
  }

  #run(action: Action): Promise<ActionResult> {
    return runAction(action, this.logger);
  }
}
