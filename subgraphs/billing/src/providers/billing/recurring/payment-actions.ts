import type { Logger } from "@eightcount/service-kit/logging/logger";
import type recurly from "recurly";
import type { ActionKey, ActionResult, NewCard } from "../billing.provider";
import { type Attempt, done, runAction } from "./attempt";
import { isValidation } from "./failures";
import { listPastDue } from "./past-due";
import { toChallengeResult } from "./write-order";

export class PaymentActions {
  constructor(
    private readonly client: recurly.Client,
    private readonly logger: Logger,
  ) {}

  updateCard(account: string, card: NewCard, key: ActionKey): Promise<ActionResult> {
    const body = { tokenId: card.tokenId, ...toChallengeResult(card.challengeResultTokenId) };
    const run = (attempt: Attempt) =>
      attempt.send((options) => this.client.updateBillingInfo(account, body, options));
    return runAction({ key, run }, this.logger);
  }

  collectOverdue(
    account: string,
    challengeResultTokenId: string | null,
    key: ActionKey,
  ): Promise<ActionResult> {
    const run = async (attempt: Attempt) => {
      const invoices = await attempt.read(() => listPastDue(this.client, account));
      for (const [index, invoice] of invoices.entries()) {
        // A challenge is about one payment: the one that the earlier attempt stopped at.
        const result = toChallengeResult(index === 0 ? challengeResultTokenId : null);
        await this.#collect(attempt, invoice, result);
      }
      return done;
    };
    return runAction({ key, run }, this.logger);
  }

  async #collect(attempt: Attempt, { id, number }: recurly.Invoice, body: object): Promise<void> {
    const invoiceId = id ?? "";
    try {
      await attempt.send(
        (options) => this.client.collectInvoice(invoiceId, { ...options, body }),
        `:${number}`,
      );
    } catch (error) {
      if (!isValidation(error)) throw error;
      // Someone else may have collected it in the meantime.
      const { state } = await attempt.read(() => this.client.getInvoice(invoiceId));
      if (state !== "paid") throw error;
    }
  }
}
