import type {
  NoticeAnswer,
  ProviderNotice,
  WebhookHeaders,
} from "../providers/billing/billing.provider";
import type { LegacyCrmProvider } from "../providers/legacy-crm/legacy-crm.provider";
import type { CrmContactRepository } from "./crm-contact.repository";

/** The CRM's notices, and whose they are. */
export class CrmNoticesService {
  constructor(
    private readonly crm: LegacyCrmProvider,
    private readonly contacts: CrmContactRepository,
  ) {}

  readNotice(rawBody: string, headers: WebhookHeaders, now: Date): NoticeAnswer {
    return this.crm.readNotice(rawBody, headers, now);
  }

  /**
   * The member a notice is about; null when it is nobody's. Whoever ordered before their e-mail was
   * verified is read when it is.
   */
  async memberOfNotice(notice: ProviderNotice): Promise<string | null> {
    const contactId = await this.crm.contactOfNotice(notice);
    return contactId && this.contacts.findMember(contactId);
  }
}
