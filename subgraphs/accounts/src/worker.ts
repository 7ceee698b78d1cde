import type { AuditLog } from "@eightcount/service-kit/audit/audit-log";
import { startAuditPruning } from "@eightcount/service-kit/audit/audit-pruning.job";
import type { EventHandler } from "@eightcount/service-kit/events/domain-event";
import type { EventQueues } from "@eightcount/service-kit/events/event-queues";
import type { OutboxRelay } from "@eightcount/service-kit/events/outbox";
import type { DrainStep } from "@eightcount/service-kit/http/http-process";
import type { Logger } from "@eightcount/service-kit/logging/logger";
import type { DeviceService } from "./devices/device.service";
import { startDevicePruning } from "./devices/device-pruning.job";
import { type InboxPruning, startInboxPruning } from "./events/inbox-pruning.job";
import type { SessionService } from "./sessions/session.service";
import { startSessionPruning } from "./sessions/session-pruning.job";
import type { SignUpService } from "./sign-up/sign-up.service";
import { startUnconfirmedPruning } from "./sign-up/unconfirmed-pruning.job";
import { startTrackingPruning, type TrackingPruning } from "./tracking/tracking-pruning.job";

/** A mail that the server is slow to refuse holds up no other; each holds a database connection. */
const MAILS_AT_ONCE = 3;

type Handlers = Readonly<Record<string, EventHandler>>;

/** What the background part works with. */
export interface Jobs {
  readonly queues: EventQueues;
  readonly outbox: OutboxRelay;
  readonly handlers: {
    readonly entitlements: Handlers;
    readonly mail: Handlers;
    readonly engagement: Handlers;
  };
  readonly sessions: SessionService;
  readonly signUps: SignUpService;
  readonly devices: DeviceService;
  readonly pruning: TrackingPruning & InboxPruning & { readonly audit: AuditLog };
  readonly logger: Logger;
}

/** Starts the background part: outbox relay, consumers, pruning. Answers how to stop it. */
export function startWorkers(jobs: Jobs): DrainStep {
  const { queues, outbox, handlers } = jobs;
  queues.consume("accounts", handlers.entitlements);
  queues.consume("mail", handlers.mail, { atOnce: MAILS_AT_ONCE });
  queues.consume("engagement", handlers.engagement);
  outbox.start();
  const prunings = [
    startSessionPruning(jobs.sessions, jobs.logger),
    startUnconfirmedPruning(jobs.signUps, jobs.logger),
    startDevicePruning(jobs.devices, jobs.logger),
    startTrackingPruning(jobs.pruning),
    startInboxPruning(jobs.pruning),
    startAuditPruning(jobs.pruning.audit, jobs.logger),
  ];
  return async () => {
    for (const stop of prunings) stop();
    await outbox.stop();
    await queues.close();
  };
}
