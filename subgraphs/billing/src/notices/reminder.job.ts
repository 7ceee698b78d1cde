import {
  type RepeatedJobOptions,
  startRepeatedJob,
} from "@eightcount/service-kit/process/repeated-job";
import type { ReminderService } from "./reminder.service";

const EVERY_MINUTES = 60;

/** Schedules hourly rounds of reminders. Returns a function that stops them. */
export function startReminderJob(
  reminders: Pick<ReminderService, "remind">,
  options: Omit<RepeatedJobOptions, "everyMinutes">,
): () => Promise<void> {
  const run = (isStopping: () => boolean) => reminders.remind(isStopping);
  return startRepeatedJob(
    { queue: "billing-reminders", title: "reminding members", run },
    { ...options, everyMinutes: EVERY_MINUTES },
  );
}
