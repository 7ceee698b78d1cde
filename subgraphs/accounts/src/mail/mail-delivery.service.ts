import type { InboxRepository } from "../events/inbox.repository";
import type { MailProvider } from "../providers/mail/mail.provider";
import type { MailRequestService } from "./mail-request.service";

export interface MailDeliveryOptions {
  readonly inbox: InboxRepository;
  readonly requests: MailRequestService;
  readonly provider: MailProvider;
}

/** Hands requested mail to the carrier, once for each request. */
export class MailDeliveryService {
  constructor(private readonly options: MailDeliveryOptions) {}

  async deliver(eventId: string, sealed: string): Promise<void> {
    const mail = this.options.requests.open(sealed);
    // The mark and the sending share a transaction: a failed delivery is tried again.
    await this.options.inbox.once(eventId, () => this.options.provider.send(mail, eventId));
  }
}
