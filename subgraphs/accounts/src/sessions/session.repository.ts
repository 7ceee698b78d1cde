import type { PrismaClient } from "../generated/client/client";
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
}

/** Keeps sign-ins and their refresh tokens, the tokens as hashes only. */
export class SessionRepository {
  constructor(private readonly db: PrismaClient) {}

  async begin({ token, ...family }: NewFamily): Promise<void> {
    await this.db.sessionFamily.create({
      data: { ...family, authAt: token.issuedAt, tokens: { create: token } },
    });
  }

  async findToken(tokenHash: string): Promise<FoundToken | null> {
    const row = await this.db.refreshToken.findUnique({
      where: { tokenHash },
      include: { family: true },
    });
    if (!row) return null;
    const { family, id, familyId, userAgent, rotatedAt } = row;
    return {
      id,
      familyId,
      userAgent,
      rotatedAt,
      accountId: family.accountId,
      isRemembered: family.isRemembered,
      authAt: family.authAt,
      familyRevokedAt: family.revokedAt,
      familyExpiresAt: family.expiresAt,
    };
  }

  /**
   * Hands the successor of a token out and prolongs the sign-in. False when the sign-in was
   * ended meanwhile. Two requests at once both succeed; both tokens belong to one sign-in.
   */
  async succeed({ from, to, expiresAt }: Succession): Promise<boolean> {
    const { familyId } = from;
    return this.db.$transaction(async (tx) => {
      const { count } = await tx.sessionFamily.updateMany({
        where: { id: familyId, revokedAt: null },
        data: { expiresAt },
      });
      if (count === 0) return false;
      await tx.refreshToken.updateMany({
        where: { id: from.id, rotatedAt: null },
        data: { rotatedAt: to.issuedAt },
      });
      await tx.refreshToken.create({ data: { familyId, ...to } });
      return true;
    });
  }

  /** Ends a sign-in; none of its tokens is worth anything any more. */
  async revokeFamily(familyId: string, at: Date): Promise<void> {
    await this.db.sessionFamily.updateMany({
      where: { id: familyId, revokedAt: null },
      data: { revokedAt: at },
    });
  }

  /** Removes sign-ins that ended before `before`; answers how many. */
  async forgetEnded(before: Date): Promise<number> {
    const { count } = await this.db.sessionFamily.deleteMany({
      where: { OR: [{ expiresAt: { lt: before } }, { revokedAt: { lt: before } }] },
    });
    return count;
  }
}
