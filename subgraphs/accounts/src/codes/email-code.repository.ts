import type { OutboxEntry } from "@eightcount/service-kit/events/outbox-entry";
import type { Prisma, PrismaClient } from "../generated/client/client";
import {
  CODE_LIFE_MS,
  CODE_TRIES,
  type CodePurpose,
  DAY_MS,
  type KeptCode,
  type SentCodeMail,
  triedCodes,
} from "./email-code.rules";

/** A code about to be mailed: what is kept of it, and the mail that carries it. */
export interface NewCode {
  readonly accountId: string;
  readonly purpose: CodePurpose;
  readonly codeHash: string;
  /** The browser that asked. */
  readonly deviceHash: string;
  /** Whose budget of mails it is sent from. */
  readonly requester: string;
  /** The sign-up it confirms; null for a reset code. */
  readonly signUpId: string | null;
  readonly sentAt: Date;
  readonly expiresAt: Date;
}

/** When a code may go out, given those of the last day. */
export type MayFrom = (sent: readonly SentCodeMail[]) => Date;

export interface TryQuestion {
  readonly accountId: string;
  readonly purpose: CodePurpose;
  /** Only codes for these sign-ups count; undefined: codes for any, or for none. */
  readonly signUpIds?: readonly string[] | undefined;
  readonly codeHash: string;
  readonly deviceHash: string;
  readonly now: Date;
}

/** The code a try hit, or why it hit none. */
export type CodeTry = KeptCode | "mismatch" | "exhausted";

/** Keeps mailed codes; every count that protects them is made while the account's row is held. */
export class EmailCodeRepository {
  constructor(private readonly db: PrismaClient) {}

  /**
   * Keeps a code and its mail unless `mayFrom` returns a later moment; that moment is returned
   * then. Two askers at once wait for each other.
   */
  async issue(
    code: NewCode,
    events: readonly OutboxEntry[],
    mayFrom: MayFrom,
  ): Promise<Date | null> {
    return this.db.$transaction(async (tx) => {
      await hold(tx, code.accountId);
      return this.issueWithin(tx, { code, events }, mayFrom);
    });
  }

  /** The same as part of a transaction that already holds the account's row. */
  async issueWithin(
    tx: Prisma.TransactionClient,
    { code, events }: { readonly code: NewCode; readonly events: readonly OutboxEntry[] },
    mayFrom: MayFrom,
  ): Promise<Date | null> {
    const { accountId, purpose, sentAt } = code;
    const sent = await tx.emailCode.findMany({
      where: { accountId, purpose, sentAt: { gt: new Date(sentAt.getTime() - DAY_MS) } },
      select: { sentAt: true, requester: true },
    });
    const from = mayFrom(sent);
    if (from > sentAt) return from;
    await tx.emailCode.create({ data: code });
    await tx.outboxEvent.createMany({ data: [...events] });
    return null;
  }

  /** Compares a typed code with those the browser may try; a wrong try is counted immediately. */
  async attempt(question: TryQuestion): Promise<CodeTry> {
    const { accountId, purpose, signUpIds, deviceHash, codeHash, now } = question;
    const of = { accountId, purpose };
    // A code that has just been used is for no sign-up any more.
    const meant = signUpIds
      ? { OR: [{ signUpId: { in: [...signUpIds] } }, { usedAt: { not: null } }] }
      : {};
    return this.db.$transaction(async (tx) => {
      await hold(tx, accountId);
      const since = new Date(now.getTime() - CODE_LIFE_MS[purpose] - DAY_MS);
      const kept = await tx.emailCode.findMany({
        where: { ...of, ...meant, sentAt: { gt: since } },
        orderBy: [{ sentAt: "desc" }, { id: "desc" }],
      });
      const { codes, isOwn } = triedCodes(kept, deviceHash, now);
      const count = isOwn ? "attempts" : "otherAttempts";
      const open = codes.filter((code) => code[count] < CODE_TRIES);
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

  /** Whether a device asked for a code of an e-mail's account that is still good. */
  async hasAsked(
    email: string,
    { purpose, deviceHash, now }: Pick<TryQuestion, "purpose" | "deviceHash" | "now">,
  ): Promise<boolean> {
    // Postgres takes no null character, not even in a question.
    if (email.includes("\0")) return false;
    const where = { purpose, deviceHash, expiresAt: { gt: now }, account: { email } };
    return (await this.db.emailCode.findFirst({ where, select: { id: true } })) !== null;
  }
}

async function hold(tx: Prisma.TransactionClient, accountId: string): Promise<void> {
  await tx.$queryRaw`SELECT id FROM account WHERE id = ${accountId}::uuid FOR UPDATE`;
}
