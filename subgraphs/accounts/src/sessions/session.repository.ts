import type { Prisma, PrismaClient } from "../generated/client/client";
import type { KeptToken } from "./sessions.rules";

/** A refresh token about to be handed out. */
export interface NewToken {
  readonly tokenHash: string;
  readonly userAgent: string;
  readonly issuedAt: Date;
}

/** A sign-in about to begin. */
export interface NewFamily {
  readonly accountId: string;
  readonly isRemembered: boolean;
  readonly expiresAt: Date;
  readonly token: NewToken;
  /** The hash the given password was checked against. */
  readonly passwordHash: string;
}

/** A kept token and the sign-in it belongs to. */
export interface FoundToken extends KeptToken {
  readonly id: string;
  readonly familyId: string;
  readonly accountId: string;
  readonly isRemembered: boolean;
  readonly authAt: Date;
}

export interface Succession {
  readonly from: FoundToken;
  readonly to: NewToken;
  readonly expiresAt: Date;
  /** The answer to the last exchange was lost: what it gave out is called back. */
  readonly isUnanswered: boolean;
}

/** Keeps sign-ins and their refresh tokens, the tokens as hashes only. */
export class SessionRepository {
  constructor(private readonly db: PrismaClient) {}

  /** False, and nothing begins, when the password was replaced since it was checked. */
  async begin({ token, passwordHash, ...family }: NewFamily): Promise<boolean> {
    return this.db.$transaction(async (tx) => {
      // Waits for whoever is replacing the password, and makes them wait: they end every sign-in.
      const unchanged = await tx.$queryRaw<unknown[]>`SELECT 1 FROM account
        WHERE id = ${family.accountId}::uuid AND password_hash = ${passwordHash} FOR SHARE`;
      if (unchanged.length === 0) return false;
      await tx.sessionFamily.create({
        data: { ...family, authAt: token.issuedAt, tokens: { create: token } },
      });
      return true;
    });
  }

  async findToken(tokenHash: string): Promise<FoundToken | null> {
    const row = await this.db.refreshToken.findUnique({
      where: { tokenHash },
      include: { family: true },
    });
    if (!row) return null;
    const { family, id, familyId, userAgent, rotatedAt, withdrawnAt } = row;
    return {
      id,
      familyId,
      userAgent,
      rotatedAt,
      withdrawnAt,
      isSuccessorUsed: rotatedAt !== null && (await isSuccessorUsed(this.db, id)),
      accountId: family.accountId,
      isRemembered: family.isRemembered,
      authAt: family.authAt,
      familyRevokedAt: family.revokedAt,
      familyExpiresAt: family.expiresAt,
    };
  }

  /**
   * Hands the successor of a token out and prolongs the sign-in; `ended` when it was ended
   * meanwhile, `reused` when a lost answer turns out to have arrived somewhere. Two requests at
   * once both succeed; both tokens belong to one sign-in.
   */
  async succeed(succession: Succession): Promise<"held" | "ended" | "reused"> {
    const { from, to, expiresAt } = succession;
    const { familyId } = from;
    return this.db.$transaction(async (tx) => {
      // The family's row keeps the exchanges of one sign-in in turn.
      const { count } = await tx.sessionFamily.updateMany({
        where: { id: familyId, revokedAt: null },
        data: { expiresAt },
      });
      if (count === 0) return "ended";
      if (succession.isUnanswered) {
        if (await isSuccessorUsed(tx, from.id)) return "reused";
        await callBack(tx, succession);
      }
      await tx.refreshToken.updateMany({
        where: { id: from.id, rotatedAt: null },
        data: { rotatedAt: to.issuedAt },
      });
      await tx.refreshToken.create({ data: { familyId, predecessorId: from.id, ...to } });
      return "held";
    });
  }

  /** Ends a sign-in; none of its tokens is worth anything any more. */
  async revokeFamily(familyId: string, at: Date): Promise<void> {
    await this.db.sessionFamily.updateMany({
      where: { id: familyId, revokedAt: null },
      data: { revokedAt: at },
    });
  }

  /** Removes tokens that were exchanged before `before`: a living sign-in would keep them all. */
  async forgetExchanged(before: Date): Promise<void> {
    await this.db.refreshToken.deleteMany({ where: { rotatedAt: { lt: before } } });
  }

  /** Removes sign-ins that ended before `before`; answers how many. */
  async forgetEnded(before: Date): Promise<number> {
    const { count } = await this.db.sessionFamily.deleteMany({
      where: { OR: [{ expiresAt: { lt: before } }, { revokedAt: { lt: before } }] },
    });
    return count;
  }
}

type Reader = Pick<Prisma.TransactionClient, "refreshToken">;

async function isSuccessorUsed(db: Reader, id: string): Promise<boolean> {
  const used = { predecessorId: id, rotatedAt: { not: null } };
  return (await db.refreshToken.findFirst({ where: used, select: { id: true } })) !== null;
}

/** Withdraws what was lost. Only the first of several that ask again does; the others are twins. */
async function callBack(tx: Reader, { from, to }: Succession): Promise<void> {
  const { count } = await tx.refreshToken.updateMany({
    where: { id: from.id, rotatedAt: from.rotatedAt },
    data: { rotatedAt: to.issuedAt },
  });
  if (count === 0) return;
  await tx.refreshToken.updateMany({
    where: { predecessorId: from.id, withdrawnAt: null },
    data: { withdrawnAt: to.issuedAt },
  });
}
