import type { OutboxEntry } from "@eightcount/service-kit/events/outbox-entry";
import type { Prisma, PrismaClient } from "../generated/client/client";
import {
  CODE_ATTEMPTS,
  CODE_LIFE_MS,
  type CodePurpose,
  candidateCodes,
  DAY_MS,
  type SentCodeMail,
  type StoredCode,
} from "./email-code.rules";

export interface NewCode {
  readonly accountId: string;
  readonly purpose: CodePurpose;
  readonly codeHash: string;
  readonly deviceHash: string;
  /** Key of the mail budget it is sent from. */
  readonly requester: string;
  readonly signUpId: string | null;
  readonly sentAt: Date;
  readonly expiresAt: Date;
}

export type EarliestSendTime = (sent: readonly SentCodeMail[]) => Date;

export interface CodeAttempt {
  readonly accountId: string;
  readonly purpose: CodePurpose;
  /** Undefined accepts codes for any sign-up, or for none. */
  readonly signUpIds?: readonly string[] | undefined;
  readonly codeHash: string;
  readonly deviceHash: string;
  readonly now: Date;
}

export type CodeAttemptResult = StoredCode | "mismatch" | "exhausted";

/** Counts attempts and mails only while the account row is locked. */
export class EmailCodeRepository {
  constructor(private readonly db: PrismaClient) {}

  /** Returns null when the code is stored, or the later time that `earliestSendAt` demands. */
  async issue(
    code: NewCode,
    events: readonly OutboxEntry[],
    earliestSendAt: EarliestSendTime,
  ): Promise<Date | null> {
    return this.db.$transaction(async (tx) => {
      await lockAccount(tx, code.accountId);
      return this.issueWithin(tx, { code, events }, earliestSendAt);
    });
  }

  /** Requires a transaction that already holds the account row. */
  async issueWithin(
    tx: Prisma.TransactionClient,
    { code, events }: { readonly code: NewCode; readonly events: readonly OutboxEntry[] },
    earliestSendAt: EarliestSendTime,
  ): Promise<Date | null> {
    const { accountId, purpose, sentAt } = code;
    const sent = await tx.emailCode.findMany({
      where: { accountId, purpose, sentAt: { gt: new Date(sentAt.getTime() - DAY_MS) } },
      select: { sentAt: true, requester: true },
    });
    const from = earliestSendAt(sent);
    if (from > sentAt) return from;
    await tx.emailCode.create({ data: code });
    await tx.outboxEvent.createMany({ data: [...events] });
    return null;
  }

  /** Counts a wrong attempt immediately. */
  async attempt(question: CodeAttempt): Promise<CodeAttemptResult> {
    const { accountId, purpose, signUpIds, deviceHash, codeHash, now } = question;
    const of = { accountId, purpose };
    // A used code has lost its sign-up, but entering it again must still match.
    const meant = signUpIds
      ? { OR: [{ signUpId: { in: [...signUpIds] } }, { usedAt: { not: null } }] }
      : {};
    return this.db.$transaction(async (tx) => {
      await lockAccount(tx, accountId);
      const since = new Date(now.getTime() - CODE_LIFE_MS[purpose] - DAY_MS);
      const kept = await tx.emailCode.findMany({
        where: { ...of, ...meant, sentAt: { gt: since } },
        orderBy: [{ sentAt: "desc" }, { id: "desc" }],
      });
      const { codes, isOwn } = candidateCodes(kept, deviceHash, now);
      const count = isOwn ? "attempts" : "otherAttempts";
      const open = codes.filter((code) => code[count] < CODE_ATTEMPTS);
      if (open.length === 0) return codes.length > 0 ? "exhausted" : "mismatch";
      const hit = open.find((code) => code.codeHash === codeHash);
      if (hit) return hit;
      await tx.emailCode.updateMany({
        where: { ...of, id: { in: open.map(({ id }) => id) } },
        data: { [count]: { increment: 1 } },
      });
      return "mismatch";
    });
  }

  /** Returns the one of the hashes under which an unexpired code was last requested. */
  async requesterHash(
    email: string,
    deviceHashes: readonly string[],
    { purpose, now }: Pick<CodeAttempt, "purpose" | "now">,
  ): Promise<string | null> {
    // Postgres rejects null characters, even in a query.
    if (email.includes("\0")) return null;
    const requested = await this.db.emailCode.findFirst({
      where: {
        ...{ purpose, deviceHash: { in: [...deviceHashes] } },
        ...{ expiresAt: { gt: now }, account: { email } },
      },
      orderBy: [{ sentAt: "desc" }, { id: "desc" }],
      select: { deviceHash: true },
    });
    return requested?.deviceHash ?? null;
  }
}

async function lockAccount(tx: Prisma.TransactionClient, accountId: string): Promise<void> {
  await tx.$queryRaw`SELECT id FROM account WHERE id = ${accountId}::uuid FOR UPDATE`;
}
