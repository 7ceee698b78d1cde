import { setTimeout as sleep } from "node:timers/promises";
import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import { rowsOf } from "@eightcount/test-kit/stacks/stack-databases";
import type { Page } from "playwright-core";
import { TIMEOUT_MS } from "../hands/timeout";

export interface EngagementEvent {
  readonly body: { readonly eventType: string; readonly eventDetails: Record<string, string> };
}

/** Time column of each kind of row. */
const TIME_COLUMN = {
  visitor_session: "started_at",
  page_view: "viewed_at",
  user_event: "occurred_at",
} as const;

type Row = Readonly<Record<string, unknown>>;

/** Number of rows to wait for, and which of them count. */
interface Enough {
  readonly atLeast?: number;
  readonly counts?: (row: Row) => boolean;
}

/** Returns accounts' rows about one visitor, oldest first, once enough of them count. */
export async function storedRows(
  table: keyof typeof TIME_COLUMN,
  visitorId: string,
  { atLeast = 1, counts = () => true }: Enough = {},
): Promise<readonly Row[]> {
  const text = `SELECT * FROM ${table} WHERE visitor_id = $1 ORDER BY ${TIME_COLUMN[table]}`;
  const ask = () => rowsOf<Row>("accounts", text, [visitorId]);
  const isEnough = (rows: readonly Row[]) => rows.filter(counts).length >= atLeast;
  return pollUntil(`${atLeast} rows of ${table}`, ask, isEnough);
}

/** Returns what the engagement service received about a person, once it has arrived. */
export function engagementEventsOf(
  email: string,
  eventType: string,
): Promise<readonly EngagementEvent[]> {
  const url = `${journeyStack().sandbox}/engagement.json?containing=${encodeURIComponent(email)}`;
  const ask = async () => (await (await fetch(url)).json()) as EngagementEvent[];
  const isHeard = (events: readonly EngagementEvent[]) =>
    events.some(({ body }) => body.eventType === eventType);
  return pollUntil(`${eventType} of ${email}`, ask, isHeard);
}

/** The anonymous id stored in this browser, null if there is none. */
export const visitorIdOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => window.localStorage.getItem("eightcount.visitor-id"));

/** Counts the batches a page sends from now on. */
export function countBatches(page: Page): () => number {
  let batches = 0;
  page.on("request", (request) => {
    if (request.postData()?.includes("recordEventsMutation")) batches += 1;
  });
  return () => batches;
}

/** Puts the page in the background, so that it sends pending data. */
export async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const value of ["hidden", "visible"]) {
      Object.defineProperty(document, "visibilityState", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange")); // allowed: headless pages never hide
    }
  });
}

async function pollUntil<T>(
  what: string,
  ask: () => Promise<T>,
  isEnough: (found: T) => boolean,
): Promise<T> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const found = await ask();
    if (isEnough(found)) return found;
    if (Date.now() > deadline) throw new Error(`timed out waiting for: ${what}`);
    await sleep(200);
  }
}
