import type { Logger } from "@eightcount/service-kit/logging/logger";
import type { InboxRepository } from "../events/inbox.repository";
import { type MailProvider, UndeliverableMailError } from "../providers/mail/mail.provider";
import type { Mail } from "./mail";
import type { MailRequestService } from "./mail-request.service";

export interface MailDeliveryOptions {
  readonly inbox: InboxRepository;
  readonly requests: MailRequestService;
  readonly provider: MailProvider;
  readonly logger: Logger;
}

/** Hands requested mail to the carrier, once for each request. */
export class MailDeliveryService {
  constructor(private readonly options: MailDeliveryOptions) {}

  async deliver(eventId: string, sealed: string): Promise<void> {
    const mail = this.options.requests.open(sealed);
    // The mark and the sending share a transaction: a failed delivery is tried again.
    await this.options.inbox.once(eventId, () => this.#send(mail, eventId));
  }

  // Whoever signs up with a made-up address must not hold up everybody else's mail for a day.
  async #send(mail: Mail, eventId: string): Promise<void> {
    try {
      await this.options.provider.send(mail, eventId);
    } catch (error) {
      if (!(error instanceof UndeliverableMailError)) throw error;
      this.options.logger.warn({ eventId }, "a mail was given up: its address takes none");
    }
  }
}
