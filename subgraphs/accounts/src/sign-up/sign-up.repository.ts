import type { OutboxEntry } from "@eightcount/service-kit/events/outbox-entry";
import type { EmailCodeRepository, MayFrom, NewCode } from "../codes/email-code.repository";
import { CODE_TRIES } from "../codes/email-code.rules";
import type { Prisma, PrismaClient } from "../generated/client/client";
import { type EmailProof, proveEmail } from "../members/email-proof.repository";
import type { NewMember } from "../members/member-record";
import { profileColumns } from "../members/profile-columns";
import { writeProfile } from "../members/write-profile.repository";
import { type PendingSignUp, SIGN_UP_BROWSERS } from "./pending-sign-up.rules";

/** A sign-up about to be kept. */
export interface NewSignUp {
  /** With an id for the account in case it is a new one. */
  readonly member: NewMember;
  /** The browser that signs up. */
  readonly deviceHash: string;
  readonly at: Date;
}

/** The code of a sign-up, its mail, and when it may go out. */
export interface FirstCode {
  readonly code: NewCode;
  readonly mail: OutboxEntry;
  readonly mayFrom: MayFrom;
}

/** A sign-up that a browser shares with others, and whether a code that it takes has been mailed. */
export interface SharedSignUp {
  readonly id: string;
  readonly hasCode: boolean;
}

/** What became of a sign-up; `verified` means that the e-mail belongs to a verified account. */
export type KeptSignUp = { readonly accountId: string } | "verified" | "limited";

/** What became of a confirmation; `again` is the same code once more. */
export type Confirmed = "confirmed" | "again" | "superseded";

type Tx = Prisma.TransactionClient;
interface HeldAccount {
  readonly id: string;
  readonly isVerified: boolean;
}

/** Undoes what a refused sign-up has written so far. */
class LimitReached extends Error {}

/**
 * Keeps sign-ups until one of them is confirmed. Nobody owns an address by being first: every
 * browser's sign-up waits beside the others, and the code that is entered decides.
 */
export class SignUpRepository {
  constructor(
    private readonly db: PrismaClient,
    private readonly codes: EmailCodeRepository,
  ) {}

  /**
   * Keeps a sign-up and mails its code; `draw` makes the code for the account. The same browser's
   * earlier sign-up is replaced, and keeps the code it has when another may not go out yet.
   */
  async keep(
    signUp: NewSignUp,
    draw: (accountId: string, signUpId: string) => FirstCode,
  ): Promise<KeptSignUp> {
    const work = this.db.$transaction(async (tx): Promise<KeptSignUp> => {
      const account = await holdByEmail(tx, signUp);
      if (account.isVerified) return "verified";
      const pending = await this.#keepPending(tx, account.id, signUp);
      const { code, mail, mayFrom } = draw(account.id, pending.id);
      const refused = await this.codes.issueWithin(tx, { code, events: [mail] }, mayFrom);
      if (refused && !pending.hasCode) throw new LimitReached();
      await replaceProfile(tx, account.id, signUp);
      return { accountId: account.id };
    });
    return work.catch((error: unknown) => {
      if (error instanceof LimitReached) return "limited";
      throw error;
    });
  }

  /** Keeps a sign-up that needs no code as a verified account; null when there is one already. */
  async keepVerified(signUp: NewSignUp, proof: EmailProof): Promise<string | null> {
    return this.db.$transaction(async (tx) => {
      const { id, isVerified } = await holdByEmail(tx, signUp);
      if (isVerified) return null;
      await replaceProfile(tx, id, signUp);
      await proveEmail(tx, id, proof);
      return id;
    });
  }

  /** An account's pending sign-ups, the newest first. */
  async list(accountId: string): Promise<readonly PendingSignUp[]> {
    return this.db.signUp.findMany({
      where: { accountId },
      select: { id: true, deviceHash: true, passwordHash: true },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    });
  }

  /**
   * Gives a browser a sign-up of its own, equal to one whose password was just given there. Null
   * when that one is gone, has another password by now, or is held by too many browsers.
   */
  async share(
    accountId: string,
    { id, passwordHash }: PendingSignUp,
    { deviceHash, at }: Pick<NewSignUp, "deviceHash" | "at">,
  ): Promise<SharedSignUp | null> {
    return this.db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT id FROM account WHERE id = ${accountId}::uuid FOR UPDATE`;
      const alike = await tx.signUp.findMany({ where: { accountId, passwordHash } });
      const given = alike.find((one) => one.id === id);
      if (!given || alike.length >= SIGN_UP_BROWSERS) return null;
      const profile = given.profile as Prisma.InputJsonObject;
      // With the age of the given one, or sign-ins would keep the account from being forgotten.
      const { createdAt } = given;
      const own = await tx.signUp.upsert({
        where: { accountId_deviceHash: { accountId, deviceHash } },
        create: { accountId, deviceHash, passwordHash, profile, createdAt },
        update: {},
      });
      const of = { signUpId: { in: alike.map((one) => one.id) } };
      const good = { ...of, otherAttempts: { lt: CODE_TRIES }, expiresAt: { gt: at } };
      return { id: own.id, hasCode: (await tx.emailCode.count({ where: good })) > 0 };
    });
  }

  /** Gives the account the password and the answers of the sign-up that a code was mailed for. */
  async confirm(accountId: string, codeId: string, proof: EmailProof): Promise<Confirmed> {
    return this.db.$transaction(async (tx) => {
      const [account] = await tx.$queryRaw<HeldAccount[]>`
        SELECT id, email_verified_at IS NOT NULL AS "isVerified" FROM account
        WHERE id = ${accountId}::uuid FOR UPDATE`;
      const code = await tx.emailCode.findFirst({
        where: { id: codeId, accountId, purpose: "VERIFY_EMAIL" },
        include: { signUp: true },
      });
      if (!account || !code) return "superseded";
      if (account.isVerified) return code.usedAt ? "again" : "superseded";
      const { signUp } = code;
      if (signUp) {
        const { passwordHash } = signUp;
        await tx.account.update({ where: { id: accountId }, data: { passwordHash } });
        await writeProfile(tx, accountId, signUp.profile as Prisma.InputJsonObject);
      } else if ((await tx.signUp.count({ where: { accountId } })) > 0) {
        // The code is older than the sign-ups, whose password would now stand in the account.
        return "superseded";
      }
      await tx.emailCode.update({ where: { id: codeId }, data: { usedAt: proof.at } });
      await proveEmail(tx, accountId, proof);
      return "confirmed";
    });
  }

  /** Deletes accounts whose last sign-up was made before `moment` and never confirmed. */
  async forgetUnconfirmed(moment: Date): Promise<number> {
    const { count } = await this.db.account.deleteMany({
      where: {
        emailVerifiedAt: null,
        // A ready-made account without a sign-up stays as it is.
        signUps: { some: {}, none: { createdAt: { gte: moment } } },
      },
    });
    return count;
  }

  async #keepPending(tx: Tx, accountId: string, { member, deviceHash, at }: NewSignUp) {
    // A code that was mailed for no sign-up must not confirm the password of this one.
    await tx.emailCode.deleteMany({
      where: { accountId, purpose: "VERIFY_EMAIL", signUpId: null },
    });
    const { passwordHash } = member;
    const profile = profileColumns(member.profile) as Prisma.InputJsonObject;
    const kept = { passwordHash, profile, createdAt: at };
    const { id } = await tx.signUp.upsert({
      where: { accountId_deviceHash: { accountId, deviceHash } },
      create: { accountId, deviceHash, ...kept },
      update: kept,
    });
    const good = { signUpId: id, deviceHash, usedAt: null, expiresAt: { gt: at } };
    return { id, hasCode: (await tx.emailCode.count({ where: good })) > 0 };
  }
}

/** Makes the account unless the e-mail has one, and holds its row either way. */
async function holdByEmail(
  tx: Tx,
  { member, at }: Pick<NewSignUp, "member" | "at">,
): Promise<HeldAccount> {
  const { id, email, passwordHash } = member;
  await tx.account.createMany({
    data: { id, email, passwordHash, groups: [], createdAt: at },
    skipDuplicates: true,
  });
  const [account] = await tx.$queryRaw<HeldAccount[]>`
    SELECT id, email_verified_at IS NOT NULL AS "isVerified" FROM account
    WHERE email = ${email} FOR UPDATE`;
  // A forgotten account may go just then; the next try makes a new one.
  return account ?? holdByEmail(tx, { member, at });
}

/** Nothing an earlier sign-up said about itself is left. */
async function replaceProfile(tx: Tx, id: string, { member, at }: NewSignUp): Promise<void> {
  const { passwordHash } = member;
  await tx.account.update({ where: { id }, data: { passwordHash, createdAt: at } });
  await writeProfile(tx, id, profileColumns(member.profile));
}
