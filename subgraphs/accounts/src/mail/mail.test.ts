import { randomUUID } from "node:crypto";
import { ExpectedFailure } from "@eightcount/service-kit/events/domain-event";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { deliver } from "@eightcount/test-kit/events/deliver";
import { InboxRepository } from "../events/inbox.repository";
import { type AccountsFixture, accountsFixture, codeIn } from "../testing/accounts-fixture";
import { signedUp } from "../testing/operations";
import { MailDeliveryService, REFUSED_MAIL_ATTEMPTS } from "./mail-delivery.service";
import { MailRequestService } from "./mail-request.service";
import { passwordChangedMail } from "./templates/password-changed-mail";
import { resetMail } from "./templates/reset-mail";
import { verificationMail } from "./templates/verification-mail";

const publicUrl = "http://dance.test";

describe("the templates", () => {
  it("carry the code in subject, text and HTML, once each", () => {
    for (const { subject, text, html } of [
      verificationMail({ code: "012345", publicUrl }),
      resetMail({ code: "012345" }),
    ]) {
      expect(subject.startsWith("012345")).toBe(true);
      expect(text.match(/\d{6}/g)).toEqual(["012345"]);
      expect(html.split("012345")).toHaveLength(3);
    }
  });

  it("link to the site they came from", () => {
    expect(verificationMail({ code: "1", publicUrl }).text).toContain(`${publicUrl}/verification`);
    expect(passwordChangedMail({ publicUrl }).html).toContain(`href="${publicUrl}/reset"`);
  });
});

describe("a mail in the outbox", () => {
  const requests = new MailRequestService("a-secret-of-the-test");
  const mail = { to: "ada@dance.com", subject: "s", text: "123456", html: "<p>123456</p>" };

  it("is encrypted and can be decrypted only with the same secret", () => {
    const { topic, payload } = requests.request(mail);
    const sealed = String(payload.sealed);
    expect([topic, requests.open(sealed)]).toEqual(["mail.requested", mail]);
    expect(Buffer.from(sealed, "base64url").includes("123456")).toBe(false);
    expect(() => new MailRequestService("another").open(sealed)).toThrow();
    const broken = `${sealed.slice(0, -2)}${sealed.endsWith("AA") ? "BB" : "AA"}`;
    expect(() => requests.open(broken)).toThrow();
  });

  it("holds nothing that a mail server refuses, whatever was typed into it", () => {
    const typed = {
      to: "ada@dance.com\u0000",
      subject: "Question\r\nBcc: all@dance.com\ud800",
      text: "one\u0000\r\n\ttwo\u0007\ud800",
      html: "<p>\u0000one\ntwo</p>",
    };
    expect(requests.open(String(requests.request(typed).payload.sealed))).toEqual({
      to: "ada@dance.com",
      subject: "QuestionBcc: all@dance.com\ufffd",
      text: "one\n\ttwo\ufffd",
      html: "<p>one\ntwo</p>",
    });
  });
});

describe("mail delivery", () => {
  let fixture: AccountsFixture;
  beforeAll(async () => {
    fixture = await accountsFixture();
  });
  beforeEach(() => fixture.reset());
  afterAll(() => fixture.close());

  const until = async (isSo: () => boolean) => {
    const end = Date.now() + 10_000;
    while (!isSo() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(isSo()).toBe(true);
  };

  it("leads from the sign-up through outbox and queue to the mail provider", async () => {
    const stop = fixture.startWorkers();
    await signedUp(fixture);
    await until(() => fixture.mail.sent.length > 0);
    await stop();
    expect(fixture.mail.sent.map(({ to }) => to)).toEqual(["ada@dance.com"]);
    expect(codeIn(fixture.mail.sent[0])).toMatch(/^\d{6}$/);
  });

  const requested = async () => {
    const { rows } = await fixture.db.query(
      "SELECT id, topic, payload, created_at FROM outbox_event",
    );
    return { ...rows[0], occurredAt: rows[0].created_at.toISOString() };
  };

  it("mail to an address that accepts none is dropped and delays no other mail", async () => {
    await signedUp(fixture, { email: "nobody@dance.com" });
    const event = await requested();
    await deliver(fixture.accounts.modules.mail, event);
    expect(fixture.mail.sent).toEqual([]);
  });

  it("a mail that the server refuses is dropped after twenty attempts, with one error in the log", async () => {
    const eventId = randomUUID();
    const requests = new MailRequestService("a-secret-of-the-test");
    const poison = { to: "poison@dance.com", subject: "s", text: "t", html: "<p>t</p>" };
    const sealed = String(requests.request(poison).payload.sealed);
    const logger = createLogger("mail-test");
    logger.level = "silent";
    const errors = jest.spyOn(logger, "error");
    const delivery = new MailDeliveryService({
      inbox: new InboxRepository(fixture.db),
      requests,
      provider: fixture.mail,
      logger,
    });
    const attemptNumber = (attempt: number) => delivery.deliver({ eventId, sealed, attempt });
    for (let attempt = 1; attempt < REFUSED_MAIL_ATTEMPTS; attempt += 1) {
      await expect(attemptNumber(attempt)).rejects.toBeInstanceOf(ExpectedFailure);
    }
    await attemptNumber(REFUSED_MAIL_ATTEMPTS);
    await attemptNumber(REFUSED_MAIL_ATTEMPTS + 1);
    expect(REFUSED_MAIL_ATTEMPTS).toBe(20);
    expect(errors.mock.calls).toEqual([
      [{ eventId, attempts: 20, reply: "450 to DATA" }, expect.stringContaining("mail dropped")],
    ]);
    expect(fixture.mail.sent).toEqual([]);
  });

  it("delivery is retried after an outage, and a mail that is queued twice is sent once", async () => {
    await signedUp(fixture);
    const event = await requested();
    const redeliver = () => deliver(fixture.accounts.modules.mail, event);
    fixture.mail.failures = 1;
    await expect(redeliver()).rejects.toThrow("no server accepts mail");
    await redeliver();
    await redeliver();
    expect(fixture.mail.sent).toHaveLength(1);
  });
});
