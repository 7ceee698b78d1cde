import { launchBrowser } from "@eightcount/test-kit/browsers/browser";
import type { Browser, FrameLocator, Locator, Page } from "playwright-core";
import { testCards } from "../recurly/cards/test-cards";
import { type CheckoutSite, checkoutSite } from "../testing/checkout-site";
import { type TestSandbox, testSandbox } from "../testing/test-sandbox";

jest.setTimeout(300_000);

let sandbox: TestSandbox;
let site: CheckoutSite;
let browser: Browser;
let page: Page;
let complaints: string[] = [];

beforeAll(async () => {
  sandbox = await testSandbox();
  site = await checkoutSite(sandbox);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await site.close();
  await sandbox.close();
});
beforeEach(async () => {
  complaints = [];
  page = await browser.newPage();
  page.on("pageerror", (error) => complaints.push(error.message));
});
afterEach(async () => {
  expect(complaints).toEqual([]);
  await page.close();
});

const card = (): FrameLocator => page.frameLocator("iframe[title='Card details']");
const said = () => page.locator("#said");

async function fill(number: string, expiry = "12/34", cvv = "123"): Promise<void> {
  await card().getByLabel("Card number").fill(number);
  await card().getByLabel("Expiry date, month and year").fill(expiry);
  await card().getByLabel("Security code").fill(cvv);
}

async function expectSaid(text: string | RegExp): Promise<void> {
  const whole = text instanceof RegExp ? text : new RegExp(`^${text}$`);
  await said().filter({ hasText: whole }).waitFor({ timeout: 10_000 });
}

/** Waits until the card's frame has its script. */
const isListening = () => card().locator("#number[aria-invalid]").waitFor();

async function holds(field: Locator, text: string): Promise<void> {
  const deadline = Date.now() + 10_000;
  while ((await field.inputValue()) !== text && Date.now() < deadline) {
    await page.waitForTimeout(50);
  }
  expect(await field.inputValue()).toBe(text);
}

const complete = () => page.getByRole("button", { name: "Complete" }).click();

const origins: readonly (readonly [string, () => string])[] = [
  ["on the shop's own path", () => site.url],
  [
    "across origins",
    () => {
      const script = encodeURIComponent(`${sandbox.url}/recurly.js`);
      return `${site.url}/?script=${script}&api=${encodeURIComponent(`${sandbox.url}/recurly/js/v1`)}`;
    },
  ],
];

describe.each(origins)("react-recurly %s", (_where, address) => {
  beforeEach(() => page.goto(address()));

  it("ENG-13 success: a token pays, and the page never sees the number", async () => {
    await fill(testCards.visa.number);
    await complete();
    await expectSaid("paid");
    const html = await page.content();
    expect(html).not.toMatch(/4111\s?1111\s?1111\s?1111/);
    expect(await page.locator("form input:not([data-recurly])").count()).toBe(0);
  });

  it("ENG-13 3DS once: the challenge is approved in its frame", async () => {
    await fill(testCards.challenge.number);
    await complete();
    await page.frameLocator("iframe[title^='3-D Secure']").getByText("Approve").click();
    await expectSaid("paid");
  });
});

describe("the card element", () => {
  beforeEach(() => page.goto(site.url));

  const state = async () => JSON.parse((await page.locator("#card").textContent()) ?? "{}");

  it("ENG-13 declined: the validation message reaches the page", async () => {
    await fill(testCards.declined.number);
    await complete();
    await expectSaid(/^Your transaction was declined/);
  });

  it("ENG-13 number, month and year token errors name their fields", async () => {
    await fill("4222222222222222", "13/20");
    await complete();
    await expectSaid("token number,month,year");
  });

  it("ENG-13 3DS twice: two challenges, numbered", async () => {
    await fill(testCards.challengeTwice.number);
    await complete();
    const bank = page.frameLocator("iframe[title^='3-D Secure']");
    await bank.getByText("Question 1 of 2").waitFor();
    await bank.getByText("Approve").click();
    await bank.getByText("Question 2 of 2").waitFor();
    await bank.getByText("Approve").click();
    await expectSaid("paid");
  });

  it("ENG-13 3DS failed: pressing Fail, or a card that always fails, is an error", async () => {
    await fill(testCards.challenge.number);
    await complete();
    const bank = page.frameLocator("iframe[title^='3-D Secure']");
    await bank.getByText("Fail", { exact: true }).click();
    await expectSaid("3ds-auth-error");
    await page.reload();
    await fill(testCards.challengeFails.number);
    await complete();
    await bank.getByText("Approve").click();
    await expectSaid("3ds-auth-error");
  });

  it("passes a challenge without a question by itself", async () => {
    await fill(testCards.fingerprint.number);
    await complete();
    await expectSaid("paid");
  });

  it("groups digits, moves on by itself and tells brand, validity and focus", async () => {
    await isListening();
    await card().getByLabel("Card number").click();
    await page.keyboard.type("378282246310005");
    await holds(card().getByLabel("Card number"), "3782 822463 10005");
    await page.keyboard.type("934");
    await holds(card().getByLabel("Expiry date, month and year"), "09 / 34");
    await page.keyboard.type("1234");
    await page.waitForFunction('JSON.parse(document.querySelector("#card").textContent).valid');
    expect(await state()).toMatchObject({
      valid: true,
      brand: "american_express",
      firstSix: "378282",
      lastFour: "0005",
    });
    expect(JSON.stringify(await state())).not.toContain("378282246310005");
  });

  it("groups what was typed before its script came", async () => {
    let send: (() => void) | undefined;
    const typed = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route("**/field/field.js", (route) => typed.then(() => route.continue()));
    await page.goto(site.url, { waitUntil: "commit" });
    await card().getByLabel("Card number").click();
    await page.keyboard.type("37828224");
    send?.();
    await holds(card().getByLabel("Card number"), "3782 8224");
    await page.waitForFunction(
      'JSON.parse(document.querySelector("#card").textContent).brand === "american_express"',
    );
  });

  it("takes a month of one figure before a slash", async () => {
    await isListening();
    const expiry = card().getByLabel("Expiry date, month and year");
    await expiry.click();
    await page.keyboard.type("1/29");
    await holds(expiry, "01 / 29");
  });

  it("says to everybody what is wrong once the field is left", async () => {
    await card().getByLabel("Card number").fill("4222222222222222");
    await card().getByLabel("Security code").focus();
    const number = card().getByLabel("Card number");
    await number.and(card().locator("[aria-invalid='true']")).waitFor();
    expect(await card().getByRole("status").textContent()).toBe("Card number is not valid.");
    await page.locator("[data-recurly='first_name']").focus();
    await page.locator(".recurly-element-invalid").waitFor();
  });

  it("is reached and left by the keyboard, and Enter submits", async () => {
    await isListening();
    await page.locator("[data-recurly='last_name']").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.type("4111111111111111");
    await page.keyboard.type("1234");
    await page.keyboard.type("123");
    await page.keyboard.press("Enter");
    await expectSaid("paid");
    await page.keyboard.press("Tab");
    expect(await page.evaluate("document.activeElement.textContent")).toBe("Complete");
  });

  it("wears the form's style", async () => {
    await card().getByLabel("Card number").waitFor();
    const frame = page.frames().find((entry) => entry.url().includes("field.html"));
    const number = "getComputedStyle(document.forms[0].number)";
    const styleOf = async (property: string) =>
      String(await frame?.evaluate(`${number}.${property}`));
    // The style comes in a message of its own.
    await frame?.waitForFunction(`${number}.fontSize === "17px"`);
    expect(await styleOf("color")).toBe("rgb(1, 2, 3)");
    expect(await styleOf("fontFamily")).toContain("Hanken Grotesk");
  });
});

describe("the wallet", () => {
  const wallet = () => page.getByRole("button", { name: "Wallet" }).click();

  it("is not supported on a device without one", async () => {
    await page.goto(site.url);
    await wallet();
    await expectSaid("apple-pay-not-supported");
  });

  it("with ?wallet=1 shows its sheet and pays, or is cancelled", async () => {
    await page.goto(`${site.url}/?wallet=1`);
    await wallet();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    await expectSaid("cancelled");
    await wallet();
    await page.getByRole("dialog").getByRole("button", { name: "Pay" }).click();
    await expectSaid("paid");
  });

  it("with ?wallet=fail cannot complete the payment", async () => {
    await page.goto(`${site.url}/?wallet=fail`);
    await wallet();
    await page.getByRole("dialog").getByRole("button", { name: "Pay" }).click();
    await expectSaid("apple-pay-payment-failure");
    expect(await said().textContent()).toBe("apple-pay-payment-failure");
  });
});
