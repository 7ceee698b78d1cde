import { GIFT_SEAL, giftMail } from "@eightcount/contracts/events/gift-mail-requested";
import { Seal } from "@eightcount/service-kit/events/seal";
import type { MailRequestService } from "../mail/mail-request.service";
import { giftMailText } from "../mail/templates/gift-mail";
import type { MailOnceRepository } from "../membership-mails/mail-once.repository";

export interface GiftMailOptions {
  readonly mails: MailRequestService;
  readonly requests: MailOnceRepository;
  /** Shared with billing. */
  readonly secret: string;
  readonly publicUrl: string;
}

/** Turns billing's events into mail for people who may have no account. */
export class GiftMailService {
  readonly #seal: Seal;

  constructor(private readonly options: GiftMailOptions) {
    this.#seal = new Seal(GIFT_SEAL, options.secret);
  }

  /** @throws Error when the seal is broken or was made with another secret. */
  async request(eventId: string, sealed: string): Promise<void> {
    const { mails, requests, publicUrl } = this.options;
    const mail = giftMail.parse(this.#seal.open(sealed));
    const text = giftMailText(mail, publicUrl);
    await requests.requestOnce(eventId, mails.request({ to: mail.to, ...text }));
  }
}
