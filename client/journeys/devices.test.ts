import type { Browser, Page, Route } from "playwright-core";
import { LAYOUTS } from "./layouts";
import { accessibilityViolations, overflow, overlap } from "./pages/layout";
import { mails } from "./pages/mailbox";
import { register, signIn } from "./pages/membership";
import { waitUntil } from "./pages/player";
import { PASSWORD } from "./pages/registration";
import { openBrowser, Visit } from "./visit";

const PROFILE = "/settings/profile";
const NEW_SIGN_IN = "New sign-in to your Eightcount account";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const panel = (page: Page) => page.getByRole("region", { name: "Devices" });
const rows = (page: Page) => panel(page).getByRole("listitem");
const signOuts = (page: Page) =>
  panel(page).getByRole("button", { name: /^Sign out (?!all|others)/ });

const breakSignOuts = (route: Route) =>
  route.request().postData()?.includes("useSignOutOtherDevicesMutation")
    ? route.abort()
    : route.continue();

describe.each(LAYOUTS)("a member with two devices, %s", (_, options) => {
  let visit: Visit;
  let elsewhere: Visit;
  let email = "";

  const announcements = async () =>
    (await mails(email)).filter(({ subject }) => subject === NEW_SIGN_IN).length;

  /** Opens the settings on the other device, signing in first. */
  const signInElsewhere = () =>
    elsewhere.step(async ({ page }) => {
      await signIn(elsewhere, email, PASSWORD);
      await page.goto(PROFILE);
      await rows(page).first().waitFor();
    });

  /** The next press on the other device, within the page that it already shows. */
  const isSignedOutElsewhere = () =>
    elsewhere.step(async ({ page, hands }) => {
      await hands.press(page.getByRole("link", { name: "Manage Subscription" }));
      await elsewhere.arrives("/signin");
    });

  beforeAll(async () => {
    visit = await Visit.start(browser, options);
    elsewhere = await Visit.start(browser, options);
    for (const first of [visit, elsewhere]) {
      await first.page.goto("/signin");
      await first.declineCookies();
    }
    await visit.step(async (visit) => {
      email = await register(visit);
    });
  });
  afterAll(async () => {
    await elsewhere?.context.close();
    await visit?.context.close();
  });

  it("first has one device and no mail about it", () =>
    visit.step(async ({ page }) => {
      await page.goto(PROFILE);
      await panel(page).getByText("This device").waitFor();
      expect(await rows(page).count()).toBe(1);
      expect(await signOuts(page).count()).toBe(0);
      expect(await announcements()).toBe(0);
    }));

  it("is mailed when another one signs in, and finds it in the list", async () => {
    await signInElsewhere();
    await visit.step(async ({ page }) => {
      await waitUntil("the member is mailed", async () => (await announcements()) === 1);
      // The mail leads here from outside, which loads the page anew.
      await page.goto("/settings/subscription");
      await page.goto(`${PROFILE}#devices`);
      await signOuts(page).waitFor();
      await waitUntil("the panel is in view, below the top bar", async () => {
        const top = (await panel(page).boundingBox())?.y ?? 0;
        return top >= 60 && top < 450;
      });
      expect(await rows(page).count()).toBe(2);
      expect(await accessibilityViolations(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
    });
  });

  it("signs the other one out, which loses access with its next action", async () => {
    await visit.step(async ({ page, hands }) => {
      await hands.press(signOuts(page));
      await page.getByText(/ is signed out\.$/).waitFor();
      expect(await rows(page).count()).toBe(1);
    });
    await isSignedOutElsewhere();
  });

  it("is mailed when the signed-out device comes back", async () => {
    await signInElsewhere();
    await visit.step(() =>
      waitUntil("the member is mailed", async () => (await announcements()) === 2),
    );
  });

  it("signs all others out after a question, at the second try, by the keyboard on a desk", async () => {
    await visit.step(async ({ page, hands, isPhone }) => {
      await page.reload();
      const all = panel(page).getByRole("button", { name: /^Sign out .*all other devices$/ });
      const act = async (target: typeof all) => {
        if (isPhone) return hands.press(target);
        await hands.tabTo(target);
        await hands.key("Enter");
      };
      await act(all);
      const dialog = page.getByRole("dialog", { name: "Sign out all other devices?" });
      await dialog.waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      const signOutOthers = dialog.getByRole("button", { name: "Sign out others" });
      await page.route("**/graphql", breakSignOuts);
      await act(signOutOthers);
      const failure = page.getByRole("alert");
      await failure.waitFor();
      for (const button of [signOutOthers, dialog.getByRole("button", { name: "Cancel" })])
        expect(await overlap(failure, button)).toBe(false);
      await page.unroute("**/graphql", breakSignOuts);
      await act(signOutOthers);
      await page.getByText("All other devices are signed out.").waitFor();
      await panel(page).getByText("You’re only signed in here.").waitFor();
    });
    await isSignedOutElsewhere();
  });

  it("stays signed in", () =>
    visit.step(async ({ page }) => {
      await page.reload();
      await panel(page).getByText("This device").waitFor();
      expect(await rows(page).count()).toBe(1);
    }));
});
