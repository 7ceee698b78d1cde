import { classStarted } from "@eightcount/contracts/events/class-started";
import { consume } from "@eightcount/service-kit/events/consume";
import type { ClassViewService } from "./class-view.service";

/** Handles `class.started`; a second delivery finds its start already kept. */
export const classStartedJob = (views: ClassViewService) =>
  consume(classStarted, ({ payload }) => views.keepStart(payload));
