import { randomUUID } from "node:crypto";
import {
  GIFT_SEAL,
  type GiftMail,
  type WrittenGiftMail,
} from "@eightcount/contracts/events/gift-mail-requested";
import { Seal } from "@eightcount/service-kit/events/seal";
import { deliver } from "@eightcount/test-kit/events/deliver";
import { giftMailText } from "../mail/templates/gift-mail";
import { type AccountsFixture, accountsFixture } from "../testing/accounts-fixture";

const publicUrl = "http://dance.test";
const at = new Date("2026-12-24T08:00:00.000Z");
const facts = {
  amountCents: 1_900,
  currency: "USD" as const,
  giverName: "Inès",
  recipientName: "李 美玲",
  message: "ارقصي معي 💃\n<b>Always!</b>",
};
const code = "ABCD1234EFGH5678";
const delivery: GiftMail = { kind: "DELIVERY", ...facts, to: "friend@dance.com", code };
const receipt = {
  kind: "RECEIPT" as const,
  ...facts,
  to: "ines@dance.com",
  orderNumber: "1042",
  paidAt: new Date("2026-12-01T23:30:00.000Z"),
  timeZone: "Europe/Paris",
  recipientEmail: "friend@dance.com",
  deliverAt: at,
  code: null,
};

describe("mails about a gift card", () => {
  it("the recipient reads who it is from, the words, the amount, and the code", () => {
    const { subject, text, html } = giftMailText(delivery, publicUrl);
    expect(subject).toContain("Inès");
    for (const part of [text, html]) {
      for (const fact of ["李 美玲", "Inès", "$19.00", code, "utm_gift_card=1"]) {
        expect(part).toContain(fact);
      }
    }
    expect(text).toContain("ارقصي معي 💃\n<b>Always!</b>");
    expect(html).toContain('<blockquote dir="auto"');
    expect(html).toContain("&lt;b&gt;Always!");
    expect(html).not.toContain("<b>Always");
  });

  it("the giver reads the order and the day of delivery in their own time zone, but no code", () => {
    const { text } = giftMailText(receipt, publicUrl);
    for (const fact of ["1042", "$19.00", "Dec 2, 2026", "Dec 24, 2026", "friend@dance.com"]) {
      expect(text).toContain(fact);
    }
    expect(text).not.toContain(code);
  });

  it("the giver of a card to print reads its code", () => {
    const printed = { ...receipt, recipientEmail: null, deliverAt: null, code };
    expect(giftMailText(printed, publicUrl).text).toContain(`Gift card code: ${code}`);
  });

  it("a card for now is announced without a date", () => {
    const now = { ...receipt, deliverAt: receipt.paidAt };
    expect(giftMailText(now, publicUrl).text).toContain("now.");
  });
});

describe("a gift mail from billing", () => {
  let fixture: AccountsFixture;
  beforeAll(async () => {
    fixture = await accountsFixture();
  });
  beforeEach(() => fixture.reset());
  afterAll(() => fixture.close());

  const eventOf = (secret: string) => ({
    id: randomUUID(),
    topic: "gift-mail.requested",
    version: 1,
    payload: { sealed: new Seal(GIFT_SEAL, secret).close(delivery satisfies WrittenGiftMail) },
    occurredAt: at.toISOString(),
  });

  it("goes to an address without an account, once, even if it is delivered twice at once", async () => {
    const event = eventOf(fixture.accounts.infrastructure.config.ticketSecret);
    const send = () => deliver(fixture.accounts.modules.giftMails, event);
    await Promise.all([send(), send()]);
    await send();
    const mails = await fixture.waitingMails();
    expect(mails.map(({ to }) => to)).toEqual(["friend@dance.com"]);
    expect(mails[0]?.text).toContain(code);
  });

  it("sealed with another secret is not mailed", async () => {
    const event = eventOf("another-secret-00000000");
    await expect(deliver(fixture.accounts.modules.giftMails, event)).rejects.toThrow();
    expect(await fixture.waitingMails()).toEqual([]);
  });
});
