import type { CurrencyCode } from "@eightcount/rules/visits/visitor-location";
import { isRefusal, type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import { errors } from "../errors";
import { keysOf, limits } from "../limits/billing-limits";
import type { CodeGuessService } from "../limits/code-guess.service";
import type { BillingProvider } from "../providers/billing/billing.provider";
import type { ProviderGiftCard } from "../providers/billing/gift-card.provider";
import { hashOfCode } from "./gift-code";
import type { GiftOrderRepository } from "./gift-order.repository";

export interface GiftBalance {
  readonly balanceCents: number;
  readonly currency: CurrencyCode;
  readonly isRedeemed: boolean;
}

export interface GiftBalanceParts {
  readonly provider: Pick<BillingProvider, "readGiftCard" | "findGiftCard">;
  readonly orders: Pick<GiftOrderRepository, "findCardId">;
  readonly guesses: CodeGuessService;
  readonly attemptLimits: AttemptLimits;
}

/** Longer than any code. What is longer is cut, so that it costs no more to look up. */
const CODE_MAX_LENGTH = 100;

export class GiftBalanceService {
  constructor(private readonly parts: GiftBalanceParts) {}

  /** Unknown and malformed codes take the same steps, so that neither the answer nor its time tells. */
  async check(viewer: Viewer, code: string): Promise<GiftBalance | Refusal> {
    if (!(await this.parts.attemptLimits.take(keysOf(viewer, limits.lookUps)))) {
      return refuse(errors.giftCard.limitExceeded);
    }
    const find = async () => (await this.find(code)) ?? refuse(errors.giftCard.invalid);
    const found = await this.parts.guesses.attempt(viewer, find, isRefusal);
    if (found === null) return refuse(errors.giftCard.limitExceeded);
    if (isRefusal(found)) return found;
    const { balanceCents, currency, isRedeemed } = found;
    return { balanceCents, currency, isRedeemed };
  }

  /** Finds a gift card that nobody canceled and that was bought here, or else one that the provider sold elsewhere. */
  async find(code: string): Promise<ProviderGiftCard | null> {
    const wanted = code.slice(0, CODE_MAX_LENGTH);
    const cardId = await this.parts.orders.findCardId(hashOfCode(wanted));
    const { provider } = this.parts;
    const card = await (cardId ? provider.readGiftCard(cardId) : provider.findGiftCard(wanted));
    return card?.isCanceled ? null : card;
  }
}
