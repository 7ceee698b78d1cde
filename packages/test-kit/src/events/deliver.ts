import type { ConsumedEvent } from "@eightcount/service-kit/events/consume";
import type { DomainEvent } from "@eightcount/service-kit/events/domain-event";

export async function deliver(
  { consumes }: { readonly consumes: readonly ConsumedEvent[] },
  event: DomainEvent,
): Promise<void> {
  const consumption = consumes.find(({ contract }) => contract.topic === event.topic);
  if (!consumption) throw new Error(`the feature does not consume ${event.topic}`);
  await consumption.handle(event);
}
