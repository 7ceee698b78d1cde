import { mailRequested } from "@eightcount/contracts/events/mail-requested";
import { plainLine, plainLines } from "@eightcount/rules/people/plain-text";
import { type OutboxEntry, outboxEntry } from "@eightcount/service-kit/events/outbox-entry";
import { Seal } from "@eightcount/service-kit/events/seal";
import type { Mail } from "./mail";

/** Seals mail for the outbox, because codes must not be readable in the database or the queue. */
export class MailRequestService {
  readonly #seal: Seal;

  constructor(secret: string) {
    this.#seal = new Seal("mail seal", secret);
  }

  request(mail: Mail): OutboxEntry {
    return outboxEntry(mailRequested, { sealed: this.#seal.close(sanitized(mail)) });
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
