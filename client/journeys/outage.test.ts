import { setTimeout as sleep } from "node:timers/promises";
import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import type { Browser } from "playwright-core";
import { memberVisit } from "./pages/membership";
import { waitForPictures, waitForPlayback } from "./pages/pictures";
import { film, nextProgressResponse, press, waitUntil } from "./pages/player";
import { openBrowser, type Visit } from "./visit";

let browser: Browser;
let visit: Visit;
let release: () => void = () => undefined;
const step = (work: (visit: Visit) => Promise<void>) => () => visit.step(work);

/** Kills billing and stops its replacements until released. */
async function suspendBilling(): Promise<() => void> {
  const former = journeyStack().pid("billing");
  process.kill(former, "SIGKILL");
  while (journeyStack().pid("billing") === former) await sleep(5);
  const successor = journeyStack().pid("billing");
  process.kill(successor, "SIGSTOP");
  return () => process.kill(successor, "SIGCONT");
}

const isBillingReady = () =>
  fetch(`${journeyStack().billing}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

beforeAll(async () => {
  browser = await openBrowser();
  visit = await memberVisit(browser, "active monthly");
  release = await suspendBilling();
});

afterAll(async () => {
  release();
  await browser?.close();
  await waitUntil("billing is back", isBillingReady);
});

describe("while billing is down", () => {
  it(
    "ENG-11 the catalog opens",
    step(async ({ page }) => {
      await page.goto("/classes?style=Hip-Hop");
      await page.getByRole("link", { name: "Bus Pass" }).waitFor();
      await waitForPictures(page);
    }),
  );

  it(
    "ENG-11 a class plays and its progress is saved",
    step(async (visit) => {
      const { page, hands } = visit;
      await hands.press(page.getByRole("link", { name: "Bus Pass" }));
      await waitForPlayback(film(page));
      const answer = nextProgressResponse(page, "PAUSE");
      await press(visit, "Pause");
      expect((await answer).__typename).toBe("ProgressRecorded");
    }),
  );

  it(
    "ENG-11 BILL-SUB-22 the subscription page opens, Inactive with dashes",
    step(async ({ page }) => {
      await page.goto("/settings/subscription");
      await page.getByText("Inactive", { exact: true }).first().waitFor();
      const values = await page.getByRole("definition").allTextContents();
      expect(values).toEqual(["N/A", "Inactive", "-", "-", "-"]);
    }),
  );

  it(
    "ENG-11 the subscription returns together with billing",
    step(async ({ page }) => {
      release();
      await waitUntil("billing is back", isBillingReady);
      await page.reload();
      await page.getByText("Monthly Subscription").first().waitFor();
    }),
  );
});
