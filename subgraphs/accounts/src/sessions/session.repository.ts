import type { OutboxEntry } from "@eightcount/service-kit/events/outbox-entry";
import { deleteInSteps } from "@eightcount/service-kit/process/delete-in-steps";
import { type WithdrawalEvents, withdrawDeletion } from "../erasure/withdraw-deletion.repository";
import type { Prisma, PrismaClient } from "../generated/client/client";
import { createSuccessorSeed, type RefreshToken, successorOf } from "./refresh-token";
import type { SessionClient } from "./session-client.service";
import type { StoredToken, TokenStatus } from "./sessions.rules";

export interface NewToken {
  readonly tokenHash: string;
  readonly userAgent: string;
  readonly issuedAt: Date;
}

export interface NewFamily {
  readonly accountId: string;
  readonly isRemembered: boolean;
  readonly expiresAt: Date;
  readonly token: NewToken;
  readonly passwordHash: string;
  readonly deviceHash: string;
  readonly client: SessionClient;
}

export interface NewFamilyEvents {
  readonly events: readonly OutboxEntry[];
  /** Stored, too, if the sign-in withdraws a request to delete the account. */
  readonly keptEvents: WithdrawalEvents;
}

export interface BegunSession {
  readonly sessionId: string;
  readonly keptAccount: boolean;
}

export interface FoundToken extends StoredToken {
  readonly id: string;
  readonly familyId: string;
  readonly accountId: string;
  readonly isRemembered: boolean;
  readonly authAt: Date;
}

export interface Exchange {
  readonly presented: RefreshToken;
  readonly familyId: string;
  readonly userAgent: string;
  readonly at: Date;
  readonly expiresAt: Date;
  readonly client: SessionClient;
  /** Called after all earlier exchanges of the sign-in have finished. */
  readonly classify: (token: StoredToken) => TokenStatus;
}

export type Exchanged =
  | { readonly kind: "issued"; readonly token: RefreshToken }
  | { readonly kind: "ended" }
  /** Too many exchanges have followed to look for the newest token. */
  | { readonly kind: "too-far-behind" }
  | { readonly kind: "reused" };

/** Stores refresh tokens only as hashes. */
export class SessionRepository {
  constructor(private readonly db: PrismaClient) {}

  /** Returns null when the password was replaced since it was checked. */
  async begin(
    { token, passwordHash, client, ...family }: NewFamily,
    { events, keptEvents }: NewFamilyEvents,
  ): Promise<BegunSession | null> {
    return this.db.$transaction(async (tx) => {
      // Serializes with a password change and a deletion request, which end every sign-in.
      const unchanged = await tx.$queryRaw<unknown[]>`SELECT 1 FROM account
        WHERE id = ${family.accountId}::uuid AND password_hash = ${passwordHash} FOR SHARE`;
      if (unchanged.length === 0) return null;
      const at = { authAt: token.issuedAt, lastUsedAt: token.issuedAt };
      const { id } = await tx.sessionFamily.create({
        data: { ...family, ...client, ...at, tokens: { create: token } },
      });
      await tx.outboxEvent.createMany({ data: [...events] });
      const keptAccount = await withdrawDeletion(tx, family.accountId, keptEvents);
      return { sessionId: id, keptAccount };
    });
  }

  async findToken(tokenHash: string): Promise<FoundToken | null> {
    return findToken(this.db, tokenHash);
  }

  /** Gives concurrent requests with one token the same successor. */
  async exchange(exchange: Exchange): Promise<Exchanged> {
    const { presented, familyId, at, expiresAt, client, classify } = exchange;
    return this.db.$transaction(async (tx): Promise<Exchanged> => {
      // Locks the row, so that exchanges of one sign-in run one after another.
      const { count } = await tx.sessionFamily.updateMany({
        where: { id: familyId, revokedAt: null },
        data: { expiresAt, lastUsedAt: at, ...client },
      });
      const found = count === 0 ? null : await findToken(tx, presented.hash);
      if (!found) return { kind: "ended" };
      const status = classify(found);
      if (status === "ended" || status === "reused") return { kind: status };
      const latest = status === "concurrent" ? await latestAfter(tx, presented) : null;
      if (latest === "too-far-behind") return { kind: "too-far-behind" };
      return { kind: "issued", token: latest ?? (await issueSuccessor(tx, found, exchange)) };
    });
  }

  /** Returns false if it was revoked before. */
  async revokeFamily(familyId: string, at: Date): Promise<boolean> {
    const { count } = await this.db.sessionFamily.updateMany({
      where: { id: familyId, revokedAt: null },
      data: { revokedAt: at },
    });
    return count > 0;
  }

  /** Keeps an active sign-in from accumulating exchanged tokens. */
  async pruneExchanged(before: Date): Promise<void> {
    const where = { rotatedAt: { lt: before } };
    await deleteInSteps((limit) => this.db.refreshToken.deleteMany({ where, limit }));
  }

  async pruneEnded(before: Date): Promise<number> {
    const where = { OR: [{ expiresAt: { lt: before } }, { revokedAt: { lt: before } }] };
    return deleteInSteps((limit) => this.db.sessionFamily.deleteMany({ where, limit }));
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
    successorIssuedAt: successors[0]?.issuedAt ?? null,
    isSuccessorUsed: successors.some((successor) => successor.rotatedAt !== null),
    accountId: family.accountId,
    isRemembered: family.isRemembered,
    authAt: family.authAt,
    familyRevokedAt: family.revokedAt,
    familyExpiresAt: family.expiresAt,
  };
}

function successorsOf(db: Tokens, predecessorId: string) {
  return db.refreshToken.findMany({
    where: { predecessorId },
    orderBy: { issuedAt: "desc" },
    select: { issuedAt: true, rotatedAt: true },
  });
}

/** Exchanges by which one tab of a browser can be ahead of another. */
const MAX_EXCHANGES_AHEAD = 10;

/** Follows the exchanges of `token` to the unused one at their end. */
async function latestAfter(
  db: Tokens,
  token: RefreshToken,
): Promise<RefreshToken | "too-far-behind" | null> {
  let current = token;
  for (let ahead = 0; ahead <= MAX_EXCHANGES_AHEAD; ahead += 1) {
    const row = await db.refreshToken.findUnique({ where: { tokenHash: current.hash } });
    if (!row || row.withdrawnAt) return null;
    if (!row.rotatedAt) return current;
    // Exchanged by an earlier release, which chose successors at random.
    if (row.successorSeed === null) return null;
    current = successorOf(current, row.successorSeed);
  }
  return "too-far-behind";
}

/** Withdraws an earlier successor, whose response was lost. */
async function issueSuccessor(
  tx: Tokens,
  { id, familyId, rotatedAt }: FoundToken,
  { presented, userAgent, at }: Exchange,
): Promise<RefreshToken> {
  const seed = createSuccessorSeed();
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
