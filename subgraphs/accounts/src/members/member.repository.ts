import { Prisma, type PrismaClient } from "../generated/client/client";
import type { EditableProfile, MemberRecord, NewMember } from "./member-record";
import { profileColumns } from "./profile-columns";

const withProfile = { profile: true } satisfies Prisma.AccountInclude;
type Row = Prisma.AccountGetPayload<{ include: typeof withProfile }>;
const UNIQUE_VIOLATION = "P2002";

function listOf<T>(json: Prisma.JsonValue, isItem: (item: unknown) => item is T): T[] {
  return Array.isArray(json) ? (json as unknown[]).filter(isItem) : [];
}
const isText = (item: unknown) => typeof item === "string";
const isNumber = (item: unknown) => typeof item === "number";

function toRecord({ profile, ...account }: Row): MemberRecord {
  if (!profile) throw new Error(`account ${account.id} has no profile`);
  const prefStyles = listOf(profile.prefStyles, isText);
  return {
    ...account,
    profile: { ...profile, prefStyles, keapTagIds: listOf(profile.keapTagIds, isNumber) },
  };
}

export class MemberRepository {
  constructor(private readonly db: PrismaClient) {}

  async findByEmail(email: string): Promise<MemberRecord | null> {
    // Postgres rejects null characters, even in a query.
    if (email.includes("\0")) return null;
    const row = await this.db.account.findUnique({ where: { email }, include: withProfile });
    return row && toRecord(row);
  }

  async findById(id: string): Promise<MemberRecord | null> {
    const row = await this.db.account.findUnique({ where: { id }, include: withProfile });
    return row && toRecord(row);
  }

  async findByIds(ids: readonly string[]): Promise<readonly MemberRecord[]> {
    const where = { id: { in: [...ids] } };
    const rows = await this.db.account.findMany({ where, include: withProfile });
    return rows.map(toRecord);
  }

  /** Returns false when the email is already in use. */
  async register(member: NewMember): Promise<boolean> {
    const { profile, groups, ...account } = member;
    const data: Prisma.AccountCreateInput = {
      ...account,
      groups: [...(groups ?? [])],
      profile: { create: profileColumns(profile) },
    };
    try {
      await this.db.account.create({ data });
      return true;
    } catch (error) {
      const isKnown = error instanceof Prisma.PrismaClientKnownRequestError;
      if (isKnown && error.code === UNIQUE_VIOLATION) return false;
      throw error;
    }
  }

  /** Changes nothing if the password was replaced meanwhile. */
  async upgradeHash(accountId: string, from: string, to: string): Promise<void> {
    await this.db.account.updateMany({
      where: { id: accountId, passwordHash: from },
      data: { passwordHash: to },
    });
  }

  async markSignedIn(accountId: string, at: Date): Promise<void> {
    await this.db.account.updateMany({
      where: { id: accountId, firstSignedInAt: null },
      data: { firstSignedInAt: at },
    });
  }

  async saveProfile(accountId: string, profile: EditableProfile): Promise<void> {
    await this.db.profile.update({ where: { id: accountId }, data: profile });
  }
}
