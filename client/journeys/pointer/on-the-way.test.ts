import type { Browser, Page } from "playwright-core";
import { CLASS } from "../pages/addresses";
import { canadianAddress, completeOrder, fillAddress, typeCard } from "../pages/checkout";
import { mailedCode, mails } from "../pages/mailbox";
import { memberOf, register } from "../pages/membership";
import { film, seekTo } from "../pages/player";
import { openBrowser } from "../visit";
import type { Layout } from "./target-counts";
import { Walk } from "./walk";
import type { Walker } from "./walkers";

jest.setTimeout(180_000);

const LAYOUTS: readonly Layout[] = ["desk", "phone"];
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const newcomer = (name: string): Walker => ({
  name,
  role: "visitor",
  addresses: [],
  goesTo: () => true,
});

const handleOf = (page: Page, name: string) =>
  page.getByRole("dialog", { name }).or(page.getByRole("region", { name })).elementHandle();

describe.each(LAYOUTS)("what is under the pointer on the way, %s", (layout) => {
  let walk: Walk;

  const walks = (name: string) => {
    beforeAll(async () => {
      walk = await Walk.start(browser, newcomer(name), layout);
    });
    afterAll(async () => {
      walk?.tally.leave();
      await walk?.visit.context.close();
    });
  };
  const step = (work: () => Promise<void>) => () => walk.visit.step(work);

  describe("to a subscription and the first class", () => {
    walks("newcomer");

    it(
      "/registration/step2 and /registration/order after the e-mail is verified",
      step(async () => {
        await register(walk.visit);
        await walk.holdsUp("/registration/step2");
        await walk.opens("/registration/order");
        await walk.holdsUp("/registration/order");
      }),
    );

    it(
      "/confirmation after the payment",
      step(async () => {
        await fillAddress(walk.visit, canadianAddress);
        await typeCard(walk.visit, "4111111111111111");
        await completeOrder(walk.visit);
        await walk.visit.arrives("/confirmation");
        await walk.holdsUp("/confirmation");
      }),
    );

    it(
      "/dashboard before the first class",
      step(async () => {
        await walk.opens("/dashboard");
        await walk.holdsUp("/dashboard");
      }),
    );

    it(
      "the end of a class, with what to dance next and the survey",
      step(async () => {
        const { page, hands } = walk.visit;
        await walk.opens(CLASS);
        await film(page).waitFor();
        await seekTo(walk.visit, 0.98);
        await hands.key("End");
        const next = await handleOf(page, "Dance next");
        await walk.opened("end of class", { root: next });
        const survey = await handleOf(page, "How was this class?");
        await walk.opened("survey", { root: survey });
      }),
    );
  });

  describe("to a new password", () => {
    walks("forgetful");

    it(
      "/reset/code and /reset/password after the mail",
      step(async () => {
        const { page, hands } = walk.visit;
        const { email } = memberOf("expired");
        const [last] = await mails(email);
        await page.goto("/reset/email");
        await hands.type(page.getByLabel("Email"), email);
        await hands.press(page.getByRole("button", { name: "SEND RESET CODE" }));
        await walk.visit.arrives("/reset/code");
        await walk.holdsUp("/reset/code");
        const { code } = await mailedCode(email, last?.id);
        await hands.type(page.getByLabel("Reset code"), code);
        await hands.press(page.getByRole("button", { name: "CONTINUE" }));
        await walk.visit.arrives("/reset/password");
        await walk.holdsUp("/reset/password");
      }),
    );
  });
});
