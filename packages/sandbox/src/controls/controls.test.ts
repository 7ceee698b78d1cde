import { dateText } from "../pages/moment-text";
import { testCards } from "../recurly/cards/test-cards";
import { coupons } from "../recurly/catalogue/coupons";
import { giftCardSeeds } from "../recurly/catalogue/gift-cards";
import { buy, nextCode, plans, subscriptionOf } from "../testing/orders";
import { type TestSandbox, testSandbox } from "../testing/test-sandbox";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox({ EIGHTCOUNT_PUBLIC_URL: "http://localhost:4000" });
});
afterAll(() => sandbox.close());

const text = async (path: string) => (await fetch(`${sandbox.url}${path}`)).text();

const form = (path: string, fields: Record<string, string>, origin = sandbox.url) =>
  fetch(`${sandbox.url}${path}`, {
    method: "POST",
    redirect: "manual",
    headers: { origin },
    body: new URLSearchParams(fields),
  });

describe("the control page", () => {
  it("documents every test card, coupon and gift card", async () => {
    const page = (await text("/sandbox")).replaceAll(" ", "");
    for (const { number } of Object.values(testCards)) expect(page).toContain(number);
    for (const { code } of [...coupons, ...giftCardSeeds]) expect(page).toContain(code);
  });

  it("shows each account with its own clock and moves it by a form", async () => {
    const code = nextCode();
    await buy(sandbox, { code, plan: plans.noDeal });
    expect(await text("/sandbox")).toContain(code);
    const moved = await form("/sandbox/clock", { accountCode: code, advanceDays: "40" });
    expect([moved.status, moved.headers.get("location")]).toEqual([303, "/sandbox"]);
    const pager = sandbox.client.listAccountInvoices(`code-${code}`);
    expect(await pager.count()).toBe(2);
  });

  it("shows each account's last invoices: what was charged, when, and what made it less", async () => {
    const code = nextCode();
    await buy(sandbox, { code, coupons: ["YEAR20"], gift: "GIFT-LOW-shown" });
    await form("/sandbox/clock", { accountCode: code, advanceDays: "8" });
    const row = (await text("/sandbox")).split("<tr>").find((part) => part.includes(code)) ?? "";
    const { currentPeriodStartedAt } = await subscriptionOf(sandbox, code);
    expect(row).toContain("<strong>74.20 USD</strong>");
    expect(row).toContain("after a discount of 19.80 USD, 5.00 USD by gift card");
    expect(row).toContain(dateText(currentPeriodStartedAt as Date));
    expect(row).toContain("<strong>0.00 USD</strong>");
    expect(row.indexOf("74.20")).toBeLessThan(row.indexOf("<strong>0.00"));
  });

  it("escapes what members typed", async () => {
    const code = nextCode();
    await sandbox.client.createAccount({ code, firstName: "<script>alert(1)</script>" });
    const page = await text("/sandbox");
    expect(page).not.toContain("<script>alert");
    expect(page).toContain("&lt;script&gt;alert");
  });

  it("obeys its own page only", async () => {
    const foreign = await form("/sandbox/reset", {}, "http://evil.test");
    expect(foreign.status).toBe(403);
    expect((await form("/sandbox/reset", {}, "null")).status).toBe(403);
  });

  it("is shown in no other page's frame, where its buttons could be pressed unseen", async () => {
    const { headers } = await fetch(`${sandbox.url}/sandbox`);
    expect(headers.get("content-security-policy")).toBe("frame-ancestors 'none'");
  });

  it("forgets all an account used up, and knows who has none", async () => {
    const code = nextCode();
    const input = { number: testCards.remembered.number, gift: "GIFT-YEAR" };
    await buy(sandbox, { code, ...input });
    expect((await sandbox.post("/sandbox/reset", { accountCode: code })).status).toBe(200);
    const again = await buy(sandbox, input);
    expect(
      (await subscriptionOf(sandbox, again.chargeInvoice?.account?.code ?? "")).plan?.code,
    ).toBe(plans.yearly);
    expect((await sandbox.post("/sandbox/reset", { accountCode: code })).status).toBe(404);
  });

  it("resets everything while accounts are being made", async () => {
    const statuses: number[] = [];
    const makeAccounts = async () => {
      for (let made = 0; made < 15; made += 1) {
        await sandbox.client.createAccount({ code: nextCode() });
      }
    };
    const reset = async () => {
      for (let times = 0; times < 8; times += 1) {
        statuses.push((await form("/sandbox/reset", {})).status);
      }
    };
    await Promise.all([makeAccounts(), makeAccounts(), makeAccounts(), makeAccounts(), reset()]);
    expect(statuses).toEqual(Array(8).fill(303));
  });

  it("resets one account, or everything", async () => {
    const [one, other] = [nextCode(), nextCode()];
    await sandbox.client.createAccount({ code: one });
    await buy(sandbox, { code: other, plan: plans.giftYearly, gift: "GIFT-YEAR" });
    await sandbox.post("/engagement/track", { type: "StartTrial" });
    await sandbox.post("/sandbox/reset", { accountCode: one });
    await expect(sandbox.client.getAccount(`code-${one}`)).rejects.toThrow("Couldn't find");
    await sandbox.client.getAccount(`code-${other}`);
    expect((await form("/sandbox/reset", {})).status).toBe(303);
    await expect(sandbox.client.getAccount(`code-${other}`)).rejects.toThrow("Couldn't find");
    expect(await text("/engagement.json")).toBe("[]");
    await buy(sandbox, { plan: plans.giftYearly, gift: "GIFT-YEAR" });
  });
});

describe("every page", () => {
  it.each([
    ["/sandbox", "Sandbox controls"],
    ["/mailbox", "Mailbox"],
    ["/traces", "Traces"],
    ["/engagement", "Events"],
  ])("%s answers with its heading and a way to the others", async (path, heading) => {
    const page = await text(path);
    expect(page).toContain(`<h1>${heading}</h1>`);
    expect(page).toContain('aria-current="page"');
    for (const other of ["/sandbox", "/mailbox", "/traces"]) {
      expect(page).toContain(`href="${other}"`);
    }
  });

  it("has its style and fonts, and the door leads to the controls", async () => {
    for (const name of ["style.css", "archivo.woff2", "hanken.woff2", "mailbox.js"]) {
      expect((await fetch(`${sandbox.url}/sandbox/assets/${name}`)).status).toBe(200);
    }
    expect((await fetch(`${sandbox.url}/`)).url).toBe(`${sandbox.url}/sandbox`);
  });

  it("answers bad requests in one line, never with a stack", async () => {
    const malformed = await fetch(`${sandbox.url}/recurly/js/v1/token`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{",
    });
    expect(malformed.status).toBe(400);
    expect((await malformed.text()).split("\n")).toHaveLength(2);
    const encoded = await fetch(`${sandbox.url}/mailbox/%E0%A4%A`);
    expect([encoded.status, (await encoded.text()).includes("at ")]).toEqual([400, false]);
    const nothing = await fetch(`${sandbox.url}/mailbox?to=%00`);
    expect([nothing.status, await nothing.text()]).toEqual([
      400,
      "PostgreSQL cannot store NUL characters.\n",
    ]);
    expect(await text("/nowhere")).toBe("Nothing here. Start at /sandbox.\n");
    const tooLong = await sandbox.post("/engagement", { text: "x".repeat(2_000_000) });
    expect(tooLong.status).toBe(413);
  });

  it("answers health checks", async () => {
    expect(await text("/livez")).toBe("ok");
    expect(await text("/readyz")).toBe("ok");
  });
});

describe("the engagement sink", () => {
  it("refuses JSON that is nested too deep, and keeps what is nested like an event", async () => {
    const sent = (body: string) =>
      fetch(`${sandbox.url}/engagement`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
      });
    const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
    for (const depth of [101, 30_000]) {
      const reply = await sent(nested(depth));
      expect([reply.status, await reply.text()]).toEqual([400, expect.stringContaining("nested")]);
    }
    expect((await sent(nested(100))).status).toBe(202);
  });

  it("takes any JSON and finds it again", async () => {
    await sandbox.post("/engagement", { type: "PageView", path: "/classes" });
    await sandbox.post("/engagement/track", { type: "StartTrial", value: 99 });
    const found = JSON.parse(await text("/engagement.json?containing=starttrial"));
    expect(found).toMatchObject([{ path: "/engagement/track", body: { type: "StartTrial" } }]);
    expect(await text("/engagement?containing=classes")).toContain("PageView");
    const nothing = String.fromCharCode(0);
    const torn = "\ud83d";
    expect((await sandbox.post("/engagement", { path: `a${nothing}b`, title: torn })).status).toBe(
      202,
    );
    const odd = await fetch(`${sandbox.url}/engagement`, { method: "POST", body: "text" });
    expect(odd.status).toBe(415);
  });
});
