import type { DomainEvent } from "@eightcount/service-kit/events/domain-event";
import { z } from "zod";
import type { ClassViewService } from "./class-view.service";

const payload = z.object({
  classId: z.guid(),
  memberId: z.guid(),
  day: z.iso.date(),
});

/** Handles `class.started`; a second delivery finds its start already kept. */
export function classStartedJob(views: ClassViewService) {
  return (event: DomainEvent): Promise<void> => views.keepStart(payload.parse(event.payload));
}
