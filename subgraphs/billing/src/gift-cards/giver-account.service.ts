import type { Clock } from "@eightcount/service-kit/clock/clock";
import type { Logger } from "@eightcount/service-kit/logging/logger";
import type { BillingProvider } from "../providers/billing/billing.provider";
import type { GiftOrderRepository } from "./gift-order.repository";
import { giverAccountOf } from "./gift-request";

export interface GiverAccountParts {
  readonly provider: Pick<BillingProvider, "closeAccount">;
  readonly orders: Pick<GiftOrderRepository, "findForgotten" | "markGiverClosed">;
  readonly clock: Clock;
  readonly logger: Logger;
}

const BATCH = 50;

/** Empties and closes the accounts that paid for gift cards, which have the givers' names and cards. */
export class GiverAccountService {
  constructor(private readonly parts: GiverAccountParts) {}

  /** Closes those of orders whose people were removed. What fails is tried again in the next round. */
  async closeForgotten(): Promise<void> {
    for (const attemptId of await this.parts.orders.findForgotten(BATCH)) {
      await this.close([attemptId]).catch((error: unknown) => {
        this.parts.logger.warn({ err: error, attemptId }, "closing a giver's account failed");
      });
    }
  }

  /** @throws the provider's error for the first account that could not be closed. */
  async close(attemptIds: readonly string[]): Promise<void> {
    const { provider, orders, clock } = this.parts;
    for (const attemptId of attemptIds) {
      await provider.closeAccount(giverAccountOf(attemptId));
      await orders.markGiverClosed(attemptId, clock());
    }
  }
}
