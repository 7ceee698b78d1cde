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

/** A mail of the queue. */
export interface QueuedMail {
  readonly eventId: string;
  readonly sealed: string;
  /** Counts its deliveries, from 1. */
  readonly attempt: number;
}

/** So often, about a quarter of an hour long, a mail is sent that the server refuses. */
export const REFUSED_MAIL_ATTEMPTS = 20;

/** Hands requested mail to the carrier, once for each request. */
export class MailDeliveryService {
  constructor(private readonly options: MailDeliveryOptions) {}

  async deliver(queued: QueuedMail): Promise<void> {
    const mail = this.options.requests.open(queued.sealed);
    // The mark and the sending share a transaction: a failed delivery is tried again.
    await this.options.inbox.once(queued.eventId, () => this.#send(mail, queued));
  }

  // Whoever signs up with a made-up address must not hold up everybody else's mail for a day.
  async #send(mail: Mail, { eventId, attempt }: QueuedMail): Promise<void> {
    const { provider, logger } = this.options;
    try {
      await provider.send(mail, eventId);
    } catch (error) {
      if (error instanceof UndeliverableMailError) {
        logger.warn({ eventId }, "a mail was given up: its address takes none");
        return;
      }
      if (!(error instanceof RefusedMailError)) throw error;
      if (attempt < REFUSED_MAIL_ATTEMPTS) throw new ExpectedFailure(error.message);
      logger.error(
        { eventId, attempts: attempt, reply: error.message },
        "a mail was given up: the server refuses it",
      );
    }
  }
}
