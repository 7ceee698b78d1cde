import { createHash } from "node:crypto";
import { browserOf } from "@eightcount/rules/visits/user-agent";
import { isUserEventType, PAGE_MAX_LENGTH, pageOf } from "@eightcount/rules/visits/user-events";
import { toClientLocation } from "@eightcount/rules/visits/visitor-location";
import type { Clock } from "@eightcount/service-kit/clock/clock";
import { type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import type { GeoIpProvider } from "@eightcount/service-kit/geo-ip/geo-ip.provider";
import { networkOf } from "@eightcount/service-kit/limits/client-network";
import { isUuid } from "@eightcount/service-kit/relay/global-id";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import { engagementRequestedEvent } from "../engagement/engagement-requested";
import { errors } from "../errors";
import {
  dropParamsWithEmails,
  isBatchTooLarge,
  storableDevice,
  storableJson,
  storableText,
  type TrackedContext,
  timeBefore,
  USER_AGENT_MAX_LENGTH,
} from "./tracking.rules";
import type {
  ActivityEntry,
  PageViewEntry,
  TrackingEntry,
  UserEventEntry,
  VisitEntry,
} from "./tracking-entry";
import type { TrackingLimitService } from "./tracking-limit.service";
import type { TrackingQueue } from "./tracking-queue";

export interface TrackingBatch {
  readonly visitorId: string;
  readonly sessionId: string;
  readonly device?: string | null;
  readonly visit?: { readonly landingTimer: number; readonly urlParams?: string | null } | null;
  readonly pageViews?: readonly PageViewReport[] | null;
  readonly userEvents?: readonly UserEventReport[] | null;
  readonly activities?: readonly ActivityReport[] | null;
}

export interface PageViewReport {
  readonly id: string;
  readonly page: string;
  readonly agoMilliseconds: number;
}

export interface UserEventReport extends PageViewReport {
  readonly pageViewId: string;
  readonly type: string;
  readonly details?: string | null;
}

export interface ActivityReport {
  readonly id: string;
  readonly eventType: string;
  readonly eventDetails?: string | null;
}

export interface TrackingReceipt {
  readonly taken: number;
  readonly dropped: number;
}

export interface TrackingOptions {
  readonly isOn: boolean;
  readonly queue: Pick<TrackingQueue, "offer">;
  readonly limits: TrackingLimitService;
  readonly geoIp: GeoIpProvider;
  readonly clock: Clock;
}

const MAX_LANDING_SECONDS = 86_400;

/** Responds before anything is saved. */
export class TrackingService {
  constructor(private readonly options: TrackingOptions) {}

  async record(viewer: Viewer, batch: TrackingBatch): Promise<TrackingReceipt | Refusal> {
    if (!isUuid(batch.visitorId) || !isUuid(batch.sessionId)) {
      return refuse(errors.tracking.invalidVisitor);
    }
    const given = reportsIn(batch);
    if (isBatchTooLarge(given)) return refuse(errors.tracking.batchTooLarge);
    if (!this.options.isOn) return { taken: 0, dropped: given.length };
    const entries = this.#entriesOf(viewer, batch);
    const allowed = await this.options.limits.allowed(
      viewer,
      batch.visitorId.toLowerCase(),
      entries,
    );
    const kept = this.options.queue.offer(allowed, networkOf(viewer.address));
    // Entries over a limit count as taken, so that the response reveals no limits.
    const taken = kept + entries.length - allowed.length;
    return { taken, dropped: given.length - taken };
  }

  #entriesOf(viewer: Viewer, batch: TrackingBatch): readonly TrackingEntry[] {
    const context = this.#contextOf(viewer, batch);
    const now = this.options.clock();
    const entries = [
      batch.visit ? visitEntry(context, batch.visit, now) : null,
      ...(batch.pageViews ?? []).map((report) => pageViewEntry(context, report, now)),
      ...(batch.userEvents ?? []).map((report) => userEventEntry(context, report, now)),
      ...(batch.activities ?? []).map((report) => activityEntry(viewer, report)),
    ];
    return entries.filter((entry) => entry !== null);
  }

  #contextOf({ memberId, address, userAgent }: Viewer, batch: TrackingBatch): TrackedContext {
    const visitorId = batch.visitorId.toLowerCase();
    const agent = storableText(userAgent, USER_AGENT_MAX_LENGTH);
    return {
      ...toClientLocation({ ip: address, ...this.options.geoIp.locate(address) }),
      owner: memberId,
      visitorId,
      sessionId: batch.sessionId.toLowerCase(),
      device: storableDevice(
        batch.device && storableText(batch.device, USER_AGENT_MAX_LENGTH),
        agent,
      ),
      userAgent: agent,
      browser: browserOf(agent),
    };
  }
}

function reportsIn({ visit, pageViews, userEvents, activities }: TrackingBatch): readonly object[] {
  return [
    ...(visit ? [visit] : []),
    ...(pageViews ?? []),
    ...(userEvents ?? []),
    ...(activities ?? []),
  ];
}

function visitEntry(
  context: TrackedContext,
  visit: NonNullable<TrackingBatch["visit"]>,
  at: Date,
): VisitEntry {
  const landingTimer = Math.min(Math.max(0, Math.floor(visit.landingTimer)), MAX_LANDING_SECONDS);
  const urlParams = dropParamsWithEmails(storableJson(visit.urlParams) ?? "{}");
  return { kind: "visit", ...context, landingTimer, urlParams, at };
}

function pageViewEntry(
  context: TrackedContext,
  { id, page, agoMilliseconds }: PageViewReport,
  now: Date,
): PageViewEntry | null {
  if (!isUuid(id) || !page.startsWith("/")) return null;
  const at = timeBefore(now, agoMilliseconds);
  return {
    kind: "pageView",
    ...context,
    id,
    page: storableText(pageOf(page), PAGE_MAX_LENGTH),
    at,
  };
}

function userEventEntry(
  context: TrackedContext,
  report: UserEventReport,
  now: Date,
): UserEventEntry | null {
  const { type, pageViewId } = report;
  const seen = pageViewEntry(context, report, now);
  const details = storableJson(report.details);
  if (!seen || details === null || !isUserEventType(type) || !isUuid(pageViewId)) return null;
  return { ...seen, kind: "userEvent", pageViewId, type, details };
}

/** Takes the member from the token. The email is looked up when the event is sent. */
function activityEntry({ memberId }: Viewer, report: ActivityReport): ActivityEntry | null {
  const eventDetails = storableJson(report.eventDetails);
  if (memberId === null || !isUuid(report.id) || eventDetails === null) return null;
  const event = engagementRequestedEvent({ memberId, eventType: report.eventType, eventDetails });
  return { kind: "activity", id: activityId(memberId, report.id), ...event };
}

/** Depends on the member, so that no report can take the id of another member's report. */
function activityId(memberId: string, reportId: string): string {
  const hex = createHash("sha256").update(`${memberId}:${reportId}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
