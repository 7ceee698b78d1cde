import { readFile } from "node:fs/promises";
import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import { strFromU8, unzipSync } from "fflate";
import type { Browser, Page } from "playwright-core";
import { pressControl, pressOver } from "./pages/controls";
import { accessibilityViolations, overflow } from "./pages/layout";
import { memberVisit, subscribe } from "./pages/membership";
import { waitForPlayback } from "./pages/pictures";
import { film, isPlaying, nextProgressResponse } from "./pages/player";
import { openBrowser, Visit } from "./visit";

const PROFILE = "/settings/profile";
const DANCED = "Basement Tape";
const SAVED = "Bus Pass";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const panel = (page: Page) => page.getByRole("region", { name: "Your data" });

/** Opens the dialog, chooses the format, and returns the file that the browser saved. */
async function download({ page, hands }: Visit, format: "JSON" | "CSV") {
  await hands.press(panel(page).getByRole("button", { name: "Download" }));
  const dialog = page.getByRole("dialog", { name: "Download your data" });
  await hands.press(dialog.getByText(format, { exact: true }));
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    hands.press(dialog.getByRole("button", { name: "Download" })),
  ]);
  await dialog.getByText(`Saved to your downloads as ${file.suggestedFilename()}.`).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await hands.press(dialog.getByRole("button", { name: "Done" }));
  await dialog.waitFor({ state: "detached" });
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** Addresses of ready-made members that are found in a text, except for one's own. */
const othersIn = (text: string, own: string): readonly string[] =>
  journeyStack()
    .members.map(({ email }) => email)
    .filter((email) => email !== own && text.includes(email));

describe("a subscriber who danced and saved takes their data along, on a desk", () => {
  let visit: Visit;
  let email = "";
  const step = (work: (visit: Visit) => Promise<void>) => () => visit.step(work);

  beforeAll(async () => {
    visit = await Visit.start(browser);
    await visit.step(async ({ page, hands }) => {
      email = await subscribe(visit);
      await visit.declineCookies();
      await page.goto("/classes?style=Hip-Hop");
      await hands.press(page.getByRole("link", { name: SAVED }));
      await hands.press(page.getByRole("button", { name: "Save", exact: true }));
      await page.getByRole("button", { name: "Unsave" }).waitFor();
      await page.goto("/classes?style=Hip-Hop");
      await hands.press(page.getByRole("link", { name: DANCED }));
      await waitForPlayback(film(page));
      const bar = page.getByRole("slider", { name: "Seek" });
      await pressOver(visit, (over) => over.pressAt(bar, { x: 0.4, y: 0.5 }));
      if (!(await isPlaying(page))) await pressControl(visit, "Play");
      await waitForPlayback(film(page), 2);
      const answer = nextProgressResponse(page, "PAUSE");
      await pressControl(visit, "Pause");
      expect(await answer).toMatchObject({ __typename: "ProgressRecorded" });
    });
  });
  afterAll(() => visit?.context.close());

  it(
    "the JSON file has the class they danced, the one they saved, and nothing of anybody else",
    step(async (visit) => {
      await visit.page.goto(PROFILE);
      await panel(visit.page).waitFor();
      const { name, bytes } = await download(visit, "JSON");
      expect(name).toMatch(/^eightcount-data-\d{4}-\d\d-\d\d\.json$/);
      const { records } = JSON.parse(bytes.toString("utf8"));
      expect(records.Account).toEqual([expect.objectContaining({ Email: email })]);
      const danced = expect.objectContaining({
        Class: expect.stringMatching(`^${DANCED} by `),
        Status: "STARTED",
      });
      expect(records["Watch history"]).toEqual([danced]);
      expect(records["Saved classes"]).toEqual([
        expect.objectContaining({ Class: expect.stringMatching(`^${SAVED} by `) }),
      ]);
      expect(records["Billing address"]).toEqual([expect.objectContaining({ Country: "CA" })]);
      expect(records.Payments).toEqual([expect.objectContaining({ State: "SUCCEEDED" })]);
      // A trial has no invoices yet.
      expect(records.Invoices).toEqual([]);
      expect(othersIn(bytes.toString("utf8"), email)).toEqual([]);
      expect(await accessibilityViolations(visit.page)).toEqual([]);
    }),
  );

  it(
    "the CSV archive has the same in one spreadsheet per kind",
    step(async (visit) => {
      const { name, bytes } = await download(visit, "CSV");
      expect(name).toMatch(/-csv\.zip$/);
      const files = unzipSync(new Uint8Array(bytes));
      const text = (file: string) => strFromU8(files[file] ?? new Uint8Array());
      expect(text("watch-history.csv")).toContain(`${DANCED} by `);
      expect(text("saved-classes.csv")).toContain(`${SAVED} by `);
      expect(text("account.csv")).toContain(email);
      const all = Object.keys(files).map(text).join("\n");
      expect(othersIn(all, email)).toEqual([]);
    }),
  );
});

describe("a member on a phone", () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await memberVisit(browser, "inactive", { phone: true });
  });
  afterAll(() => visit?.context.close());

  it("takes their data along without a subscription", () =>
    visit.step(async (visit) => {
      await visit.page.goto(PROFILE);
      await panel(visit.page).waitFor();
      const { bytes } = await download(visit, "JSON");
      const { records } = JSON.parse(bytes.toString("utf8"));
      expect(records["Watch history"]).toEqual([]);
      expect(records.Account).toEqual([
        expect.objectContaining({ Email: "inactive@eightcount.test" }),
      ]);
      expect(othersIn(bytes.toString("utf8"), "inactive@eightcount.test")).toEqual([]);
      expect(await accessibilityViolations(visit.page)).toEqual([]);
      expect(await overflow(visit.page)).toBe(0);
      expect(visit.complaints).toEqual([]);
    }));
});
