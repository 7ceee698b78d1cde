import type { Prisma, PrismaClient } from "../generated/client/client";
import { drawSuccessorSeed, type RefreshToken, successorOf } from "./refresh-token";
import type { KeptToken, TokenStanding } from "./sessions.rules";

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

/** A presented token about to be exchanged. */
export interface Exchange {
  readonly presented: RefreshToken;
  readonly familyId: string;
  readonly userAgent: string;
  readonly at: Date;
  readonly expiresAt: Date;
  /** Judges the token once every earlier exchange of its sign-in is over. */
  readonly judge: (token: KeptToken) => TokenStanding;
}

export type Exchanged =
  | { readonly kind: "given"; readonly token: RefreshToken }
  | { readonly kind: "ended" }
  /** So many exchanges have followed that the newest token is not looked for. */
  | { readonly kind: "outrun" }
  | { readonly kind: "reused" };

/** Keeps sign-ins and their refresh tokens, the tokens as hashes only. */
export class SessionRepository {
  constructor(private readonly db: PrismaClient) {}

  /** The new sign-in's id; null, and nothing begins, when the password was replaced since its check. */
  async begin({ token, passwordHash, ...family }: NewFamily): Promise<string | null> {
    return this.db.$transaction(async (tx) => {
      // Waits for whoever is replacing the password, and makes them wait: they end every sign-in.
      const unchanged = await tx.$queryRaw<unknown[]>`SELECT 1 FROM account
        WHERE id = ${family.accountId}::uuid AND password_hash = ${passwordHash} FOR SHARE`;
      if (unchanged.length === 0) return null;
      const { id } = await tx.sessionFamily.create({
        data: { ...family, authAt: token.issuedAt, tokens: { create: token } },
      });
      return id;
    });
  }

  async findToken(tokenHash: string): Promise<FoundToken | null> {
    return findToken(this.db, tokenHash);
  }

  /**
   * Hands the successor of a token out and prolongs the sign-in. Of several requests with one token
   * at the same moment, all get the same successor; what a lost answer carried is withdrawn.
   */
  async exchange(exchange: Exchange): Promise<Exchanged> {
    const { presented, familyId, expiresAt, judge } = exchange;
    return this.db.$transaction(async (tx): Promise<Exchanged> => {
      // The family's row keeps the exchanges of one sign-in in turn.
      const { count } = await tx.sessionFamily.updateMany({
        where: { id: familyId, revokedAt: null },
        data: { expiresAt },
      });
      const found = count === 0 ? null : await findToken(tx, presented.hash);
      if (!found) return { kind: "ended" };
      const standing = judge(found);
      if (standing === "ended" || standing === "reused") return { kind: standing };
      const latest = standing === "twin" ? await latestAfter(tx, presented) : null;
      if (latest === "outrun") return { kind: "outrun" };
      return { kind: "given", token: latest ?? (await giveSuccessor(tx, found, exchange)) };
    });
  }

  /** Ends a sign-in; none of its refresh tokens is worth anything any more. */
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

type Tokens = Pick<Prisma.TransactionClient, "refreshToken">;

async function findToken(db: Tokens, tokenHash: string): Promise<FoundToken | null> {
  const row = await db.refreshToken.findUnique({
    where: { tokenHash },
    include: { family: true },
  });
  if (!row) return null;
  const { family, id, familyId, userAgent, rotatedAt, withdrawnAt } = row;
  const successors = rotatedAt ? await successorsOf(db, id) : [];
  return {
    id,
    familyId,
    userAgent,
    rotatedAt,
    withdrawnAt,
    answeredAt: successors[0]?.issuedAt ?? null,
    isSuccessorUsed: successors.some((successor) => successor.rotatedAt !== null),
    accountId: family.accountId,
    isRemembered: family.isRemembered,
    authAt: family.authAt,
    familyRevokedAt: family.revokedAt,
    familyExpiresAt: family.expiresAt,
  };
}

/** The newest first. */
function successorsOf(db: Tokens, predecessorId: string) {
  return db.refreshToken.findMany({
    where: { predecessorId },
    orderBy: { issuedAt: "desc" },
    select: { issuedAt: true, rotatedAt: true },
  });
}

/** Exchanges that one browser's tabs can be ahead of each other by. */
const MOST_EXCHANGES_AHEAD = 10;

/** The unused token at the end of the exchanges that began with `token`; null if it cannot be told. */
async function latestAfter(
  db: Tokens,
  token: RefreshToken,
): Promise<RefreshToken | "outrun" | null> {
  let current = token;
  for (let ahead = 0; ahead <= MOST_EXCHANGES_AHEAD; ahead += 1) {
    const row = await db.refreshToken.findUnique({ where: { tokenHash: current.hash } });
    if (!row || row.withdrawnAt) return null;
    if (!row.rotatedAt) return current;
    // Exchanged by the release before this one, which drew successors at random.
    if (row.successorSeed === null) return null;
    current = successorOf(current, row.successorSeed);
  }
  return "outrun";
}

/** Gives a token its successor; an earlier one, whose answer was lost, is withdrawn. */
async function giveSuccessor(
  tx: Tokens,
  { id, familyId, rotatedAt }: FoundToken,
  { presented, userAgent, at }: Exchange,
): Promise<RefreshToken> {
  const seed = drawSuccessorSeed();
  const successor = successorOf(presented, seed);
  await tx.refreshToken.updateMany({
    where: { predecessorId: id, withdrawnAt: null },
    data: { withdrawnAt: at },
  });
  await tx.refreshToken.update({
    where: { id },
    data: { rotatedAt: rotatedAt ?? at, successorSeed: seed },
  });
  const created = { tokenHash: successor.hash, userAgent, issuedAt: at };
  await tx.refreshToken.create({ data: { familyId, predecessorId: id, ...created } });
  return successor;
}
