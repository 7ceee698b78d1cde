import type { Browser } from "playwright-core";
import { ADDRESSES } from "./pages/addresses";
import { DESK, findings, PHONE, settle, watchTraffic } from "./pages/audit";
import { canadianAddress, completeOrder, fillAddress, typeCard } from "./pages/checkout";
import { mailedCode, mails } from "./pages/mailbox";
import { memberOf, register, signInAs } from "./pages/membership";
import { openBrowser, Visit } from "./visit";

jest.setTimeout(60_000);

let browser: Browser;
let visit: Visit;
let underWay: () => number;

async function startVisit(): Promise<void> {
  visit = await Visit.start(browser, { cookies: "declined" });
  // Nothing has to be waited for that only moves.
  await visit.page.emulateMedia({ reducedMotion: "reduce" });
  underWay = watchTraffic(visit.page);
}

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const NOWHERE = "The page you are looking for does not exist.";

/** Whether an address is none, on purpose: `/listing` is a page of wide windows only. */
const leadsNowhere = (at: string, { width }: typeof DESK) =>
  /no-such/i.test(at) || (at.startsWith("/listing/") && width === PHONE.width);

/** The page that stands, once as on a desk and once as on a phone. */
async function holdsUp(): Promise<void> {
  for (const layout of [DESK, PHONE]) {
    await visit.page.setViewportSize(layout);
    await settle(visit.page, underWay);
    const { width } = layout;
    const isNowhere = await visit.page.getByText(NOWHERE).isVisible();
    expect({ width, isNowhere, wrong: await findings(visit) }).toEqual({
      width,
      isNowhere: leadsNowhere(visit.address, layout),
      wrong: [],
    });
  }
}

describe.each(Object.entries(ADDRESSES))("every page, %s", (who, addresses) => {
  beforeAll(async () => {
    await startVisit();
    if (who !== "visitor") await signInAs(visit, who);
  });
  afterAll(() => visit.context.close());

  it.each(addresses)(
    "%s has no barrier, one heading, a title and fits both layouts",
    async (at) => {
      await visit.page.setViewportSize(DESK);
      await visit.page.goto(at);
      await holdsUp();
      expect(visit.address).toBe(at);
    },
  );
});

describe("every page on the way to a subscription", () => {
  beforeAll(startVisit);
  afterAll(() => visit.context.close());

  it("/registration/step2 and /registration/order stand after the e-mail is verified", () =>
    visit.step(async ({ page }) => {
      await register(visit);
      await holdsUp();
      await page.goto("/registration/order");
      await holdsUp();
    }));

  it("/confirmation stands after the payment", () =>
    visit.step(async () => {
      await fillAddress(visit, canadianAddress);
      await typeCard(visit, "4111111111111111");
      await completeOrder(visit);
      await visit.arrives("/confirmation");
      await holdsUp();
    }));
});

describe("every page on the way to a new password", () => {
  beforeAll(startVisit);
  afterAll(() => visit.context.close());

  it("/reset/code and /reset/password stand after the mail", () =>
    visit.step(async ({ page, hands }) => {
      const { email } = memberOf("expired");
      const [last] = await mails(email);
      await page.goto("/reset/email");
      await hands.type(page.getByLabel("Email"), email);
      await hands.press(page.getByRole("button", { name: "SEND RESET CODE" }));
      await visit.arrives("/reset/code");
      await holdsUp();
      const { code } = await mailedCode(email, last?.id);
      await hands.type(page.getByLabel("Reset code"), code);
      await hands.press(page.getByRole("button", { name: "CONTINUE" }));
      await visit.arrives("/reset/password");
      await holdsUp();
    }));
});
