import type { OutboxEntry } from "@eightcount/service-kit/events/outbox-entry";
import type { TrackedContext } from "./tracking.rules";

/** The first batch of a session: how the visitor came. */
export interface VisitEntry extends TrackedContext {
  readonly kind: "visit";
  /** Whole seconds between landing and this record. */
  readonly landingTimer: number;
  /** JSON object: the landing address's parameters. */
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
  /** JSON object. */
  readonly details: string;
  readonly at: Date;
}

/** News for the engagement service: a row of the outbox, written once per id. */
export interface ActivityEntry extends OutboxEntry {
  readonly kind: "activity";
  readonly id: string;
}

export type TrackingEntry = VisitEntry | PageViewEntry | UserEventEntry | ActivityEntry;

/** Since when visits are kept: those of members, and those of visitors without an account. */
export interface KeptSince {
  readonly members: Date;
  readonly visitors: Date;
}
