import { readFileSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import type { Browser, Locator, Page } from "playwright-core";
import { memberOf } from "./pages/membership";
import { waitUntil } from "./pages/player";
import { openBrowser, Visit } from "./visit";

const OPERATIONS = path.resolve(__dirname, "../persisted-operations.json");
const NOTHING_WATCHED = /^You haven’t watched any classes!/;
const NONE_COMPLETED = "Finish a class and it’ll show up here.";
const LONG_CLASS = "Basement Tape";
const ATTEMPTS = 3;
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

interface Sums {
  readonly completed: number;
  readonly minutes: number;
  readonly thisWeek: number;
}

/** Signs a member in by hand and waits for the dashboard. */
async function arrive(kind: string): Promise<Visit> {
  const visit = await Visit.start(browser, { width: 1440 });
  const { page, hands } = visit;
  const { email, password } = memberOf(kind);
  await page.goto("/signin");
  await visit.declineCookies();
  await hands.type(page.getByLabel("Email"), email);
  await hands.type(page.getByLabel("Password", { exact: true }), password);
  await hands.press(page.getByRole("button", { name: "Sign In" }));
  await visit.arrives("/");
  return visit;
}

const numberIn = async (place: Locator) =>
  Number(/[\d,]+/.exec((await place.textContent()) ?? "")?.[0].replaceAll(",", ""));

/** Numbers on the dashboard. Without a chart, nothing was completed this week. */
async function displayedSums({ page, hands }: Visit): Promise<Sums> {
  const completed = page.getByRole("link", { name: /^Classes Completed/ });
  const minutes = page.getByText("Total Minutes Danced").locator("..");
  await completed.waitFor();
  const asTable = page.getByRole("button", { name: "Show as table" });
  const hasChart = await asTable.isVisible();
  if (hasChart) await hands.press(asTable);
  const newest = page.getByRole("table").getByRole("row").nth(1).getByRole("cell").first();
  return {
    completed: await numberIn(completed),
    minutes: await numberIn(minutes),
    thisWeek: hasChart ? await numberIn(newest) : 0,
  };
}

interface Dashboard {
  readonly viewer: {
    readonly usageMetrics: {
      readonly totalClassesTaken: number;
      readonly totalSecondsDanced: number;
    };
    readonly classesTaken: {
      readonly edges: readonly { readonly node: Readonly<Record<string, number>> }[];
    };
  };
}

/** The graph's response to the dashboard's own query with the member's token. */
async function sumsFromGraph({ page, token }: Visit): Promise<Sums> {
  const operations = JSON.parse(readFileSync(OPERATIONS, "utf8")) as Record<string, string>;
  const [id] =
    Object.entries(operations).find(([, text]) => text.startsWith("query DashboardScreenQuery")) ??
    [];
  const timeZone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const response = await fetch(new URL("/graphql", journeyStack().site), {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ id, variables: { timeZone } }),
  });
  const { data } = (await response.json()) as { data: Dashboard };
  const { usageMetrics, classesTaken } = data.viewer;
  const { beginner = 0, intermediate = 0, advanced = 0 } = classesTaken.edges[0]?.node ?? {};
  return {
    completed: usageMetrics.totalClassesTaken,
    minutes: Math.floor(usageMetrics.totalSecondsDanced / 60),
    thisWeek: beginner + intermediate + advanced,
  };
}

/** The groups of a history list with their counts, once all classes are loaded. */
async function historyCounts(
  { page, hands }: Visit,
  list: string,
  expected: number,
): Promise<ReadonlyMap<string, number>> {
  await hands.press(page.getByRole("link", { name: "History" }));
  await hands.press(page.getByRole("button", { name: list, exact: true }));
  // Until then, the page may show the other list.
  await page.getByRole("button", { name: list, exact: true, pressed: true }).waitFor();
  const groups = page.getByRole("main").locator("section");
  const empty = page.getByText(/^No results!/);
  await groups.first().or(empty).waitFor();
  const cards = page.getByRole("main").getByRole("article");
  await waitUntil(`${expected} classes in the history`, async () => {
    await hands.scroll(1200);
    return (await cards.count()) >= expected;
  });
  const rows: [string, number][] = [];
  for (const group of await groups.all()) {
    const count = await numberIn(group.getByText(/^\d+ class(es)?$/));
    expect(await group.getByRole("article").count()).toBe(count);
    rows.push([(await group.getByRole("heading", { level: 2 }).textContent()) ?? "", count]);
  }
  return new Map(rows);
}

const total = (groups: ReadonlyMap<string, number>) =>
  [...groups.values()].reduce((sum, count) => sum + count, 0);

/** The sums on the page, which match the graph. The same member may dance in another window. */
async function sumsLikeGraph(visit: Visit): Promise<Sums> {
  for (let attempt = 1; ; attempt += 1) {
    const sums = await displayedSums(visit);
    const answer = await sumsFromGraph(visit);
    if (attempt === ATTEMPTS) expect(answer).toEqual(sums);
    if (isDeepStrictEqual(answer, sums)) return sums;
    await visit.page.reload();
  }
}

/** The sums on the page, once they match the graph and the history. */
async function matchingSums(visit: Visit): Promise<Sums> {
  const sums = await sumsLikeGraph(visit);
  const completed = await historyCounts(visit, "COMPLETED", sums.completed);
  expect(total(completed)).toBe(sums.completed);
  // The chart dates a class by its completion, the history by the day it was last danced.
  expect(completed.get("This Week") ?? 0).toBeGreaterThanOrEqual(sums.thisWeek);
  return sums;
}

/** Dances a class from its middle for some seconds and pauses, so that it is stored. */
async function danceABit({ page, hands }: Visit, seconds: number): Promise<void> {
  await page.goto("/classes?style=Hip-Hop");
  await hands.press(page.getByRole("link", { name: LONG_CLASS }));
  const video = page.locator("video");
  const second = () => video.evaluate((film: HTMLVideoElement) => film.currentTime);
  const moves = async (from: number) => {
    while ((await second()) < from) await page.waitForTimeout(200);
  };
  await video.waitFor();
  await hands.point({ x: 500, y: 400 });
  await hands.pressAt(page.getByRole("slider", { name: "Seek" }), { x: 0.4, y: 0.5 });
  await moves(150);
  if (await video.evaluate((film: HTMLVideoElement) => film.paused)) {
    await hands.press(page.getByRole("button", { name: "Play", exact: true }));
  }
  await moves((await second()) + seconds);
  await hands.point({ x: 500, y: 420 });
  const kept = page.waitForResponse((response) => {
    const sent = response.request().postData() ?? "";
    return sent.includes("sendProgressMutation") && sent.includes('"reason":"PAUSE"');
  });
  await hands.press(page.getByRole("button", { name: "Pause", exact: true }));
  await kept;
}

const captions = async (page: Page) => {
  const card = page.getByRole("link", { name: /^Classes Completed/ });
  return (await card.locator("span").last().textContent()) ?? "";
};

describe("the sums a member sees", () => {
  it("CAT-DASH-02 CAT-DASH-03 CAT-CHART-03 CAT-HIST-04 match the graph and the history", async () => {
    const visit = await arrive("active yearly");
    await visit.step(async () => {
      const sums = await matchingSums(visit);
      expect(sums.completed).toBeGreaterThan(10);
      // A class is at most 68:30 long.
      expect(sums.minutes / sums.completed).toBeLessThan(68.5);
      expect(visit.complaints).toEqual([]);
    });
    await visit.context.close();
  });

  it("CAT-DASH-04 CAT-CHART-11 are zero for a new member, who is welcomed, and correct after some dancing", async () => {
    const visit = await arrive("trial");
    await visit.step(async ({ page, hands }) => {
      await page.getByText(NOTHING_WATCHED).waitFor();
      expect(await captions(page)).toMatch(/^(Nice to|Ready when|The floor|One eight|Five, six)/);
      expect(await matchingSums(visit)).toEqual({ completed: 0, minutes: 0, thisWeek: 0 });
      await danceABit(visit, 8);
      await page.goto("/dashboard");
      await page.getByText(NONE_COMPLETED).waitFor();
      expect(await page.getByText(NOTHING_WATCHED).count()).toBe(0);
      expect(await matchingSums(visit)).toMatchObject({ completed: 0, thisWeek: 0 });
      expect(total(await historyCounts(visit, "UNFINISHED", 1))).toBe(1);
      await hands.press(page.getByRole("link", { name: LONG_CLASS }).first());
    });
    await visit.context.close();
  });
});
