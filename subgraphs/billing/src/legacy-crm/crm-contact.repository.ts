import type { PrismaClient } from "../generated/client/client";

/** Who is who at the CRM, as Postgres keeps it. */
export class CrmContactRepository {
  constructor(private readonly db: PrismaClient) {}

  /** Keeps who is who. A contact is one member's: an account made anew takes it over. */
  async keep(memberId: string, contactId: string): Promise<void> {
    await this.db.$transaction([
      this.db.crmContact.deleteMany({ where: { contactId, memberId: { not: memberId } } }),
      this.db.crmContact.upsert({
        where: { memberId },
        create: { memberId, contactId },
        update: { contactId },
      }),
    ]);
  }

  /** The member's contact; null for everybody the CRM does not bill. */
  async findContact(memberId: string): Promise<string | null> {
    const row = await this.db.crmContact.findUnique({ where: { memberId } });
    return row?.contactId ?? null;
  }

  async findMember(contactId: string): Promise<string | null> {
    const row = await this.db.crmContact.findUnique({ where: { contactId } });
    return row?.memberId ?? null;
  }
}
