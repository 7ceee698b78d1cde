import type { Mail } from "../mail/mail";
import {
  type MailProvider,
  RefusedMailError,
  UndeliverableMailError,
} from "../providers/mail/mail.provider";

/** Keeps what would have been sent, newest last. */
export class RecordingMail implements MailProvider {
  readonly sent: Mail[] = [];
  /** How many of the next mails the carrier refuses. */
  failures = 0;

  /** Addresses of `nobody` take no mail, and mail for `poison` is refused by its server. */
  async send(mail: Mail): Promise<void> {
    if (mail.to.startsWith("nobody@")) throw new UndeliverableMailError();
    if (mail.to.startsWith("poison@")) throw new RefusedMailError("450 to DATA");
    if (this.failures > 0) {
      this.failures -= 1;
      throw new Error("no server accepts mail");
    }
    this.sent.push(mail);
  }

  async close(): Promise<void> {}
}
