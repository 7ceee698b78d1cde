import type { Browser, Locator } from "playwright-core";
import { LAYOUTS } from "./layouts";
import { accessibilityViolations, overflow } from "./pages/layout";
import { mails } from "./pages/mailbox";
import { signIn, submitCredentials, subscribe } from "./pages/membership";
import { waitUntil } from "./pages/player";
import { PASSWORD } from "./pages/registration";
import { reactivate } from "./pages/subscription";
import { openBrowser, Visit } from "./visit";

const PROFILE = "/settings/profile";
const SUBSCRIPTION = "/settings/subscription";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe.each(LAYOUTS)("a member deletes the account and keeps it after all, %s", (_, options) => {
  let visit: Visit;
  let elsewhere: Visit;
  let dialog: Locator;
  let email = "";
  const step = (work: () => Promise<void>) => () => visit.step(work);
  const isAt = (title: string) => visit.page.getByRole("dialog", { name: title }).waitFor();
  const press = (name: string) => visit.hands.press(dialog.getByRole("button", { name }));
  const isMailed = (subject: string) =>
    waitUntil(`"${subject}" is mailed`, async () =>
      (await mails(email)).some((mail) => mail.subject.startsWith(subject)),
    );

  beforeAll(async () => {
    visit = await Visit.start(browser, options);
    elsewhere = await Visit.start(browser, options);
    for (const first of [visit, elsewhere]) {
      await first.page.goto("/signin");
      await first.declineCookies();
    }
    dialog = visit.page.getByRole("dialog");
    await visit.step(async () => {
      email = await subscribe(visit);
    });
    await elsewhere.step(() => signIn(elsewhere, email, PASSWORD));
  });
  afterAll(async () => {
    await elsewhere?.context.close();
    await visit?.context.close();
  });

  it(
    "sees what is lost, and keeps the account with Escape",
    step(async () => {
      const { page, hands } = visit;
      await page.goto(PROFILE);
      await hands.press(page.getByRole("button", { name: "Delete account" }));
      await isAt("What you’d leave behind");
      await dialog.getByText(/^Your free trial, which runs until /).waitFor();
      await dialog.getByText("Your profile").waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      await hands.key("Escape");
      await dialog.waitFor({ state: "detached" });
    }),
  );

  it(
    "a wrong password is marked, and nothing happens",
    step(async () => {
      const { page, hands } = visit;
      await hands.press(page.getByRole("button", { name: "Delete account" }));
      await isAt("What you’d leave behind");
      await press("Continue to delete");
      await isAt("Are you sure?");
      await hands.type(dialog.getByLabel("Password", { exact: true }), "Wr0ng-one!");
      await hands.key("Enter");
      await dialog.getByText("You entered the wrong password.").waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
    }),
  );

  it(
    "the right one signs out, and the page and a mail name the date",
    step(async () => {
      const { page, hands } = visit;
      await hands.type(dialog.getByLabel("Password", { exact: true }), PASSWORD);
      await press("Delete my account");
      await visit.arrives("/signin");
      await page.getByRole("heading", { name: "Goodbye for now" }).waitFor();
      await page.getByText(/^Your account will be deleted on \w+ \d+, \d{4}\. Sign in/).waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await isMailed("Your Eightcount account will be deleted on ");
      await isMailed("Your Eightcount membership is canceled");
    }),
  );

  it("the other browser is signed out, too", () =>
    elsewhere.step(async () => {
      await elsewhere.page.goto(PROFILE);
      await elsewhere.arrives("/signin");
    }));

  it(
    "signing in keeps the account, with the subscription canceled and its reactivation offered",
    step(async () => {
      const { page } = visit;
      await submitCredentials(visit, email, PASSWORD);
      await page.getByText(/^Welcome back! Your account stays\./).waitFor();
      await isMailed("Your Eightcount account stays");
      await page.goto(SUBSCRIPTION);
      await page.getByText("Cancelled", { exact: true }).waitFor();
      await page.getByRole("button", { name: "Reactivate Subscription" }).waitFor();
    }),
  );

  it(
    "reactivates it",
    step(async () => {
      const { page } = visit;
      await reactivate(visit);
      await page.getByText("Active", { exact: true }).waitFor();
    }),
  );
});
