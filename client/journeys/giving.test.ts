import type { Browser } from "playwright-core";
import { LAYOUTS } from "./layouts";
import { pay, signUpInTwoSteps } from "./pages/buying";
import { balanceOf, giveMonth } from "./pages/gifts";
import { mails } from "./pages/mailbox";
import { newEmail } from "./pages/registration";
import { openBrowser, Visit } from "./visit";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const subjectsTo = async (address: string) =>
  (await mails(address)).map(({ subject }) => subject.replaceAll(/[\u2068\u2069]/g, ""));

/** Waits until this address has as many mails, and returns their subjects. */
async function mailed(address: string, count: number): Promise<readonly string[]> {
  for (let look = 0; look < 100; look += 1) {
    const subjects = await subjectsTo(address);
    if (subjects.length >= count) return subjects;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`fewer than ${count} mails reached ${address}`);
}

describe.each(LAYOUTS)("a gift card for somebody, %s", (_, layout) => {
  let visit: Visit;
  let code = "";
  beforeAll(async () => {
    visit = await Visit.start(browser, layout);
  });
  afterAll(() => visit?.context.close());

  it("CAT-NAV-06 a visitor gives one for tomorrow: only the receipt is mailed", async () => {
    const [giver, recipient] = [newEmail(), newEmail()];
    await visit.step(async () => {
      await visit.page.goto("/public/gift-cards");
      await visit.declineCookies();
      await giveMonth(visit, { giver, recipient, inDays: 1 });
      await visit.page.getByText(/^We’ll send it to/).waitFor();
    });
    expect(await mailed(giver, 1)).toEqual(["Your Eightcount gift card: $19.00"]);
    expect(await subjectsTo(recipient)).toEqual([]);
  });

  it("one for now reaches its recipient at once", async () => {
    const [giver, recipient] = [newEmail(), newEmail()];
    await visit.step(async () => {
      const { page, hands } = visit;
      await hands.press(page.getByRole("button", { name: "Buy another one" }));
      await giveMonth(visit, { giver, recipient });
    });
    expect(await mailed(recipient, 1)).toEqual(["Ada sent you an Eightcount gift card"]);
  });

  it("one that the bank wants confirmed is printed with its code and balance", async () => {
    await visit.step(async () => {
      const { page, hands } = visit;
      await hands.press(page.getByRole("button", { name: "Buy another one" }));
      await giveMonth(visit, { giver: newEmail(), recipient: null, asksBank: true });
      await page.getByRole("button", { name: "Print the card" }).waitFor();
      code = (await page.locator("[data-gift-card] b[translate=no]").textContent()) ?? "";
      expect(code).toMatch(/^[0-9A-Z]{16}$/);
      await page.goto("/public/gift-cards");
      expect(await balanceOf(visit, code)).toBe("$19.00");
    });
  });

  it("a member redeems it and reads the credit and the next charge", async () => {
    const member = await Visit.start(browser, layout);
    await member.step(async ({ page, hands }) => {
      await signUpInTwoSteps(member, { plan: "Monthly" });
      await pay(member);
      await page.goto("/settings/subscription");
      await hands.press(page.getByRole("button", { name: "Redeem Gift Card" }));
      const dialog = page.getByRole("dialog");
      await hands.type(dialog.getByLabel("Gift card code"), code.toLowerCase());
      await hands.press(dialog.getByRole("button", { name: "Redeem", exact: true }));
      await page.getByRole("heading", { name: "$19.00 added to your account" }).waitFor();
      await dialog.getByText(/^Your next charge is \$0\.00 on /).waitFor();
      await hands.press(dialog.getByRole("button", { name: "Done" }));
      await page.getByText("$0.00").first().waitFor();
    });
    await member.context.close();
  });
});
