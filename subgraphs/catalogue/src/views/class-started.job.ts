import { classStarted } from "@eightcount/contracts/events/class-started";
import { consume } from "@eightcount/service-kit/events/consume";
import type { ClassViewService } from "./class-view.service";

/** Handles `class.started`. A second delivery finds the start already stored. */
export const classStartedJob = (views: ClassViewService) =>
  consume(classStarted, ({ payload }) => views.recordStart(payload));
