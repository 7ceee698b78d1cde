import type { PrismaClient } from "../generated/client/client";

export class CrmContactRepository {
  constructor(private readonly db: PrismaClient) {}

  /** A contact belongs to one member, so a recreated account takes it over. */
  async save(memberId: string, contactId: string): Promise<void> {
    await this.db.$transaction([
      this.db.crmContact.deleteMany({ where: { contactId, memberId: { not: memberId } } }),
      this.db.crmContact.upsert({
        where: { memberId },
        create: { memberId, contactId },
        update: { contactId },
      }),
    ]);
  }

  async forget(memberId: string): Promise<void> {
    await this.db.crmContact.deleteMany({ where: { memberId } });
  }

  async findContact(memberId: string): Promise<string | null> {
    const row = await this.db.crmContact.findUnique({ where: { memberId } });
    return row?.contactId ?? null;
  }

  async findMember(contactId: string): Promise<string | null> {
    const row = await this.db.crmContact.findUnique({ where: { contactId } });
    return row?.memberId ?? null;
  }
}
