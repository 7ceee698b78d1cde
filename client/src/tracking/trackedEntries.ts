import {
  type CustomerActivity,
  PREVIEW_EVENT,
  START_TRIAL_EVENT,
  type UserEventType,
  VIEWING_TIME_EVENT,
} from "@eightcount/rules/visits/user-events";
import type { RecordEventsInput } from "./__generated__/recordEventsMutation.graphql";
import type { Entry } from "./eventQueue";
import type { Report } from "./reports";

/** Entry without its age, which is computed when it is sent. */
export type Tracked =
  | { readonly kind: "pageView"; readonly id: string; readonly page: string }
  | {
      readonly kind: "userEvent";
      readonly id: string;
      readonly page: string;
      readonly pageViewId: string;
      readonly type: UserEventType;
      readonly details: string;
    }
  | {
      readonly kind: "activity";
      readonly id: string;
      readonly eventType: CustomerActivity;
      readonly eventDetails: string;
    };

/** Returns type and details of a report, with seconds rounded to one decimal. */
export function userEventOf(
  report: Exclude<Report, { kind: "activity" }>,
  trackingParams: Readonly<Record<string, string>>,
): { readonly type: UserEventType; readonly details: object } {
  if (report.kind === "trial") return { type: START_TRIAL_EVENT, details: { trackingParams } };
  return {
    type: report.kind === "preview" ? PREVIEW_EVENT : VIEWING_TIME_EVENT,
    details: {
      classId: report.classId,
      durationInSeconds: Math.round(report.seconds * 10) / 10,
      trackingParams,
    },
  };
}

type Lists = Pick<RecordEventsInput, "pageViews" | "userEvents" | "activities">;

export function inputLists(entries: readonly Entry<Tracked>[], nowMs: number): Lists {
  const ago = (entry: Entry<Tracked>) => Math.max(0, Math.round(nowMs - entry.atMs));
  return {
    pageViews: entries.flatMap((entry) => {
      if (entry.value.kind !== "pageView") return [];
      const { kind: _, ...rest } = entry.value;
      return [{ ...rest, agoMilliseconds: ago(entry) }];
    }),
    userEvents: entries.flatMap((entry) => {
      if (entry.value.kind !== "userEvent") return [];
      const { kind: _, ...rest } = entry.value;
      return [{ ...rest, agoMilliseconds: ago(entry) }];
    }),
    activities: entries.flatMap(({ value }) => {
      if (value.kind !== "activity") return [];
      const { kind: _, ...rest } = value;
      return [rest];
    }),
  };
}
