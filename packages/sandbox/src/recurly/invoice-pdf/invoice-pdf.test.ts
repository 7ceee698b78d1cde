import { buy, nextCode, plans, refusalOf } from "../../testing/orders";
import { readPdf } from "../../testing/read-pdf";
import { type TestSandbox, testSandbox } from "../../testing/test-sandbox";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

async function printedFor(names: { firstName: string; lastName: string }, order: object = {}) {
  const code = nextCode();
  const { chargeInvoice } = await buy(sandbox, { plan: plans.noDeal, ...order, code });
  await sandbox.client.updateAccount(`code-${code}`, names);
  const { data } = await sandbox.client.getInvoicePdf(`number-${chargeInvoice?.number}`);
  return { ...readPdf(Buffer.from(data ?? "", "latin1")), number: chargeInvoice?.number };
}

describe("the PDF of an invoice", () => {
  it("is one page with number, recipient, line, total, and the card that paid", async () => {
    const printed = await printedFor({ firstName: "Ines", lastName: "Moreau" });
    expect(printed.pages).toBe(1);
    expect(printed.fonts).toEqual(["NotoSans-Regular"]);
    for (const text of ["Ines Moreau", "$39.00", "Visa ending with 1111", "Total"]) {
      expect(printed.text).toContain(text);
    }
    expect(printed.text).toContain(`Invoice ${printed.number}`);
  });

  it("shows a coupon as a discount", async () => {
    const printed = await printedFor({ firstName: "A", lastName: "B" }, { coupons: ["TENOFF"] });
    expect(printed.text).toContain("-$10.00");
    expect(printed.text).toContain("$29.00");
  });

  it.each([
    ["Łukasz", "Żółć", "Łukasz Żółć"],
    ["Фёдор", "Ґудзь", "Фёдор"],
    ["Ελένη", "Μαρίνου", "Ελένη"],
    ["अनन्या", "शर्मा", "अ"],
    ["小明", "龍", "小明"],
    ["さくら", "タナカ", "さくら"],
    ["지우", "김", "지우"],
  ])("embeds a font for %s %s", async (firstName, lastName, text) => {
    const printed = await printedFor({ firstName, lastName });
    // A word with letters of two fonts is in two pieces.
    expect(printed.text.replaceAll(/\s/g, "")).toContain(text.replaceAll(" ", ""));
  });

  it("writes Arabic and Hebrew from the right, with a Latin name between them in its order", async () => {
    const hebrew = await printedFor({ firstName: "נועה", lastName: "Levi לוי" });
    // As on paper, from left to right.
    expect(hebrew.text.replaceAll("\n", "")).toMatch(/יול.*Levi.*העונ/);
    const arabic = await printedFor({ firstName: "ليلى", lastName: "حداد" });
    expect(arabic.fonts).toContain("NotoSansArabic-Regular");
  });

  it("leaves pictures out, and breaks a name that is longer than the page", async () => {
    const printed = await printedFor({ firstName: "Ines 💃🏽👩‍👩‍👧", lastName: "W".repeat(50) });
    expect(printed.text).toContain("Ines");
    expect(printed.pages).toBe(1);
  });

  it("is unknown for a number that does not exist", async () => {
    const refused = await refusalOf(sandbox.client.getInvoicePdf("number-999999999"));
    expect(refused.name).toBe("RecurlyNotFoundError");
  });
});
