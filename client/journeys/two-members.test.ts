import type { Browser, Page } from "playwright-core";
import { canadianAddress, completeOrder, fillAddress, typeCard } from "./pages/checkout";
import { memberOf } from "./pages/membership";
import { claimsOf, expireToken } from "./pages/tokens";
import { openBrowser, Visit } from "./visit";

const QUESTION = "Which of my two cards pays for the next month?";
const LEFT = "so this tab closed the previous member's pages";

let browser: Browser;
/** Two windows of one browser on the sign-in page. The second one is the other member's. */
let visit: Visit;
let second: Page;
const step = (work: (visit: Visit) => Promise<void>) => () => visit.step(work);

async function signInOn(page: Page, kind: string): Promise<void> {
  const { email, password } = memberOf(kind);
  const hands = visit.handsOn(page);
  await hands.type(page.getByLabel("Email"), email);
  await hands.type(page.getByLabel("Password", { exact: true }), password);
  await hands.press(page.getByRole("button", { name: "Sign In" }));
  await page.waitForURL((url) => url.pathname !== "/signin", { waitUntil: "commit" });
}

/** The member this window names in its requests, and the requests, from now on. */
function recordRequests(page: Page): { readonly member: unknown; readonly name: unknown }[] {
  const requests: { member: unknown; name: unknown }[] = [];
  page.on("request", (request) => {
    const token = request.headers().authorization?.replace("Bearer ", "");
    if (!token) return;
    const { operationName } = (request.postDataJSON() ?? {}) as { operationName?: unknown };
    requests.push({ member: claimsOf(token).sub, name: operationName });
  });
  return requests;
}

const notice = ({ page }: Visit) => page.getByRole("alert").filter({ hasText: "Another member" });
const memberAt = async (page: Page) => {
  const requests = recordRequests(page);
  await page.reload();
  await page.getByRole("heading", { name: "DASHBOARD" }).waitFor();
  return requests.at(-1)?.member;
};

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

beforeEach(async () => {
  visit = await Visit.start(browser);
  await visit.page.goto("/signin");
  await visit.declineCookies();
  second = await visit.context.newPage();
  await second.goto("/signin");
});
afterEach(() => visit?.context.close());

describe("another member signs in in a second window", () => {
  it(
    "an idle first window leaves its member's pages and explains why",
    step(async (visit) => {
      await signInOn(visit.page, "active yearly");
      await visit.page.getByRole("heading", { name: "DASHBOARD" }).waitFor();
      const first = claimsOf(visit.token).sub;
      await signInOn(second, "active monthly");
      await visit.page.getByText(LEFT).waitFor();
      await visit.arrives("/");
      await visit.page.getByRole("heading", { name: "DASHBOARD" }).waitFor();
      expect(claimsOf(visit.token).sub).not.toBe(first);
    }),
  );

  it(
    "a typed question is kept but not sent, and signing out there does not end the other session",
    step(async (visit) => {
      const { page, hands } = visit;
      await signInOn(page, "active yearly");
      await page.getByRole("heading", { name: "DASHBOARD" }).waitFor();
      const first = claimsOf(visit.token).sub;
      await page.goto("/help/contact-us");
      await hands.type(page.getByLabel("Your question"), QUESTION);
      await signInOn(second, "active monthly");
      await second.getByRole("heading", { name: "DASHBOARD" }).waitFor();
      await notice(visit).getByText("Nothing you enter here will be sent.").waitFor();
      const requests = recordRequests(page);
      await hands.press(page.getByRole("button", { name: "SEND" }));
      await page.getByText("Communication error").waitFor();
      expect(await page.getByLabel("Your question").inputValue()).toBe(QUESTION);
      expect(requests).toEqual([]);
      await hands.press(page.getByRole("button", { name: "Menu" }));
      await hands.press(page.getByRole("link", { name: "Logout" }));
      await page.getByText(LEFT).waitFor();
      expect(requests.map(({ name }) => name)).not.toContain("useSendHelpRequestMutation");
      const other = await memberAt(second);
      expect([undefined, first]).not.toContain(other);
      expect(await memberAt(page)).toBe(other);
    }),
  );
});

describe("a first window with an expired access token that missed the sign-in", () => {
  it(
    "buys nothing for the other member",
    step(async (visit) => {
      const { page } = visit;
      // Some browsers withhold storage events from background windows.
      await page.addInitScript(() => {
        window.addEventListener("storage", (event) => event.stopImmediatePropagation(), true);
      });
      await page.reload();
      await signInOn(page, "inactive");
      await page.goto("/purchase");
      await fillAddress(visit, canadianAddress);
      await typeCard(visit, "4111111111111111");
      const first = visit.token;
      const expired = expireToken(first);
      await signInOn(second, "active monthly");
      await page.route("**/graphql*", async (route) => {
        const headers = route.request().headers();
        if (headers.authorization !== `Bearer ${first}`) return route.continue();
        return route.continue({ headers: { ...headers, authorization: `Bearer ${expired}` } });
      });
      const requests = recordRequests(page);
      await completeOrder(visit);
      await notice(visit).waitFor();
      await page.getByText("Sorry, something went wrong.").waitFor();
      const { sub } = claimsOf(first);
      expect(requests).toEqual([{ member: sub, name: "saveBillingAddressMutation" }]);
      expect(visit.address).toBe("/purchase");
      await visit.hands.press(notice(visit).getByRole("button", { name: "Continue" }));
      await page.getByText(LEFT).waitFor();
      await page.getByRole("heading", { name: "DASHBOARD" }).waitFor();
      expect(claimsOf(visit.token).sub).not.toBe(sub);
    }),
  );
});
