import { setTimeout as sleep } from "node:timers/promises";
import { journeyStack } from "@eightcount/local-stack/testing/journeys/journey-stack";
import { Client } from "pg";
import type { Page } from "playwright-core";

export interface EngagementEvent {
  readonly body: { readonly eventType: string; readonly eventDetails: Record<string, string> };
}

/** What accounts keeps about one visitor, once there are that many rows of it. */
export async function keptRows(
  table: "visitor_session" | "page_view" | "user_event",
  visitorId: string,
  atLeast = 1,
): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: journeyStack().databases.accounts });
  await client.connect();
  try {
    const ask = async () =>
      (await client.query(`SELECT * FROM ${table} WHERE visitor_id = $1`, [visitorId])).rows;
    return await patiently(`${atLeast} rows of ${table}`, ask, (rows) => rows.length >= atLeast);
  } finally {
    await client.end();
  }
}

/** What the engagement service heard about somebody, once it heard that. */
export function heardAbout(email: string, eventType: string): Promise<readonly EngagementEvent[]> {
  const url = `${journeyStack().sandbox}/engagement.json?containing=${encodeURIComponent(email)}`;
  const ask = async () => (await (await fetch(url)).json()) as EngagementEvent[];
  const isHeard = (events: readonly EngagementEvent[]) =>
    events.some(({ body }) => body.eventType === eventType);
  return patiently(`${eventType} of ${email}`, ask, isHeard);
}

/** The anonymous id this browser keeps, null for none. */
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

/** The page goes into the background, so that it sends what waits. */
export async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
    Object.defineProperty(document, "visibilityState", { value: "visible", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
}

async function patiently<T>(
  what: string,
  ask: () => Promise<T>,
  isEnough: (found: T) => boolean,
): Promise<T> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const found = await ask();
    if (isEnough(found)) return found;
    if (Date.now() > deadline) throw new Error(`waited in vain: ${what}`);
    await sleep(200);
  }
}
