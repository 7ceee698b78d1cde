import { createHash } from "node:crypto";
import type { Address } from "@eightcount/rules/billing/addresses";
import { isRefusal, type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import { requireMember, type Viewer } from "@eightcount/service-kit/viewer/viewer";
import { failureOf } from "../actions/action-failure";
import type { AccountBefore, Acted, ActionRunner } from "../actions/action-runner.service";
import type { Challenge, UnsuccessfulOutcome } from "../actions/attempt-failure";
import type { BillingActionRepository } from "../actions/billing-action.repository";
import { countryRefusal } from "../actions/billing-country.service";
import type { CardStep, IntentionOf } from "../actions/intention.rules";
import type { SubscriptionActionsService } from "../actions/subscription-actions.service";
import { addressRefusal, toBillingAddress } from "../checkout/billing-address.service";
import { checkCard, type OrderCard } from "../checkout/purchase-order.rules";
import { refuseFault } from "../checkout/purchase-refusals";
import type { TicketService } from "../entitlement/ticket.service";
import { errors } from "../errors";
import type {
  AccountHolder,
  ActionKey,
  ActionResult,
  BillingProvider,
} from "../providers/billing/billing.provider";

export interface PaymentMethodRequest extends OrderCard {
  readonly attemptId: string;
  readonly address: Address;
  readonly challengeResultTokenId: string | null;
}

export interface PaymentMethodUpdate extends Acted {
  /** Empty while access is suspended. */
  readonly entitlementTicket: string;
  readonly isPaid: boolean;
}

export interface PaymentMethodParts {
  readonly provider: Pick<BillingProvider, "saveAddress" | "updateCard" | "collectOverdue">;
  readonly runner: Pick<ActionRunner, "run">;
  readonly challenges: Pick<BillingActionRepository, "findChallenged">;
  readonly actions: Pick<SubscriptionActionsService, "targetOf">;
  readonly tickets: TicketService;
}

/** Replaces the card on file and collects what is overdue with the new one. */
export class PaymentMethodService {
  constructor(private readonly parts: PaymentMethodParts) {}

  async update(
    viewer: Viewer,
    request: PaymentMethodRequest,
  ): Promise<PaymentMethodUpdate | UnsuccessfulOutcome> {
    const memberId = requireMember(viewer);
    const fault = checkCard(request);
    if (fault) return refuseFault(fault);
    const wrongAddress = addressRefusal(request.address);
    if (wrongAddress) return wrongAddress;
    const { attemptId, ...input } = request;
    const outcome = await this.parts.runner.run(viewer, {
      kind: "UPDATE_PAYMENT_METHOD",
      attemptId,
      input,
      // Every attempt has its own card, even if an earlier one has stored the same number.
      isDone: () => false,
      intend: (before) => this.#intend(before, request),
      isUnfinished: ({ isOwing }) => isOwing,
      send: ({ step }, key) =>
        step === "COLLECTION"
          ? this.#collect(memberId, request.challengeResultTokenId, key)
          : this.#replace({ memberId, email: viewer.email }, request, key),
      refuseResult,
    });
    if (outcome.kind !== "acted") return outcome;
    return {
      ...outcome,
      isPaid: !outcome.subscription.isOwing,
      entitlementTicket: await this.parts.tickets.ticketFor(memberId),
    };
  }

  async #intend(
    { memberId, account, view }: AccountBefore,
    request: PaymentMethodRequest,
  ): Promise<IntentionOf<"UPDATE_PAYMENT_METHOD"> | Refusal> {
    const target = this.parts.actions.targetOf(view, "UPDATE_PAYMENT_METHOD");
    if (isRefusal(target)) return target;
    const elsewhere = countryRefusal(view.currency, toBillingAddress(request.address).country);
    if (elsewhere) return elsewhere;
    return {
      kind: "UPDATE_PAYMENT_METHOD",
      ...target,
      cardStoredAt: account.cardStoredAt?.toISOString() ?? null,
      cardHash: hashOf(request.tokenId),
      step: await this.#stepOf(memberId, request),
    };
  }

  /** A challenge's result is only for the call that asked for it. */
  async #stepOf(
    memberId: string,
    { tokenId, challengeResultTokenId }: PaymentMethodRequest,
  ): Promise<CardStep> {
    if (challengeResultTokenId === null) return "CARD";
    const last = await this.parts.challenges.findChallenged(memberId, "UPDATE_PAYMENT_METHOD");
    const intention = last?.intention;
    const isSameCard =
      intention?.kind === "UPDATE_PAYMENT_METHOD" && intention.cardHash === hashOf(tokenId);
    return isSameCard && last?.challenge.step === "COLLECTION" ? "COLLECTION" : "CARD";
  }

  async #replace(
    holder: AccountHolder,
    { tokenId, challengeResultTokenId, address }: PaymentMethodRequest,
    key: ActionKey,
  ): Promise<ActionResult | Challenge> {
    const { provider } = this.parts;
    const saved = await provider.saveAddress(holder, toBillingAddress(address)).catch(() => null);
    if (!saved) return { kind: "unknown", hasResponse: false };
    if (saved.kind === "invalid") return saved;
    const card = { tokenId, challengeResultTokenId };
    const updated = await provider.updateCard(holder.memberId, card, key);
    return updated.kind === "done" ? this.#collect(holder.memberId, null, key) : updated;
  }

  async #collect(
    memberId: string,
    challengeResultTokenId: string | null,
    key: ActionKey,
  ): Promise<ActionResult | Challenge> {
    const { provider } = this.parts;
    const collected = await provider.collectOverdue(memberId, challengeResultTokenId, key);
    // Without a payment, the new card is stored all the same.
    return collected.kind === "challenge" ? { ...collected, step: "COLLECTION" } : { kind: "done" };
  }
}

const hashOf = (tokenId: string): string => createHash("sha256").update(tokenId).digest("hex");

function refuseResult(result: ActionResult & { readonly kind: "declined" | "invalid" }): Refusal {
  const { message } = result;
  return message
    ? refuse({ ...errors.purchase.cardRefused, message })
    : failureOf("UPDATE_PAYMENT_METHOD");
}
