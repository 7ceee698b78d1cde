import { createHmac } from "node:crypto";
import { mailRequested } from "@eightcount/contracts/events/mail-requested";
import { normalizeEmail } from "@eightcount/rules/people/email";
import { plainLine, plainLines } from "@eightcount/rules/people/plain-text";
import { type OutboxEntry, outboxEntry } from "@eightcount/service-kit/events/outbox-entry";
import { Seal } from "@eightcount/service-kit/events/seal";
import type { Mail } from "./mail";

/** Seals mail for the outbox, because codes must not be readable in the database or the queue. */
export class MailRequestService {
  readonly #seal: Seal;

  constructor(private readonly secret: string) {
    this.#seal = new Seal("mail seal", secret);
  }

  /** `memberId` is the member that a mail to somebody else is about. */
  request(mail: Mail, memberId?: string): OutboxEntry {
    return outboxEntry(mailRequested, {
      sealed: this.#seal.close(sanitized(mail)),
      recipient: this.recipientOf(mail.to),
      ...(memberId === undefined ? {} : { memberId }),
    });
  }

  /** Returns a keyed hash, by which a member's mails are found without opening all of them. */
  recipientOf(email: string): string {
    const key = `mail recipient:${this.secret}`;
    return createHmac("sha256", key).update(normalizeEmail(email)).digest("base64url");
  }

  /** @throws Error when the seal is broken or was made with another secret. */
  open(sealed: string): Mail {
    return this.#seal.open(sealed) as Mail;
  }
}

/** Removes typed characters that a mail server refuses. */
const sanitized = ({ to, subject, text, html }: Mail): Mail => ({
  to: plainLine(to),
  subject: plainLine(subject),
  text: plainLines(text),
  html: plainLines(html),
});
