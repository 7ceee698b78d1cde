import { noticeRequested } from "@eightcount/contracts/events/notice-requested";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { BillingInfrastructure } from "../infrastructure";
import { NoticeRepository } from "./notice.repository";
import { startReminderJob } from "./reminder.job";
import { ReminderService } from "./reminder.service";

export function noticesModule({
  prisma,
  config,
  clock,
  logger,
  redisPrefix,
}: BillingInfrastructure) {
  const reminders = new ReminderService({ notices: new NoticeRepository(prisma), clock, logger });
  const schedule = { redisUrl: config.redisUrl, prefix: redisPrefix, logger };
  return {
    publishes: [noticeRequested],
    jobs: [() => startReminderJob(reminders, schedule)],
    services: { reminders },
  } satisfies FeatureModule;
}
