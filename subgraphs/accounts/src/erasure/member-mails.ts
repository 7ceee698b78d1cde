import {
  GIFT_SEAL,
  giftMail,
  giftMailRequested,
} from "@eightcount/contracts/events/gift-mail-requested";
import { mailRequested } from "@eightcount/contracts/events/mail-requested";
import type { DomainEvent } from "@eightcount/service-kit/events/domain-event";
import { isAboutMember } from "@eightcount/service-kit/events/forget-events";
import { Seal } from "@eightcount/service-kit/events/seal";
import type { MailRequestService } from "../mail/mail-request.service";

export interface MemberTraces {
  readonly memberId: string;
  /** Keyed hash of the member's email address. Null if an earlier release erased the member. */
  readonly recipient: string | null;
}

export interface ErasedTraces extends MemberTraces {
  readonly erasedAt: Date;
}

export interface MemberMailsOptions {
  readonly mails: Pick<MailRequestService, "open" | "recipientOf">;
  /** Shared with billing, which seals gift mails with it. */
  readonly giftSecret: string;
}

const MAILS: readonly string[] = [mailRequested.topic, giftMailRequested.topic];

export class MemberMails {
  readonly #giftSeal: Seal;

  constructor(private readonly options: MemberMailsOptions) {
    this.#giftSeal = new Seal(GIFT_SEAL, options.giftSecret);
  }

  recipientOf(email: string): string {
    return this.options.mails.recipientOf(email);
  }

  /** True for an event that names the member, and for a mail to the member. */
  isOwn(event: DomainEvent, erased: ErasedTraces): boolean {
    if (isAboutMember(erased.memberId)(event)) return true;
    // Somebody may have signed up with the address since.
    if (!MAILS.includes(event.topic) || new Date(event.occurredAt) > erased.erasedAt) return false;
    const { sealed, recipient } = event.payload as Readonly<Record<string, unknown>>;
    if (typeof recipient === "string") return recipient === erased.recipient;
    return typeof sealed === "string" && this.isOwnSealed(event.topic, sealed, erased);
  }

  /** Opens a mail without a stored recipient. One sealed with an earlier secret is nobody's. */
  isOwnSealed(topic: string, sealed: string, { memberId, recipient }: MemberTraces): boolean {
    try {
      const { to, text } = this.#open(topic, sealed);
      return this.recipientOf(to) === recipient || text.includes(`Member ID: ${memberId}`);
    } catch {
      return false;
    }
  }

  #open(topic: string, sealed: string): { readonly to: string; readonly text: string } {
    if (topic === mailRequested.topic) return this.options.mails.open(sealed);
    return { to: giftMail.parse(this.#giftSeal.open(sealed)).to, text: "" };
  }
}
