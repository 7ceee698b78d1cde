import {
  type RepeatedJobOptions,
  startRepeatedJob,
} from "@eightcount/service-kit/process/repeated-job";
import type { GiftDeliveryService } from "./gift-delivery.service";
import type { RedemptionSettlementService } from "./redemption-settlement.service";

const EVERY_MINUTES = 1;

interface GiftRounds {
  readonly deliveries: Pick<GiftDeliveryService, "deliver">;
  readonly settlements: Pick<RedemptionSettlementService, "settleAll">;
}

/** Every minute, mails what is due and settles what is open. Returns a function that stops it. */
export function startGiftDeliveryJob(
  { deliveries, settlements }: GiftRounds,
  options: Omit<RepeatedJobOptions, "everyMinutes">,
): () => Promise<void> {
  const run = async (isStopping: () => boolean) => {
    await deliveries.deliver(isStopping);
    if (!isStopping()) await settlements.settleAll(isStopping);
  };
  return startRepeatedJob(
    { queue: "billing-gift-cards", title: "delivering gift cards", run },
    { ...options, everyMinutes: EVERY_MINUTES },
  );
}
