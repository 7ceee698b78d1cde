import { launchBrowser } from "@eightcount/test-kit/browsers/browser";
import nodemailer from "nodemailer";
import type { Browser, Page } from "playwright-core";
import { type TestSandbox, testSandbox } from "../testing/test-sandbox";

jest.setTimeout(60_000);

let sandbox: TestSandbox;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  sandbox = await testSandbox();
  browser = await launchBrowser();
  page = await browser.newPage();
});
afterAll(async () => {
  await browser.close();
  await sandbox.close();
});

async function send(subject: string, body: { text: string; html?: string }): Promise<void> {
  const transport = nodemailer.createTransport(`smtp://127.0.0.1:${sandbox.smtpPort}`);
  await transport.sendMail({ from: "a@b.test", to: "ines@example.test", subject, ...body });
  transport.close();
}

describe("the mailbox page", () => {
  it("SEED-10 shows a new message by itself, its code large", async () => {
    await page.goto(`${sandbox.url}/mailbox`);
    await page.getByText("Nothing here yet").waitFor();
    await send("Confirm your e-mail", { text: "Your code is 482913." });
    await page.getByRole("link", { name: /Confirm your e-mail/ }).click();
    await page.getByRole("heading", { name: "Confirm your e-mail" }).waitFor();
    expect(await page.locator(".big-code").textContent()).toBe("482913");
  });

  it("shows formatted mail apart from the page and without its scripts", async () => {
    await send("Receipt", {
      text: "See http://localhost:4000/settings",
      html: "<h1>Paid</h1><script>document.body.innerHTML = 'run'</script>",
    });
    await page.goto(`${sandbox.url}/mailbox`);
    const mail = page.frameLocator("iframe[title='Formatted message']");
    await mail.getByRole("heading", { name: "Paid" }).waitFor();
    await page.getByText("Plain text").click();
    await page.getByRole("link", { name: "http://localhost:4000/settings" }).waitFor();
  });

  it("keeps the list in a narrow window until a message is opened", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${sandbox.url}/mailbox`);
    expect(await page.locator("article").isVisible()).toBe(false);
    await page.getByRole("link", { name: /Receipt/ }).click();
    await page.locator("article").waitFor();
    expect(await page.locator("#mails").isVisible()).toBe(false);
    await page.getByRole("link", { name: "All messages" }).click();
    await page.locator("#mails").waitFor();
  });
});
