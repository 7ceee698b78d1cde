import { ExpectedFailure } from "@eightcount/service-kit/events/domain-event";
import type { Logger } from "@eightcount/service-kit/logging/logger";
import type { InboxRepository } from "../events/inbox.repository";
import {
  type MailProvider,
  RefusedMailError,
  UndeliverableMailError,
} from "../providers/mail/mail.provider";
import type { Mail } from "./mail";
import type { MailRequestService } from "./mail-request.service";

export interface MailDeliveryOptions {
  readonly inbox: InboxRepository;
  readonly requests: MailRequestService;
  readonly provider: MailProvider;
  readonly logger: Logger;
}

export interface QueuedMail {
  readonly eventId: string;
  readonly sealed: string;
  /** Starts at 1. */
  readonly attempt: number;
}

/** Refused attempts, over about 15 minutes, before a mail is dropped. */
export const REFUSED_MAIL_ATTEMPTS = 20;

export class MailDeliveryService {
  constructor(private readonly options: MailDeliveryOptions) {}

  async deliver(queued: QueuedMail): Promise<void> {
    const mail = this.options.requests.open(queued.sealed);
    // The mark and the delivery share a transaction, so that a failed delivery is retried.
    await this.options.inbox.once(queued.eventId, () => this.#send(mail, queued));
  }

  // A sign-up with a made-up address must not hold up other mail for a day.
  async #send(mail: Mail, { eventId, attempt }: QueuedMail): Promise<void> {
    const { provider, logger } = this.options;
    try {
      await provider.send(mail, eventId);
    } catch (error) {
      if (error instanceof UndeliverableMailError) {
        logger.warn({ eventId }, "mail dropped; address accepts no mail");
        return;
      }
      if (!(error instanceof RefusedMailError)) throw error;
      if (attempt < REFUSED_MAIL_ATTEMPTS) throw new ExpectedFailure(error.message);
      logger.error(
        { eventId, attempts: attempt, reply: error.message },
        "mail dropped; server refuses it",
      );
    }
  }
}
