import type { Clock } from "@eightcount/service-kit/clock/clock";
import { actAs } from "../ledger/actor";
import type {
  BillingProvider,
  ProviderNotice,
  WebhookHeaders,
} from "../providers/billing/billing.provider";
import type { SubscriptionService } from "../subscriptions/subscription.service";
import type { WebhookDeliveryRepository } from "./webhook-delivery.repository";

export interface DeliveryResponse {
  readonly status: 200 | 400 | 401;
  readonly line: string;
}

export interface WebhookParts {
  readonly provider: Pick<BillingProvider, "readNotice" | "memberOfNotice">;
  readonly deliveries: WebhookDeliveryRepository;
  readonly subscriptions: SubscriptionService;
  readonly clock: Clock;
  /** Leaves the reading to another queue if it would wait there. Returns whether it did. */
  readonly defer?: (memberId: string, notice: ProviderNotice, receivedAt: Date) => Promise<boolean>;
}

/** Uses notices only as a reason to read from the provider. */
export class WebhookService {
  constructor(private readonly parts: WebhookParts) {}

  async receive(rawBody: string, headers: WebhookHeaders): Promise<DeliveryResponse> {
    const answer = this.parts.provider.readNotice(rawBody, headers, this.parts.clock());
    if (answer.kind === "refused") return { status: answer.status, line: answer.reason };
    const isNew = await this.parts.deliveries.accept(answer.notice);
    return { status: 200, line: isNew ? "accepted" : "known" };
  }

  /** Skips the provider call if the account was read after the notice arrived. */
  async handle(notice: ProviderNotice, receivedAt: Date): Promise<void> {
    await this.parts.deliveries.markHandled(notice.key);
    const memberId = await this.parts.provider.memberOfNotice(notice);
    if (memberId === null) return;
    if (await this.parts.defer?.(memberId, notice, receivedAt)) return;
    await actAs("WEBHOOK", () => this.parts.subscriptions.syncSince(memberId, receivedAt));
  }
}
