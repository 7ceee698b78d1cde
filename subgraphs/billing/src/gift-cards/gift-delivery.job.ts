import {
  type RepeatedJobOptions,
  startRepeatedJob,
} from "@eightcount/service-kit/process/repeated-job";
import type { GiftDeliveryService } from "./gift-delivery.service";

const EVERY_MINUTES = 1;

/** Schedules a round of deliveries every minute. Returns a function that stops them. */
export function startGiftDeliveryJob(
  deliveries: Pick<GiftDeliveryService, "deliver">,
  options: Omit<RepeatedJobOptions, "everyMinutes">,
): () => Promise<void> {
  const run = (isStopping: () => boolean) => deliveries.deliver(isStopping);
  return startRepeatedJob(
    { queue: "billing-gift-cards", title: "delivering gift cards", run },
    { ...options, everyMinutes: EVERY_MINUTES },
  );
}
