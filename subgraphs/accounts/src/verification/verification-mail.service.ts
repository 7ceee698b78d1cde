import type { MailRequestService } from "../mail/mail-request.service";
import { verificationMail } from "../mail/templates/verification-mail";
import type { OutboxEntry } from "../members/outbox-entry";

/** Words the mail that carries a verification code. */
export class VerificationMailService {
  constructor(
    private readonly requests: MailRequestService,
    private readonly publicUrl: string,
  ) {}

  request(email: string, code: string): OutboxEntry {
    return this.requests.request({
      to: email,
      ...verificationMail({ code, publicUrl: this.publicUrl }),
    });
  }
}
