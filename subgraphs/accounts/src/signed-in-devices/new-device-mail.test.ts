import { type AccountsFixture, accountsFixture } from "../testing/accounts-fixture";
import { enter, PASSWORD, REQUEST_RESET, verified } from "../testing/operations";

const MAC =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
const SUBJECT = "New sign-in to your Eightcount account";

let fixture: AccountsFixture;
beforeAll(async () => {
  fixture = await accountsFixture({ EIGHTCOUNT_PUBLIC_URL: "https://dance.test" });
});
beforeEach(async () => {
  await fixture.reset();
  await verified(fixture);
});
afterAll(() => fixture.close());

const notices = async () =>
  (await fixture.waitingMails()).filter(({ subject }) => subject === SUBJECT);

it("a sign-in on an unknown device is announced with device, time, and place", async () => {
  await enter(fixture.browser());
  await enter(fixture.browser({ userAgent: MAC, address: "8.8.8.8" }));
  const [notice, ...more] = await notices();
  expect(more).toEqual([]);
  expect(notice?.to).toBe("ada@dance.com");
  const time = new Intl.DateTimeFormat("en-US", {
    ...{ dateStyle: "long", timeStyle: "short", timeZone: "UTC" },
  } as const).format(fixture.clock.read());
  for (const line of [
    ...["Device: Chrome on macOS", `Time: ${time} (UTC)`, "Place: United States"],
    "See your devices: https://dance.test/settings/profile#devices",
    "Reset your password: https://dance.test/reset",
  ]) {
    expect(notice?.text.split("\n")).toContain(line);
  }
  expect(notice?.html).toContain('href="https://dance.test/settings/profile#devices"');
  expect(notice?.html).toContain('href="https://dance.test/reset"');
});

it("has no line for an unknown place", async () => {
  await enter(fixture.browser());
  await enter(fixture.browser({ address: "10.0.0.1" }));
  const [notice] = await notices();
  expect(notice?.text).not.toContain("Place");
});

it("the first sign-in, a known device, and a wrong password are not announced", async () => {
  const own = fixture.browser();
  await enter(own);
  await enter(own);
  await enter(fixture.browser(), { password: "Wrong123!" });
  expect(await notices()).toEqual([]);
});

it("a browser that only requested a code is not known", async () => {
  await enter(fixture.browser());
  const stranger = fixture.browser();
  await stranger.execute(REQUEST_RESET, { input: { email: "ada@dance.com" } });
  await enter(stranger, { password: PASSWORD });
  expect(await notices()).toHaveLength(1);
});

it("stops at ten mails in an hour", async () => {
  await enter(fixture.browser());
  for (let nth = 0; nth < 12; nth += 1) await enter(fixture.browser());
  expect(await notices()).toHaveLength(10);
});

it("leads through outbox and queue to the mail provider", async () => {
  await enter(fixture.browser());
  const stop = fixture.startWorkers();
  await enter(fixture.browser());
  const sent = () => fixture.mail.sent.filter(({ subject }) => subject === SUBJECT);
  const end = Date.now() + 10_000;
  while (sent().length === 0 && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await stop();
  expect(sent()).toHaveLength(1);
});
