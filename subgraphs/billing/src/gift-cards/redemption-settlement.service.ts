import type { Clock } from "@eightcount/service-kit/clock/clock";
import { refuse } from "@eightcount/service-kit/errors/refusal";
import type { Logger } from "@eightcount/service-kit/logging/logger";
import { errors } from "../errors";
import { actAs } from "../ledger/actor";
import type { BillingProvider } from "../providers/billing/billing.provider";
import type { SubscriptionService } from "../subscriptions/subscription.service";
import { hashOfCode } from "./gift-code";
import type {
  GiftCredit,
  GiftRedemptionRepository,
  RedemptionAttempt,
  SentRedemption,
} from "./gift-redemption.repository";

export interface RedemptionSettlementParts {
  readonly provider: Pick<BillingProvider, "findRedeemedCards">;
  readonly redemptions: GiftRedemptionRepository;
  readonly subscriptions: Pick<SubscriptionService, "sync">;
  readonly clock: Clock;
  readonly logger: Logger;
}

const BATCH = 100;
const RECHECKED_AFTER_MS = 2 * 60_000;
/** A redemption that is not found for this long did not happen. */
const GIVEN_UP_AFTER_MS = 86_400_000;

/** Finds out what became of redemptions whose answer was lost. */
export class RedemptionSettlementService {
  constructor(private readonly parts: RedemptionSettlementParts) {}

  /** Safe to repeat. A redemption is never sent again from here. */
  async settleAll(isStopping: () => boolean = () => false): Promise<void> {
    const since = new Date(this.parts.clock().getTime() - RECHECKED_AFTER_MS);
    for (const sent of await this.parts.redemptions.findSentBefore(since, BATCH)) {
      if (isStopping()) return;
      await actAs("RECONCILER", () => this.#finish(sent)).catch((error: unknown) => {
        const { attemptId } = sent;
        this.parts.logger.warn({ err: error, attemptId }, "settling a redemption failed");
      });
    }
  }

  /** Returns the credit if the member has redeemed the card, or null. @throws the provider's error. */
  async findCredit({ memberId, codeHash }: RedemptionAttempt): Promise<GiftCredit | null> {
    const cards = await this.parts.provider.findRedeemedCards(memberId);
    const card = cards.find(({ code }) => hashOfCode(code) === codeHash);
    return card ? { amountCents: card.amountCents, currency: card.currency } : null;
  }

  async #finish(sent: SentRedemption): Promise<void> {
    const { redemptions, subscriptions, clock } = this.parts;
    const credit = await this.findCredit(sent);
    if (credit) {
      await redemptions.settle(sent, credit);
      await subscriptions.sync(sent.memberId);
      return;
    }
    const isGivenUp = clock().getTime() - sent.createdAt.getTime() > GIVEN_UP_AFTER_MS;
    if (isGivenUp) await redemptions.fail(sent, refuse(errors.giftCard.invalid));
    else await redemptions.markSent(sent, clock());
  }
}
