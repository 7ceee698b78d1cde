import { randomUUID } from "node:crypto";
import { danceClasses } from "@eightcount/demo/content/content-class";
import { toGlobalId } from "@eightcount/service-kit/relay/global-id";
import { rowsOf } from "@eightcount/test-kit/stacks/stack-databases";
import { decodeJwt } from "jose";
import { buyMonthly } from "../../journeys/people/checkout";
import type { Person } from "../../journeys/people/person";
import { memberIdOf, progressInput } from "../../journeys/people/progress";
import { renewToken } from "../../journeys/people/session";
import { newMember } from "../../journeys/people/sign-up";
import { eventually } from "../../journeys/stack/eventually";
import { waitForNotices } from "../../journeys/stack/provider-notices";
import { triedGifts } from "./gift-attempts";
import { tracked } from "./tracked-visit";

const STORE_TIMEOUT_MS = 5_000;
const COUNT_TIMEOUT_MS = 30_000;

/** A class that is long enough to be started without being finished. */
export const longClassId =
  danceClasses.find(({ filmId, lengthSeconds }) => filmId === "hip-hop-2" && lengthSeconds > 600)
    ?.id ?? "";

/** A subscriber with something of everything that members own, and all of its ids. */
export interface Victim {
  readonly person: Person;
  readonly memberId: string;
  readonly email: string;
  /** Relay ids. */
  readonly member: string;
  readonly savedClass: string;
  readonly classRecord: string;
  readonly deviceId: string;
  /** Number of the first invoice at the provider. */
  readonly invoiceNumber: string;
  /** Ids that their browser made. */
  readonly attemptId: string;
  readonly actionAttemptId: string;
  readonly giftOrderId: string;
  readonly giftRedemptionId: string;
  readonly playbackSessionId: string;
  readonly streamId: string;
  readonly visitorId: string;
  readonly sessionId: string;
  readonly pageViewId: string;
  readonly userEventId: string;
  readonly activityId: string;
}

export async function newVictim(): Promise<Victim> {
  const person = await newSubscriber();
  const memberId = memberIdOf(person);
  await person.ask("useSaveClassSaveMutation", { input: { classId: longClassId } });
  await person.ask("useRateClassMutation", { input: { classId: longClassId, difficulty: 3 } });
  const playbackSessionId = await startedClass(person);
  const actionAttemptId = await actedOnce(person);
  const streamId = randomUUID();
  const stream = { streamId, classId: longClassId };
  await person.ask("streamRequestsStartMutation", { input: stream });
  const gifts = await triedGifts(person);
  const visit = await tracked(person);
  return {
    person,
    memberId,
    email: String(decodeJwt(person.token ?? "").email),
    member: toGlobalId("Member", memberId),
    savedClass: toGlobalId("SavedClass", await idIn("viewing", "saved_class", memberId)),
    classRecord: toGlobalId("ClassRecord", await idIn("viewing", "class_record", memberId)),
    deviceId: await deviceOf(memberId),
    invoiceNumber: await firstInvoiceOf(memberId),
    attemptId: await idIn("billing", "purchase_attempt", memberId, "attempt_id"),
    actionAttemptId,
    playbackSessionId,
    streamId,
    ...gifts,
    ...visit,
  };
}

/** The id of a member's first row in a table, as soon as there is one. */
function idIn(database: string, table: string, memberId: string, column = "id"): Promise<string> {
  const sql = `SELECT ${column} AS id FROM ${table} WHERE member_id = $1`;
  return eventually(`a row in ${database}.${table}`, STORE_TIMEOUT_MS, async () => {
    const [row] = await rowsOf<{ id: string }>(database, sql, [memberId]);
    return row?.id;
  });
}

/** The public id of the member's sign-in. */
async function deviceOf(memberId: string): Promise<string> {
  const sql = "SELECT public_id AS id FROM session_family WHERE account_id = $1";
  const [row] = await rowsOf<{ id: string }>("accounts", sql, [memberId]);
  if (!row) throw new Error("the member is not signed in");
  return row.id;
}

async function firstInvoiceOf(memberId: string): Promise<string> {
  const sql = `SELECT book::jsonb->'invoices'->0->>'number' AS number FROM sandbox.account_book
               WHERE code = $1`;
  const [row] = await rowsOf<{ number: string }>("sandbox", sql, [memberId]);
  if (!row) throw new Error("the provider has no account of the member");
  return row.number;
}

/** Accepts the retention offer, which leaves the subscription active, and returns the attempt's id. */
async function actedOnce(person: Person): Promise<string> {
  const attemptId = randomUUID();
  const operation = "useAcceptRetentionOfferMutation";
  const { data, text } = await person.ask<{ acceptRetentionOffer: { __typename: string } }>(
    operation,
    { input: { attemptId, reason: "OTHER" } },
  );
  if (data?.acceptRetentionOffer.__typename !== "RetentionOfferAccepted") {
    throw new Error(`the offer was not accepted: ${text}`);
  }
  return attemptId;
}

/** A new member with a paid plan, once all that follows from the purchase has happened. */
export async function newSubscriber(): Promise<Person> {
  const since = new Date();
  const person = await newMember();
  await renewToken(person, await buyMonthly(person));
  await waitForNotices(memberIdOf(person), { since, times: 1 });
  return person;
}

/** Starts the class, and returns the playback session once the start is counted as a view. */
export async function startedClass(person: Person): Promise<string> {
  const input = progressInput(longClassId, 131);
  await person.ask("sendProgressMutation", { input });
  const sql = "SELECT 1 FROM class_view WHERE member_id = $1 AND is_counted";
  await eventually("the view is counted", COUNT_TIMEOUT_MS, async () => {
    return (await rowsOf("catalogue", sql, [memberIdOf(person)])).length > 0;
  });
  return input.playbackSessionId;
}

/** An id of the same form that no row has. */
export const unknownId = (type: string): string => toGlobalId(type, randomUUID());
