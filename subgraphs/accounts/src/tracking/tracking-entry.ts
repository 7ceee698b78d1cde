import type { OutboxEntry } from "@eightcount/service-kit/events/outbox-entry";
import type { TrackedContext } from "./tracking.rules";

/** Sent with the first batch of a session. */
export interface VisitEntry extends TrackedContext {
  readonly kind: "visit";
  /** Whole seconds between landing and this record. */
  readonly landingTimer: number;
  /** JSON object with the parameters of the landing address. */
  readonly urlParams: string;
  readonly at: Date;
}

export interface PageViewEntry extends TrackedContext {
  readonly kind: "pageView";
  readonly id: string;
  readonly page: string;
  readonly at: Date;
}

export interface UserEventEntry extends TrackedContext {
  readonly kind: "userEvent";
  readonly id: string;
  readonly pageViewId: string;
  readonly page: string;
  readonly type: string;
  readonly details: string;
  readonly at: Date;
}

/** Outbox row for the engagement service, written once per id. */
export interface ActivityEntry extends OutboxEntry {
  readonly kind: "activity";
  readonly id: string;
}

export type TrackingEntry = VisitEntry | PageViewEntry | UserEventEntry | ActivityEntry;

export interface RetentionCutoffs {
  readonly members: Date;
  readonly visitors: Date;
}
