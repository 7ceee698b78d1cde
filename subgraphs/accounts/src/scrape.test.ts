import { businessMetrics } from "@eightcount/rules/telemetry/business-metrics";
import { eventMetrics } from "@eightcount/rules/telemetry/event-metrics";
import { counters } from "@eightcount/rules/telemetry/registry";
import { serviceMetrics } from "@eightcount/rules/telemetry/service-metrics";
import { collectMetrics } from "@eightcount/test-kit/telemetry/collected-metrics";
import { type AccountsFixture, accountsFixture, codeIn } from "./testing/accounts-fixture";
import { aSignUp, CONFIRM, PASSWORD, SIGN_IN, SIGN_UP, signedUp } from "./testing/operations";

let fixture: AccountsFixture;
let metrics: ReturnType<typeof collectMetrics>;
beforeAll(async () => {
  fixture = await accountsFixture();
});
beforeEach(async () => {
  metrics = collectMetrics();
  await fixture.reset();
});
afterEach(() => metrics.stop());
afterAll(() => fixture.close());

const signUps = (signUpStep: "accepted" | "verified") =>
  metrics.value(businessMetrics.signUps, { signUpStep });

describe("a scrape of accounts", () => {
  it("counts sign-ups and verified addresses once, and no refused ones", async () => {
    const browser = fixture.browser();
    const userName = await signedUp(fixture, {}, browser);
    expect([await signUps("accepted"), await signUps("verified")]).toEqual([1, null]);
    await browser.execute(SIGN_UP, { input: aSignUp({ password: "x" }) });
    expect(await signUps("accepted")).toBe(1);
    const verificationCode = codeIn((await fixture.waitingMails()).at(-1));
    const input = { userName, verificationCode };
    await browser.execute(CONFIRM, { input: { ...input, verificationCode: "x" } });
    expect(await signUps("verified")).toBeNull();
    await browser.execute(CONFIRM, { input });
    await browser.execute(CONFIRM, { input });
    expect([await signUps("accepted"), await signUps("verified")]).toEqual([1, 1]);
  });

  it("counts refused sign-ins by code, and no successful ones", async () => {
    const refused = (refusalCode: string) =>
      metrics.value(counters.mutationsRefused, { mutation: "signIn", refusalCode });
    const browser = fixture.browser();
    await signedUp(fixture, {}, browser);
    const signIn = (password: string) =>
      browser.execute(SIGN_IN, { input: { email: "ada@dance.com", password, rememberMe: false } });
    await signIn("Wrong123!");
    await signIn("Wrong124!");
    expect(await refused("NOT_AUTHORIZED")).toBe(2);
    await signIn(PASSWORD);
    expect(await refused("NOT_AUTHORIZED")).toBe(2);
  });

  it("measures mail by outcome, and shows nothing about the people", async () => {
    const sent = (outcome: "ok" | "refused" | "failed") =>
      metrics.value(serviceMetrics.providerCallDuration, {
        ...{ provider: "mail", providerCall: "send", outcome },
      });
    const userName = await signedUp(fixture, { name: "Ada Lovelace" });
    const code = codeIn((await fixture.waitingMails()).at(-1));
    const stopWorkers = fixture.startWorkers();
    const deadline = Date.now() + 15_000;
    while ((await sent("ok")) === null && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect([await sent("ok"), await sent("failed")]).toEqual([1, null]);
    expect(await metrics.value(eventMetrics.jobDuration, { job: "mail.requested" })).toBe(1);
    const text = await metrics.labels();
    expect(text).toContain("eightcount_sign_ups_total");
    for (const personal of [
      userName,
      "Ada",
      "Lovelace",
      "dance.com",
      "@",
      code,
      "203.0.113",
      "Firefox",
    ]) {
      expect(text).not.toContain(personal);
    }
    await stopWorkers();
  });
});
