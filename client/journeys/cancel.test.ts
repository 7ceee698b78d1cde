import type { Browser, Locator } from "playwright-core";
import { LAYOUTS } from "./layouts";
import { accessibilityViolations } from "./pages/layout";
import { subscribe } from "./pages/membership";
import { reactivate } from "./pages/subscription";
import { openBrowser, Visit } from "./visit";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const SETTINGS = "/settings/subscription";

describe.each(LAYOUTS)("a member in the trial who thinks of leaving, %s", (_layout, options) => {
  let visit: Visit;
  let dialog: Locator;
  const step = (work: () => Promise<void>) => () => visit.step(work);
  const isAt = (title: string) => visit.page.getByRole("dialog", { name: title }).waitFor();
  const press = (name: string) => visit.hands.press(dialog.getByRole("button", { name }));
  const start = () =>
    visit.hands.press(visit.page.getByRole("button", { name: "Cancel Subscription" }));

  beforeAll(async () => {
    visit = await Visit.start(browser, options);
    dialog = visit.page.getByRole("dialog");
    await visit.page.goto("/signin");
    await visit.declineCookies();
    await subscribe(visit);
    await visit.page.goto(SETTINGS);
    await visit.page.getByText("Active", { exact: true }).waitFor();
  });
  afterAll(() => visit?.context.close());

  it(
    "BILL-CANCEL-10 gives a reason, accepts the free days, and keeps them after a reload",
    step(async () => {
      const { page, hands } = visit;
      await start();
      await isAt("Why are you leaving?");
      expect(await accessibilityViolations(page)).toEqual([]);
      await hands.press(dialog.getByText("more classes to choose from"));
      await press("NEXT");
      await isAt("Stay and dance on us");
      expect(await accessibilityViolations(page)).toEqual([]);
      await press("ACCEPT OFFER");
      await isAt("Offer Accepted!");
      await press("Done");
      await page.reload();
      await page.getByText("Free trial · 37 days left").waitFor();
    }),
  );

  it(
    "BILL-CANCEL-16 BILL-CANCEL-17 cancels without being asked again, and keeps the access",
    step(async () => {
      const { page } = visit;
      await start();
      await isAt("Are you sure you want to cancel?");
      await press("Cancel Subscription");
      await isAt("We're very sad to see you go!");
      await page.getByText("Your cancellation request has been submitted.").waitFor();
      await press("Done");
      await page.getByText("Cancelled", { exact: true }).waitFor();
      await page.reload();
      await page.getByText("Cancelled", { exact: true }).waitFor();
      await page.goto("/history");
      await visit.arrives("/history");
      await page.getByRole("heading", { name: "History", level: 1 }).waitFor();
    }),
  );

  it(
    "BILL-REACT-01 comes back",
    step(async () => {
      const { page } = visit;
      await page.goto(SETTINGS);
      await reactivate(visit);
      await page.getByText("Account Reactivated!").waitFor();
      await page.getByText("Active", { exact: true }).waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
    }),
  );
});
