import type { EventHandler } from "@eightcount/service-kit/events/domain-event";
import { z } from "zod";
import type { ClassFactService } from "./class-fact.service";

const published = z.object({
  classId: z.guid(),
  durationSeconds: z.number().positive(),
  level: z.number().int().min(1).max(10),
  styleId: z.guid(),
  instructorId: z.guid(),
});

/** Handles the catalogue's `class.published`. */
export function classPublishedJob(facts: ClassFactService): EventHandler {
  return (event) =>
    facts.acceptPublished(event.id, published.parse(event.payload), new Date(event.occurredAt));
}
