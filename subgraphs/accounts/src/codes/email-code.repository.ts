import { Prisma, type PrismaClient } from "../generated/client/client";
import { type OutboxEntry, outboxRows } from "../members/outbox-entry";
import { CODE_TRIES, type CodePurpose, HOUR_MS } from "./email-code.rules";

/** A code about to be mailed: what is kept of it, and the mail that carries it. */
export interface NewCode {
  readonly accountId: string;
  readonly purpose: CodePurpose;
  readonly codeHash: string;
  readonly sentAt: Date;
  readonly expiresAt: Date;
}

/** What became of one try at the newest code. */
export interface CodeTry {
  readonly id: string;
  readonly isMatch: boolean;
  readonly isUsed: boolean;
  readonly expiresAt: Date;
}

export interface TryQuestion {
  readonly accountId: string;
  readonly purpose: CodePurpose;
  readonly codeHash: string;
}

/** Keeps mailed codes; every count that protects them is made in one locked statement. */
export class EmailCodeRepository {
  constructor(private readonly db: PrismaClient) {}

  /**
   * Keeps a code and its mail unless `mayFrom`, told when earlier codes went out, answers a
   * later moment; that moment is returned then. Two askers at once wait for each other.
   */
  async issue(
    code: NewCode,
    events: readonly OutboxEntry[],
    mayFrom: (sentAt: readonly Date[]) => Date,
  ): Promise<Date | null> {
    return this.db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT id FROM account WHERE id = ${code.accountId}::uuid FOR UPDATE`;
      const recent = await tx.emailCode.findMany({
        where: {
          accountId: code.accountId,
          purpose: code.purpose,
          sentAt: { gt: new Date(code.sentAt.getTime() - HOUR_MS) },
        },
        select: { sentAt: true },
      });
      const from = mayFrom(recent.map((row) => row.sentAt));
      if (from > code.sentAt) return from;
      await tx.emailCode.create({ data: code });
      await tx.outboxEvent.createMany({ data: outboxRows(events) });
      return null;
    });
  }

  /** Tries the newest code; a wrong try is counted at once. Null: no code, or no tries left. */
  async tryNewest(question: TryQuestion): Promise<CodeTry | null> {
    const { accountId, purpose, codeHash } = question;
    const rows = await this.db.$queryRaw<CodeTry[]>(Prisma.sql`
      UPDATE email_code SET attempts = attempts + (code_hash <> ${codeHash})::int
      WHERE id = (
        SELECT id FROM email_code
        WHERE account_id = ${accountId}::uuid AND purpose = ${purpose}::"CodePurpose"
        ORDER BY sent_at DESC, id DESC LIMIT 1
      ) AND attempts < ${CODE_TRIES}
      RETURNING id, code_hash = ${codeHash} AS "isMatch", used_at IS NOT NULL AS "isUsed",
        expires_at AS "expiresAt"`);
    return rows[0] ?? null;
  }

  /** Whether any code of a purpose was ever mailed. */
  async hasAny(accountId: string, purpose: CodePurpose): Promise<boolean> {
    return (await this.db.emailCode.count({ where: { accountId, purpose }, take: 1 })) > 0;
  }
}
