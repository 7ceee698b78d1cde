import type {
  NoticeResult,
  ProviderNotice,
  WebhookHeaders,
} from "../providers/billing/billing.provider";
import type { LegacyCrmProvider } from "../providers/legacy-crm/legacy-crm.provider";
import type { CrmContactRepository } from "./crm-contact.repository";

export class CrmNoticesService {
  constructor(
    private readonly crm: LegacyCrmProvider,
    private readonly contacts: CrmContactRepository,
  ) {}

  readNotice(rawBody: string, headers: WebhookHeaders, now: Date): NoticeResult {
    return this.crm.readNotice(rawBody, headers, now);
  }

  /** Returns null before the member verifies their email, which reads earlier orders. */
  async memberOfNotice(notice: ProviderNotice): Promise<string | null> {
    const contactId = await this.crm.contactOfNotice(notice);
    return contactId && this.contacts.findMember(contactId);
  }
}
