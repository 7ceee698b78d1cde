import { readFile } from "node:fs/promises";
import type { Browser } from "playwright-core";
import { LAYOUTS } from "./layouts";
import { accessibilityViolations } from "./pages/layout";
import { subscribe } from "./pages/membership";
import { moveClock, newestInvoiceOf } from "./pages/provider";
import { openSubscription } from "./pages/subscription";
import { openBrowser, Visit } from "./visit";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe.each(LAYOUTS)("a member looks for an invoice, %s", (_layout, options) => {
  let visit: Visit;
  let number: string;
  const step = (work: () => Promise<void>) => () => visit.step(work);
  const rows = () => visit.page.getByRole("region", { name: "Invoices" }).getByRole("listitem");
  const sheet = () => visit.page.getByRole("article", { name: `Invoice ${number}` });

  beforeAll(async () => {
    visit = await Visit.start(browser, options);
    await visit.page.goto("/signin");
    await visit.declineCookies();
    await subscribe(visit);
    await openSubscription(visit, "Active");
  });
  afterAll(() => visit?.context.close());

  it(
    "during the trial, the page says when the first one appears",
    step(async () => {
      const { page } = visit;
      await page.getByText("No invoices yet. Each payment will appear here.").waitFor();
      expect(await page.getByRole("link", { name: /invoices/i }).count()).toBe(0);
      await page.goto("/settings/invoices");
      await page.getByText(/^Your first invoice appears on /).waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
    }),
  );

  it(
    "after the first charge, the list shows what the provider charged",
    step(async () => {
      const { page } = visit;
      await moveClock(visit, { toNextEvent: true });
      await page.reload();
      await rows().first().waitFor();
      const invoice = await newestInvoiceOf(visit);
      number = invoice.number;
      expect(await rows().count()).toBe(1);
      const text = await rows().first().innerText();
      expect(text).toContain(`$${invoice.total.toFixed(2)}`);
      expect(text).toContain(number);
      expect(text).toContain("Paid");
      expect(await accessibilityViolations(page)).toEqual([]);
    }),
  );

  it(
    "the PDF is downloaded under the invoice's number",
    step(async () => {
      const { page, hands } = visit;
      const started = page.waitForEvent("download");
      await hands.press(page.getByRole("button", { name: `Download PDF of invoice ${number}` }));
      const download = await started;
      expect(download.suggestedFilename()).toBe(`eightcount-invoice-${number}.pdf`);
      const bytes = await readFile(await download.path());
      expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
      expect(bytes.subarray(-8).toString()).toContain("%%EOF");
    }),
  );

  it(
    "the invoice shows the plan, the card, and the recipient",
    step(async () => {
      const { page, hands } = visit;
      await hands.press(page.getByRole("link", { name: `View invoice ${number}` }));
      await sheet().waitFor();
      const text = await sheet().innerText();
      for (const shown of ["Total", "Visa ending with 1111", "Canada"])
        expect(text).toContain(shown);
      expect(await accessibilityViolations(page)).toEqual([]);
    }),
  );

  it(
    "on paper, only the invoice is left",
    step(async () => {
      const { page } = visit;
      await page.emulateMedia({ media: "print" });
      expect(await sheet().isVisible()).toBe(true);
      const others = ["navigation", "banner", "contentinfo", "button", "link"] as const;
      for (const role of others) {
        expect([role, await page.getByRole(role).count()]).toEqual([role, 0]);
      }
      const ink = await sheet().evaluate((element) => getComputedStyle(element).color);
      expect(ink).toBe("rgb(0, 0, 0)");
      await page.emulateMedia({ media: null });
      await page.getByRole("button", { name: "Print" }).waitFor();
    }),
  );

  it(
    "the way back leads to the list, by keyboard too",
    step(async () => {
      const { page, hands } = visit;
      await hands.tabTo(page.getByRole("link", { name: "All invoices" }));
      await hands.key("Enter");
      await rows().first().waitFor();
    }),
  );

  it("the browser reported no fault", () => {
    expect(visit.complaints).toEqual([]);
  });
});
