import { randomUUID } from "node:crypto";
import { deliver } from "@eightcount/test-kit/events/deliver";
import { type MembershipNotice, membershipMail } from "../mail/templates/membership-mail";
import { type AccountsFixture, accountsFixture } from "../testing/accounts-fixture";
import { signedUp, verified } from "../testing/operations";

const publicUrl = "http://dance.test";
const memberId = "0192f0c1-2a3b-7c4d-8e5f-0123456789ab";
const at = new Date("2026-12-02T23:30:00.000Z");
const amount = { amountCents: 1_900, currency: "USD" as const };
const rupees = { amountCents: 499_900, currency: "INR" as const };
const paymentMethod = "Visa ending with 1111";
const planName = "Monthly Subscription";

const mailOf = (notice: object, name = "Ada") =>
  membershipMail({ memberId, ...notice } as MembershipNotice, { name, publicUrl });

/** A notice of every kind, and what the member must read in its mail. */
const kinds: readonly (readonly [MembershipNotice, readonly string[]])[] = [
  [
    { kind: "WELCOME", memberId, planName, isTrial: true, ...amount, nextChargeAt: at },
    ["Monthly Subscription", "$19.00", "Dec 2, 2026 (UTC)", publicUrl],
  ],
  [
    { kind: "RECEIPT", memberId, invoiceNumber: "1042", ...rupees, paidAt: at, paymentMethod },
    ["₹4,999.00", "Visa ending with 1111", "1042", "Dec 2, 2026 (UTC)"],
  ],
  [
    { kind: "TRIAL_REMINDER", memberId, planName, ...amount, chargedAt: at },
    ["$19.00", "Dec 2, 2026 (UTC)", "cancel before this date", "/settings/subscription"],
  ],
  [
    { kind: "PAYMENT_FAILED", memberId, paymentMethod, ...amount, accessUntil: at },
    ["Visa ending with 1111", "$19.00", "until Dec 2, 2026 (UTC)", "/settings/subscription"],
  ],
  [
    { kind: "ACCESS_LOCKED", memberId, paymentMethod, ...rupees },
    ["Visa ending with 1111", "₹4,999.00", "/settings/subscription"],
  ],
  [
    { kind: "CARD_EXPIRING", memberId, paymentMethod, validThrough: "2026-12" },
    ["Visa ending with 1111", "December 2026", "/settings/subscription"],
  ],
  [
    { kind: "CANCELED", memberId, planName, accessEndsAt: at },
    ["Monthly Subscription", "Dec 2, 2026 (UTC)", "/settings/subscription"],
  ],
  [
    {
      kind: "PLAN_CHANGE_SCHEDULED",
      memberId,
      planName,
      newPlanName: "Yearly Subscription",
      ...rupees,
      activatesAt: at,
    },
    ["Monthly Subscription", "Yearly Subscription", "₹4,999.00", "Dec 2, 2026 (UTC)"],
  ],
  [
    {
      kind: "PAUSE_SCHEDULED",
      memberId,
      planName,
      ...rupees,
      pausesAt: at,
      resumesAt: new Date("2027-02-02T12:00:00Z"),
    },
    ["Monthly Subscription", "₹4,999.00", "Dec 2, 2026 (UTC)", "Feb 2, 2027 (UTC)"],
  ],
];

describe("mails about a membership", () => {
  it.each(kinds.map(([notice, facts]) => [notice.kind, notice, facts] as const))(
    "%s states the facts in text and HTML",
    (_kind, notice, facts) => {
      const { subject, text, html } = mailOf(notice);
      expect(subject.length).toBeGreaterThan(10);
      for (const fact of facts) {
        expect(text).toContain(fact);
        expect(html).toContain(fact);
      }
      expect(text).toContain("Hi \u2068Ada\u2069,\n");
      expect(`${subject}${text}${html}`).not.toMatch(/undefined|null|NaN/);
    },
  );

  it.each(["माया", "مايا", "李 美玲", "<b>Ada</b> & 💃", "N".repeat(200)])(
    "greets %s in any script and never as markup",
    (name) => {
      const { text, html } = mailOf({ kind: "CANCELED", planName, accessEndsAt: at }, name);
      expect(text).toContain(`Hi \u2068${name}\u2069,\n`);
      expect(html).not.toContain("<b>Ada");
      expect(html).toContain(name.replace("<b>Ada</b> & ", "&lt;b&gt;Ada&lt;/b&gt; &amp; "));
    },
  );

  it("without a name, it starts with the sentence itself", () => {
    const { text } = mailOf({ kind: "CANCELED", planName, accessEndsAt: at }, " ");
    expect(text).toContain("canceled\n\nYour Monthly Subscription won't renew");
  });

  it("names no amount that is not known", () => {
    const owed = { kind: "ACCESS_LOCKED", paymentMethod: null, amountCents: 0, currency: "USD" };
    expect(mailOf(owed).text).toContain("We still couldn't charge your payment method, so");
    const free = { amountCents: 0, currency: "USD", nextChargeAt: null };
    expect(mailOf({ kind: "WELCOME", planName, isTrial: false, ...free }).text).not.toContain("$");
  });
});

describe("a notice from billing", () => {
  let fixture: AccountsFixture;
  beforeAll(async () => {
    fixture = await accountsFixture();
  });
  beforeEach(() => fixture.reset());
  afterAll(() => fixture.close());

  const noticeFor = (id: string) => ({
    id: randomUUID(),
    topic: "notice.requested",
    version: 1,
    payload: { kind: "CANCELED", memberId: id, planName, accessEndsAt: at.toISOString() },
    occurredAt: at.toISOString(),
  });
  const send = (event: ReturnType<typeof noticeFor>) =>
    deliver(fixture.accounts.modules.membershipMails, event);
  const mailsTo = async (email: string) =>
    (await fixture.waitingMails())
      .filter(({ to, subject }) => to === email && subject.includes("canceled"))
      .map(({ subject }) => subject);

  it("is mailed once to the member's address, even if it is delivered twice at once", async () => {
    const event = noticeFor(await verified(fixture, { email: "ada@dance.com" }));
    await Promise.all([send(event), send(event)]);
    await send(event);
    expect(await mailsTo("ada@dance.com")).toEqual(["Your Eightcount membership is canceled"]);
  });

  it("reaches the mail provider through outbox and queue, once", async () => {
    const event = noticeFor(await verified(fixture, { email: "ada@dance.com" }));
    await send(event);
    await send(event);
    const isCanceled = () =>
      fixture.mail.sent.filter(({ subject }) => subject.includes("canceled")).length;
    const stop = fixture.startWorkers();
    for (let look = 0; look < 200 && isCanceled() === 0; look += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await stop();
    expect(isCanceled()).toBe(1);
  });

  it("is not mailed to an unverified address or a deleted account", async () => {
    await send(noticeFor(await signedUp(fixture, { email: "ada@dance.com" })));
    await send(noticeFor(randomUUID()));
    expect(await mailsTo("ada@dance.com")).toEqual([]);
  });

  it("leaves neither name nor address in outbox rows that are readable", async () => {
    await send(noticeFor(await verified(fixture, { email: "ada@dance.com" })));
    const { rows } = await fixture.db.query<{ payload: object }>(
      "SELECT payload FROM outbox_event WHERE topic = 'mail.requested' ORDER BY created_at DESC",
    );
    expect(JSON.stringify(rows)).not.toMatch(/ada@dance|Monthly Subscription/i);
  });
});
