import type { OutboxEntry } from "@eightcount/service-kit/events/outbox-entry";
import type { MailRequestService } from "../mail/mail-request.service";
import { verificationMail } from "../mail/templates/verification-mail";

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
