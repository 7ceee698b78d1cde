import type { Mail } from "../mail/mail";
import {
  type MailProvider,
  RefusedMailError,
  UndeliverableMailError,
} from "../providers/mail/mail.provider";

/** Records mails instead of sending them, newest last. */
export class RecordingMail implements MailProvider {
  readonly sent: Mail[] = [];
  /** Number of next mails to fail. */
  failures = 0;

  /** Addresses of `nobody` accept no mail, and the server refuses mail to `poison`. */
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
