import {
  pageOf,
  START_TRIAL_EVENT,
  VIEWING_TIME_EVENT,
} from "@eightcount/rules/visits/user-events";
import type { PlayerAction } from "../player/playerActions";
import type { DeviceStorage } from "../storage/deviceStorage";
import type { RecordEventsInput } from "./__generated__/recordEventsMutation.graphql";
import type { ConsentedPurposes } from "./consent";
import { setCurrentVisit } from "./currentVisit";
import { type Entry, EventQueue } from "./eventQueue";
import type { Report } from "./reports";
import { inputLists, type Tracked, userEventOf } from "./trackedEntries";
import { visitorId } from "./visitorId";
import { createVisitSession } from "./visitSession";

export interface TrackerOptions {
  readonly send: (input: RecordEventsInput, isLeaving: boolean) => Promise<void>;
  readonly device: DeviceStorage;
  readonly tab: DeviceStorage;
  /** Entries for other purposes are dropped. */
  readonly purposes: ConsentedPurposes;
  /** Parameters of the visitor's landing address. */
  readonly urlParams: Readonly<Record<string, string>>;
  /** True if a member is signed in. The engagement service receives no visitor activity. */
  readonly isMember: () => boolean;
  readonly isSlow: () => boolean;
  readonly deviceName: string;
  /** Milliseconds since the page opened. */
  readonly now: () => number;
}

const MS_PER_SECOND = 1_000;
/** Events that are dropped last. */
const MAJOR: readonly string[] = [VIEWING_TIME_EVENT, START_TRIAL_EVENT];

/** Sends the events of a visit after consent. */
export class Tracker {
  readonly queue: EventQueue<Tracked>;
  readonly #session;
  #pageViewId = crypto.randomUUID() as string;
  #page = "/";

  constructor(private readonly options: TrackerOptions) {
    const { tab, isSlow, now } = options;
    // The visit outlives the page, so it needs an absolute clock.
    this.#session = createVisitSession(tab, Date.now);
    this.queue = new EventQueue({
      send: (entries, isLeaving) => this.#send(entries, isLeaving),
      isSlow,
      now,
    });
  }

  onPageView(path: string): void {
    this.#page = pageOf(path);
    this.#pageViewId = crypto.randomUUID();
    this.#add({ kind: "pageView", id: this.#pageViewId, page: this.#page });
  }

  onPlayerAction({ type, ...details }: PlayerAction): void {
    this.#addUserEvent(type, details);
  }

  onReport(report: Report): void {
    if (report.kind !== "activity") {
      const { type, details } = userEventOf(report, this.options.urlParams);
      this.#addUserEvent(type, details);
    } else if (this.options.isMember()) {
      const { eventType } = report;
      const eventDetails = JSON.stringify(report.details);
      this.#add({ kind: "activity", id: crypto.randomUUID(), eventType, eventDetails });
    }
  }

  close(): void {
    this.queue.close();
    setCurrentVisit(null);
  }

  #addUserEvent(type: Extract<Tracked, { kind: "userEvent" }>["type"], details: object): void {
    const place = { page: this.#page, pageViewId: this.#pageViewId };
    const id = crypto.randomUUID();
    this.#add({ kind: "userEvent", id, ...place, type, details: JSON.stringify(details) });
  }

  #add(value: Tracked): void {
    const { measurement, suggestions } = this.options.purposes;
    if (!(value.kind === "activity" ? suggestions : measurement)) return;
    const sessionId = this.#session.touch();
    if (measurement) setCurrentVisit({ sessionId, pageViewId: this.#pageViewId });
    const isMinor = value.kind === "userEvent" && !MAJOR.includes(value.type);
    this.queue.add({ value, sessionId, size: JSON.stringify(value).length, isMinor });
  }

  async #send(entries: readonly Entry<Tracked>[], isLeaving: boolean): Promise<void> {
    const sessionId = entries[0]?.sessionId ?? this.#session.touch();
    const now = this.options.now();
    const { measurement } = this.options.purposes;
    const isNew = measurement && !this.#session.isReported(sessionId);
    const input: RecordEventsInput = {
      visitorId: visitorId(this.options.device),
      sessionId,
      ...(measurement ? { device: this.options.deviceName } : {}),
      ...inputLists(entries, now),
      ...(isNew ? { visit: this.#visit(now) } : {}),
    };
    await this.options.send(input, isLeaving);
    if (isNew) this.#session.markReported(sessionId);
  }

  #visit(now: number) {
    const landingTimer = Math.floor(now / MS_PER_SECOND);
    return { landingTimer, urlParams: JSON.stringify(this.options.urlParams) };
  }
}
