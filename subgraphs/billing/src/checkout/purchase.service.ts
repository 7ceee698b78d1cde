import { createHash } from "node:crypto";
import { planCodeByChoice } from "@eightcount/rules/billing/plans";
import { refuse } from "@eightcount/service-kit/errors/refusal";
import { fromGlobalId } from "@eightcount/service-kit/relay/global-id";
import { AccessError } from "@eightcount/service-kit/viewer/access-error";
import { requireMember, type Viewer } from "@eightcount/service-kit/viewer/viewer";
import type { UnsuccessfulOutcome } from "../actions/attempt-failure";
import type { TicketService } from "../entitlement/ticket.service";
import { errors } from "../errors";
import {
  type SubscriptionState,
  type SubscriptionView,
  toSubscriptionView,
} from "../subscriptions/subscription.rules";
import type { SubscriptionService } from "../subscriptions/subscription.service";
import type { PurchaseAttemptRepository } from "./purchase-attempt.repository";
import type { PurchaseLimitService } from "./purchase-limit.service";
import {
  checkOnFileOrder,
  checkOrder,
  type OnFileRequest,
  type OrderRequest,
  type PurchaseRequest,
  toOrder,
} from "./purchase-order.rules";
import type { OpenPurchase, PurchaseProcess } from "./purchase-process.service";
import { refuseFault } from "./purchase-refusals";

export interface Purchased {
  readonly kind: "purchased";
  readonly memberId: string;
  readonly subscription: SubscriptionView;
  readonly entitlementTicket: string;
  readonly hadSubscription: boolean;
}

interface CheckedOrder {
  readonly order: OrderRequest;
  /** What must be the same when the attempt is repeated. */
  readonly hashed: object;
}

/** Stored in place of a plan code until the account is read. */
const FORMER_PLAN = "former";

export interface PurchaseParts {
  readonly purchaseAttempts: PurchaseAttemptRepository;
  readonly process: PurchaseProcess;
  readonly subscriptions: Pick<SubscriptionService, "storedState">;
  readonly tickets: TicketService;
  readonly limits: PurchaseLimitService;
  readonly isOpen: boolean;
}

export class PurchaseService {
  constructor(private readonly parts: PurchaseParts) {}

  /** Buys once per attempt, even if it is sent twice concurrently or after a crash. */
  async purchase(
    viewer: Viewer,
    request: PurchaseRequest,
  ): Promise<Purchased | UnsuccessfulOutcome> {
    const memberId = requireMember(viewer);
    requireOwnUser(memberId, request.userId);
    const fault = checkOrder(request);
    if (fault) return refuseFault(fault);
    const { attemptId: _, userId: __, agreedTodayCents: ___, ...hashed } = request;
    return this.#place(viewer, memberId, { order: toOrder(request), hashed });
  }

  async purchaseOnFile(
    viewer: Viewer,
    request: OnFileRequest,
  ): Promise<Purchased | UnsuccessfulOutcome> {
    const memberId = requireMember(viewer);
    const fault = checkOnFileOrder(request);
    if (fault) return refuseFault(fault);
    const { attemptId: _, agreedTodayCents: __, ...hashed } = request;
    const order = { ...request, card: null, couponCodes: [], giftCardCode: null };
    return this.#place(viewer, memberId, { order, hashed });
  }

  async #place(
    viewer: Viewer,
    memberId: string,
    { order: request, hashed }: CheckedOrder,
  ): Promise<Purchased | UnsuccessfulOutcome> {
    if (!this.parts.isOpen) return refuse(errors.purchase.closed);
    const { limits, purchaseAttempts } = this.parts;
    // A known attempt gets its earlier result, even beyond the limit.
    const { attemptId } = request;
    const isCounted = await limits.take(viewer, request);
    const isAllowed = isCounted || (await purchaseAttempts.isKnown({ attemptId, memberId }));
    if (!isAllowed) return refuse(errors.purchase.limitExceeded);
    const outcome = await this.#claim(viewer, memberId, { order: request, hashed });
    // Beyond a limit, not everything was taken, so a refund would give guesses away.
    if (isCounted) await limits.settle(viewer, request, outcome);
    return outcome;
  }

  async #claim(
    viewer: Viewer,
    memberId: string,
    { order: request, hashed }: CheckedOrder,
  ): Promise<Purchased | UnsuccessfulOutcome> {
    const claim = await this.parts.purchaseAttempts.claim({
      attemptId: request.attemptId,
      memberId,
      orderHash: createHash("sha256").update(JSON.stringify(hashed)).digest("hex"),
      planCode: request.planChoice ? planCodeByChoice[request.planChoice] : FORMER_PLAN,
      hasGiftCard: Boolean(request.giftCardCode?.trim()),
    });
    switch (claim.kind) {
      case "reused":
        return refuse(errors.purchase.attemptReused);
      case "busy":
        return refuse(errors.purchase.inProgress);
      case "failed":
        return claim.outcome;
      case "succeeded": {
        const state = await this.parts.subscriptions.storedState(memberId);
        return this.#purchased(memberId, state, claim.hadSubscription);
      }
      case "open":
        return this.#run({ ...claim, holder: { memberId, email: viewer.email }, request });
    }
  }

  async #run(open: OpenPurchase): Promise<Purchased | UnsuccessfulOutcome> {
    const outcome = await this.parts.process.run(open);
    if (outcome.kind !== "bought") return outcome;
    return this.#purchased(open.holder.memberId, outcome.state, outcome.hadSubscription);
  }

  async #purchased(
    memberId: string,
    state: SubscriptionState,
    hadSubscription: boolean,
  ): Promise<Purchased> {
    return {
      kind: "purchased",
      memberId,
      subscription: toSubscriptionView(state),
      // A new subscription grants no access while an overdue payment locks it.
      entitlementTicket: await this.parts.tickets.ticketFor(memberId),
      hadSubscription,
    };
  }
}

// The account comes from the token. A client that names one may only name its own.
function requireOwnUser(memberId: string, userId: string | null): void {
  if (userId === null || userId.toLowerCase() === memberId) return;
  if (fromGlobalId(userId, "Member") !== memberId) throw new AccessError("FORBIDDEN");
}
