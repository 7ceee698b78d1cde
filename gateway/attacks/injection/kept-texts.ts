import { randomUUID } from "node:crypto";
import { danceClasses } from "@eightcount/demo/content/content-class";
import { rowsOf } from "@eightcount/test-kit/stacks/stack-databases";
import type { Person } from "../../journeys/people/person";
import { memberIdOf } from "../../journeys/people/progress";
import { eventually } from "../../journeys/stack/eventually";
import { refusedMutation, respondedWith } from "../evidence/evidence";
import { subscriber } from "../members";
import { except } from "./expectations";
import type { Expectation, TextCase, TextTable } from "./text-case";

const classId = danceClasses[0]?.id ?? "";
const STORE_TIMEOUT_MS = 10_000;

async function commentOf(member: Person): Promise<unknown> {
  const [row] = await rowsOf<{ comments: string }>(
    "viewing",
    "SELECT comments FROM class_feedback WHERE member_id = $1 AND class_id = $2",
    [memberIdOf(member), classId],
  );
  return row?.comments;
}

const commented: Expectation = {
  answer: { errors: [], data: { rateClass: { __typename: "ClassRated" } } },
  // Viewing has no audit log.
  recorded: respondedWith("viewing", 200),
  mayChange: ["viewing.class_feedback"],
  read: commentOf,
  finds: (text) => text.replaceAll("\0", "").toWellFormed(),
};

const tooLong: Expectation = {
  answer: { errors: [], data: { rateClass: { __typename: "RateClassRefused" } } },
  recorded: refusedMutation("viewing", "rateClass", "INVALID_PARAMETER"),
};

/** Ids of the batch being sent, and its time. */
let ids = { session: "", entry: "" };
let sentAt = new Date();

/** A batch by one visitor with one text in it. */
const batch = (
  report: (text: string) => object,
  rest: Pick<TextCase, "families" | "expectation">,
) => ({
  sender: subscriber,
  variables: (text: string) => {
    ids = { session: randomUUID(), entry: randomUUID() };
    sentAt = new Date();
    return { input: { visitorId: randomUUID(), sessionId: ids.session, ...report(text) } };
  },
  ...rest,
});

const recorded = (rest: Omit<Expectation, "answer" | "recorded">): Expectation => ({
  answer: { errors: [], data: { recordEvents: { __typename: "EventsRecorded" } } },
  // Tracking is exempt from the audit log.
  recorded: respondedWith("accounts", 200),
  ...rest,
});

/** Reads one column of the row, which is written shortly after the response. */
const inRow = (table: string, column: string, finds: (text: string) => unknown): Expectation =>
  recorded({
    mayChange: [`accounts.${table}`],
    read: async () => {
      const sql = `SELECT ${column} AS text FROM ${table} WHERE session_id = $1`;
      const row = await eventually(`a row in ${table}`, STORE_TIMEOUT_MS, async () => {
        const [found] = await rowsOf<{ text: unknown }>("accounts", sql, [ids.session]);
        return found;
      });
      return row.text;
    },
    finds,
  });

/** The entry is not stored. */
const dropped = recorded({});

const tooMuch: Expectation = {
  answer: { errors: [], data: { recordEvents: { __typename: "RecordEventsRefused" } } },
  recorded: refusedMutation("accounts", "recordEvents", "TOO_MANY_EVENTS"),
};

/** What the engagement service receives. */
const sentOn: Expectation = recorded({
  mayChange: ["accounts.outbox_event", "accounts.inbox_event", "sandbox.engagement_event"],
  read: () =>
    eventually("the engagement service receives an event", STORE_TIMEOUT_MS, async () => {
      const sql = `SELECT body->>'eventType' AS type, body->'eventDetails' AS details
        FROM sandbox.engagement_event WHERE received_at > $1`;
      const found = await rowsOf<object>("sandbox", sql, [sentAt]);
      return found.length > 0 && found;
    }),
  finds: (text) => [{ type: "PLAYLIST_VIEWED", details: parsed(text) }],
});

// A function: it is used above.
function parsed(text: string): unknown {
  return JSON.parse(text);
}

const kept = (length: number) => (text: string) =>
  text.replaceAll("\0", "").slice(0, length).toWellFormed();

const entry = () => ({ id: ids.entry, agoMilliseconds: 0 });
const event = () => ({ ...entry(), pageViewId: randomUUID(), page: "/class", type: "buttonClick" });

/** JSON objects are stored unchanged, whatever their keys are. */
const json = (rest: Pick<TextCase, "expectation">) =>
  ({ families: ["prototype", "sql", "nul", "long"], ...rest }) as const;

export const keptTexts: TextTable = {
  "useRateClassMutation.input.comments": {
    families: ["sql", "script", "formula", "header", "nul", "surrogate", "bidi", "log", "long"],
    sender: subscriber,
    variables: (text) => ({ input: { classId, difficulty: 3, comments: text } }),
    expectation: except(commented, { long: tooLong }),
  },
  "recordEventsMutation.input.device": batch(
    (text) => ({ device: text, pageViews: [{ ...entry(), page: "/" }] }),
    {
      families: ["sql", "script", "nul", "surrogate", "log", "long"],
      expectation: inRow("page_view", "device", kept(256)),
    },
  ),
  "recordEventsMutation.input.pageViews[].page": batch(
    (text) => ({ pageViews: [{ ...entry(), page: `/${text}` }] }),
    {
      families: ["sql", "formula", "nul", "surrogate", "log"],
      expectation: inRow("page_view", "page", (text) =>
        kept(512)(`/${text}`.split(/[?#]/)[0] ?? ""),
      ),
    },
  ),
  "recordEventsMutation.input.userEvents[].page": batch(
    (text) => ({ userEvents: [{ ...event(), page: `/${text}` }] }),
    {
      families: ["sql", "formula", "nul", "surrogate", "log"],
      expectation: inRow("user_event", "page", (text) =>
        kept(512)(`/${text}`.split(/[?#]/)[0] ?? ""),
      ),
    },
  ),
  "recordEventsMutation.input.userEvents[].type": batch(
    (text) => ({ userEvents: [{ ...event(), type: text }] }),
    { families: ["sql", "script", "nul", "prototype"], expectation: dropped },
  ),
  "recordEventsMutation.input.userEvents[].details": batch(
    (text) => ({ userEvents: [{ ...event(), details: text }] }),
    json({
      expectation: except(dropped, {
        prototype: inRow("user_event", "details", parsed),
        long: tooMuch,
      }),
    }),
  ),
  "recordEventsMutation.input.visit.urlParams": batch(
    (text) => ({ visit: { landingTimer: 1, urlParams: text } }),
    json({
      expectation: except(
        inRow("visitor_session", "url_params", () => ({})),
        {
          prototype: inRow("visitor_session", "url_params", parsed),
          long: tooMuch,
        },
      ),
    }),
  ),
  "recordEventsMutation.input.activities[].eventDetails": batch(
    (text) => ({
      activities: [{ id: ids.entry, eventType: "PLAYLIST_VIEWED", eventDetails: text }],
    }),
    json({ expectation: except(dropped, { prototype: sentOn, long: tooMuch }) }),
  ),
};
