import type { Browser } from "playwright-core";
import { CLASS } from "../pages/addresses";
import { canadianAddress, completeOrder, fillAddress, typeCard } from "../pages/checkout";
import { mailedCode, mails } from "../pages/mailbox";
import { memberOf, register } from "../pages/membership";
import { nextProgressResponse, seekTo } from "../pages/player";
import { openBrowser } from "../visit";
import { pausePlayback } from "./openings";
import type { Layout } from "./target-counts";
import { Walk } from "./walk";
import type { Walker } from "./walkers";

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
  isInScope: () => true,
});

describe.each(LAYOUTS)("pointer targets of pages inside a flow, %s", (layout) => {
  let walk: Walk;

  const walks = (name: string) => {
    beforeAll(async () => {
      walk = await Walk.start(browser, newcomer(name), layout);
    });
    afterAll(async () => {
      walk?.tally.writeCounts();
      await walk?.visit.context.close();
    });
  };
  const step = (work: () => Promise<unknown>) =>
    walk.visit.step(async () => {
      await work();
    });
  const opened = (role: "dialog" | "region", name: string) =>
    walk.visit.page.getByRole(role, { name }).elementHandle();

  /** Opens the class, pauses it, and seeks to a fraction of it. */
  const pausesAt = async (share: number) => {
    await walk.goTo(CLASS);
    await pausePlayback(walk.visit);
    await seekTo(walk.visit, share);
  };

  describe("to a subscription and the first class", () => {
    walks("newcomer");

    it("/registration/step2 after the e-mail is verified", async () => {
      await step(() => register(walk.visit));
      await walk.checkPage("/registration/step2");
    });

    it("/registration/order after a reload", async () => {
      await step(() => walk.goTo("/registration/order"));
      await walk.checkPage("/registration/order");
    });

    it("/confirmation after the payment", async () => {
      await step(async () => {
        await fillAddress(walk.visit, canadianAddress);
        await typeCard(walk.visit, "4111111111111111");
        await completeOrder(walk.visit);
        await walk.visit.arrives("/confirmation");
      });
      await walk.checkPage("/confirmation");
    });

    it("/dashboard before the first class", async () => {
      await step(() => walk.goTo("/dashboard"));
      await walk.checkPage("/dashboard");
    });

    it("the offer to start over in a class that was left", async () => {
      const { page, hands } = walk.visit;
      await step(async () => {
        await pausesAt(0.5);
        await hands.press(page.getByRole("button", { name: "Play", exact: true }));
        const told = nextProgressResponse(page, "PAUSE");
        await pausePlayback(walk.visit);
        await told;
        await walk.goTo(CLASS);
        await walk.settle();
        await page.getByRole("button", { name: "Start over" }).waitFor();
      });
      const offer = page.getByRole("status").filter({ hasText: "Resumed at" });
      await walk.opened("resume offer", { root: await offer.elementHandle() });
    });

    it("the end of a class, with suggestions and the survey", async () => {
      const { page, hands } = walk.visit;
      await step(async () => {
        await pausesAt(0.98);
        await hands.key("End");
        await hands.press(page.getByRole("button", { name: "Play", exact: true }));
      });
      const survey = "How was this class?";
      await walk.opened("survey", { root: await opened("dialog", survey) });
      await step(() => hands.press(page.getByRole("button", { name: "Not now" })));
      await page.getByRole("dialog", { name: survey }).waitFor({ state: "detached" });
      await walk.opened("end of class", { root: await opened("region", "Dance next") });
    });
  });

  describe("to a new password", () => {
    walks("forgetful");
    const email = () => memberOf("expired").email;
    let lastMail: number | undefined;

    it("/reset/code after the mail", async () => {
      const { page, hands } = walk.visit;
      await step(async () => {
        const [last] = await mails(email());
        lastMail = last?.id;
        await page.goto("/reset/email");
        await hands.type(page.getByLabel("Email"), email());
        await hands.press(page.getByRole("button", { name: "SEND RESET CODE" }));
        await walk.visit.arrives("/reset/code");
      });
      await walk.checkPage("/reset/code");
    });

    it("/reset/password after the code", async () => {
      const { page, hands } = walk.visit;
      await step(async () => {
        const { code } = await mailedCode(email(), lastMail);
        await hands.type(page.getByLabel("Reset code"), code);
        await hands.press(page.getByRole("button", { name: "CONTINUE" }));
        await walk.visit.arrives("/reset/password");
      });
      await walk.checkPage("/reset/password");
    });
  });
});
