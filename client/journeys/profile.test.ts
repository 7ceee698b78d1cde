import type { Browser, Locator, Page, Route } from "playwright-core";
import { LAYOUTS } from "./layouts";
import { accessibilityViolations, overflow } from "./pages/layout";
import { mails } from "./pages/mailbox";
import { register, signIn, submitCredentials } from "./pages/membership";
import { waitUntil } from "./pages/player";
import { PASSWORD } from "./pages/registration";
import { openBrowser, Visit } from "./visit";

const PROFILE = "/settings/profile";
const SAVED = "Your profile has been updated";
const NEW_PASSWORD = "N3w-Dance!";
const UPDATE = "useUpdateProfileMutation";
const LONG = "Wolfeschlegelsteinhausenbergerdorff".repeat(3);

let browser: Browser;

const profile = (page: Page) => page.getByRole("form", { name: "Profile" });
/** The stored name, above the fields. */
const shownName = (page: Page, name: string) =>
  page.getByRole("region", { name: "Personal details" }).getByText(name, { exact: true });
const passwords = (page: Page) => page.getByRole("dialog", { name: "Change your password" });
const field = (page: Page, name: string) => profile(page).getByLabel(name, { exact: true });
const save = ({ page, hands }: Visit) =>
  hands.press(profile(page).getByRole("button", { name: "Save changes" }));
const change = ({ page, hands }: Visit) =>
  hands.press(passwords(page).getByRole("button", { name: "Change password" }));

/** Opens the form of the password. */
async function openPasswords({ page, hands }: Visit): Promise<void> {
  await hands.press(page.getByRole("button", { name: "Change password" }));
  await passwords(page).waitFor();
}

/** Closes the visible message, so that the next one is new. */
async function readMessage({ page, hands }: Visit, text: string): Promise<void> {
  const messages = page.getByRole("region", { name: "Messages" });
  await messages.getByText(text).waitFor();
  await hands.press(messages.getByRole("button", { name: "Dismiss" }).first());
  await messages.getByText(text).waitFor({ state: "detached" });
}

async function typePasswords({ page, hands }: Visit, ...texts: readonly string[]): Promise<void> {
  const names = ["Current password", "New password", "Retype password"];
  for (const [index, name] of names.entries()) {
    await hands.type(passwords(page).getByLabel(name, { exact: true }), texts[index] ?? "");
  }
}

/** Names of the operations that the page sends from now on. */
function recordOperations(page: Page): readonly string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    const body = request.method() === "POST" ? request.postData() : null;
    const name = body && /"operationName":"(\w+)"/.exec(body)?.[1];
    if (name) names.push(name);
  });
  return names;
}

const breakUpdates = (route: Route) =>
  route.request().postData()?.includes(UPDATE) ? route.abort() : route.continue();

const value = (locator: Locator) => locator.inputValue();
const namesOf = async (page: Page) => [
  await value(field(page, "First name")),
  await value(field(page, "Family name")),
];

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe.each(LAYOUTS)("a member edits the profile and the password, %s", (_, options) => {
  let visit: Visit;
  let elsewhere: Visit;
  let email = "";
  const step = (work: (visit: Visit) => Promise<void>) => () => visit.step(work);

  beforeAll(async () => {
    visit = await Visit.start(browser, options);
    elsewhere = await Visit.start(browser, options);
    for (const first of [visit, elsewhere]) {
      await first.page.goto("/signin");
      await first.declineCookies();
    }
    await visit.step(async (visit) => {
      email = await register(visit);
      await visit.page.goto(PROFILE);
      await profile(visit.page).waitFor();
    });
    await elsewhere.step(() => signIn(elsewhere, email, PASSWORD));
  });
  afterAll(async () => {
    await elsewhere?.context.close();
    await visit?.context.close();
  });

  it(
    "ACC-PROF-03 ACC-PROF-04 sees five fields, of which the email cannot be edited",
    step(async ({ page, hands }) => {
      for (const name of ["First name", "Family name", "Phone number"])
        await hands.find(field(page, name));
      await hands.press(field(page, "Email"));
      await hands.write("x");
      expect(await value(field(page, "Email"))).toBe(email);
      expect(await profile(page).getByRole("checkbox").isChecked()).toBe(true);
      expect(await accessibilityViolations(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
    }),
  );

  it(
    "ACC-PROF-09 ACC-PROF-11 ACC-PROF-12 a short name and an invalid phone number block saving",
    step(async (visit) => {
      const { page, hands } = visit;
      const sent = recordOperations(page);
      await hands.type(field(page, "First name"), "A");
      await hands.type(field(page, "Phone number"), "call me");
      await hands.key("Tab");
      const invalid = page.getByText("Please enter a valid phone number!");
      await invalid.waitFor();
      await save(visit);
      await page.getByText("Name cannot be less than 2 characters").waitFor();
      expect(await invalid.isVisible()).toBe(true);
      expect(await accessibilityViolations(page)).toEqual([]);
      expect(sent).not.toContain(UPDATE);
      await hands.press(profile(page).getByRole("button", { name: "Discard changes" }));
      await invalid.waitFor({ state: "detached" });
    }),
  );

  it.each([
    ["long", LONG, LONG],
    ["written from right to left", "أمل", "الراقصة"],
    ["of emoji", "🕺🏽🪩", "👩‍👩‍👧‍👦"],
  ])("saves names that are %s, and keeps them within the page", (_name, first, family) =>
    visit.step(async (visit) => {
      const { page, hands } = visit;
      await hands.type(field(page, "First name"), first);
      await hands.type(field(page, "Family name"), family);
      await save(visit);
      await readMessage(visit, SAVED);
      await page.reload();
      await shownName(page, `${first} ${family}`).waitFor();
      expect(await namesOf(page)).toEqual([first, family]);
      expect(await overflow(page)).toBe(0);
    }),
  );

  it(
    "ACC-PROF-07 saves name, phone number and opt-in by Enter, for a reload too",
    step(async (visit) => {
      const { page, hands } = visit;
      await hands.type(field(page, "First name"), "Ada");
      await hands.type(field(page, "Family name"), "Tempo");
      await hands.untick(profile(page).getByRole("checkbox"));
      await hands.type(field(page, "Phone number"), "(030) 123-45 67");
      await hands.key("Enter");
      await readMessage(visit, SAVED);
      await page.reload();
      await shownName(page, "Ada Tempo").waitFor();
      expect(await namesOf(page)).toEqual(["Ada", "Tempo"]);
      expect(await value(field(page, "Phone number"))).toBe("0301234567");
      expect(await profile(page).getByRole("checkbox").isChecked()).toBe(false);
    }),
  );

  it(
    "ACC-PROF-08 a save that fails reverts the fields, which can be brought back and saved",
    step(async (visit) => {
      const { page, hands } = visit;
      await page.route("**/graphql", breakUpdates);
      await hands.type(field(page, "First name"), "Grace");
      await hands.tick(profile(page).getByRole("checkbox"));
      await save(visit);
      await readMessage(visit, "An error occurred!");
      expect(await namesOf(page)).toEqual(["Ada", "Tempo"]);
      expect(await profile(page).getByRole("checkbox").isChecked()).toBe(false);
      await page.unroute("**/graphql", breakUpdates);
      await hands.press(profile(page).getByRole("button", { name: "bring them back" }));
      expect(await namesOf(page)).toEqual(["Grace", "Tempo"]);
      await save(visit);
      await readMessage(visit, SAVED);
      await shownName(page, "Grace Tempo").waitFor();
    }),
  );

  it(
    "ACC-PWD-01 ACC-PWD-02 ACC-PWD-04 nothing is sent while the form is empty or the new passwords differ",
    step(async (visit) => {
      const { page, hands } = visit;
      const sent = recordOperations(page);
      await openPasswords(visit);
      await change(visit);
      await page.getByText("Enter your current password.").waitFor();
      expect(await passwords(page).getByRole("listitem").count()).toBe(5);
      await typePasswords(visit, PASSWORD, NEW_PASSWORD, `${NEW_PASSWORD}x`);
      await hands.key("Tab");
      await page.getByText("The passwords don’t match.").waitFor();
      await change(visit);
      expect(await accessibilityViolations(page)).toEqual([]);
      expect(sent).not.toContain("useChangePasswordMutation");
    }),
  );

  it(
    "ACC-PWD-06 a wrong current password: You entered the wrong password.",
    step(async (visit) => {
      const { page } = visit;
      await typePasswords(visit, "Wr0ng-one!", NEW_PASSWORD, NEW_PASSWORD);
      await change(visit);
      await page.getByText("You entered the wrong password.").waitFor();
    }),
  );

  it(
    "ACC-PWD-03 ACC-PWD-05 the change, by Enter, is confirmed here and by mail",
    step(async (visit) => {
      const { page, hands } = visit;
      await hands.type(passwords(page).getByLabel("Current password"), PASSWORD);
      await hands.key("Enter");
      await readMessage(visit, "Your password has been changed!");
      await waitUntil("the member is mailed about the change", async () =>
        (await mails(email)).some(({ subject }) => subject.includes("password was changed")),
      );
      await page.reload();
      await profile(page).waitFor();
    }),
  );

  it("the second browser is signed out", () =>
    elsewhere.step(async ({ page }) => {
      await page.goto(PROFILE);
      await elsewhere.arrives("/signin");
    }));

  it("ACC-PWD-07 there, the old password no longer signs in, and the new one does", () =>
    elsewhere.step(async ({ page }) => {
      await submitCredentials(elsewhere, email, PASSWORD);
      await page.getByText("The password you entered is incorrect.").waitFor();
      await submitCredentials(elsewhere, email, NEW_PASSWORD);
      await elsewhere.arrives(PROFILE);
      await shownName(page, "Grace Tempo").waitFor();
    }));
});
