import { classPublished } from "@eightcount/contracts/events/class-published";
import { consume } from "@eightcount/service-kit/events/consume";
import type { ClassFactService } from "./class-fact.service";

export const classPublishedJob = (facts: ClassFactService) =>
  consume(classPublished, ({ id, payload, occurredAt }) =>
    facts.applyPublished(id, payload, new Date(occurredAt)),
  );
