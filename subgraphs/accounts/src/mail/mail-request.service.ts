import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { mailRequested } from "@eightcount/contracts/events/mail-requested";
import { plainLine, plainLines } from "@eightcount/rules/people/plain-text";
import { type OutboxEntry, outboxEntry } from "@eightcount/service-kit/events/outbox-entry";
import type { Mail } from "./mail";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Seals mail for the outbox, because codes must not be readable in the database or the queue. */
export class MailRequestService {
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = createHash("sha256").update(`mail seal:${secret}`).digest();
  }

  request(mail: Mail): OutboxEntry {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key, iv);
    const text = JSON.stringify(sanitized(mail));
    const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    const sealed = Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
    return outboxEntry(mailRequested, { sealed });
  }

  /** @throws Error when the seal is broken or was made with another secret. */
  open(sealed: string): Mail {
    const bytes = Buffer.from(sealed, "base64url");
    const bodyStart = IV_BYTES + TAG_BYTES;
    const decipher = createDecipheriv(CIPHER, this.#key, bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, bodyStart));
    const body = Buffer.concat([decipher.update(bytes.subarray(bodyStart)), decipher.final()]);
    return JSON.parse(body.toString("utf8")) as Mail;
  }
}

/** Removes typed characters that a mail server refuses. */
const sanitized = ({ to, subject, text, html }: Mail): Mail => ({
  to: plainLine(to),
  subject: plainLine(subject),
  text: plainLines(text),
  html: plainLines(html),
});
