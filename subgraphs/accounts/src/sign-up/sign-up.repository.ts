import type { OutboxEntry } from "@eightcount/service-kit/events/outbox-entry";
import { deleteInSteps } from "@eightcount/service-kit/process/delete-in-steps";
import type {
  EarliestSendTime,
  EmailCodeRepository,
  NewCode,
} from "../codes/email-code.repository";
import { CODE_ATTEMPTS } from "../codes/email-code.rules";
import type { Prisma, PrismaClient } from "../generated/client/client";
import { type EmailProof, markEmailVerified } from "../members/email-proof.repository";
import type { NewMember } from "../members/member-record";
import { profileColumns } from "../members/profile-columns";
import { writeProfile } from "../members/write-profile.repository";
import { type PendingSignUp, SIGN_UP_BROWSERS } from "./pending-sign-up.rules";

export interface NewSignUp {
  /** Its id is used only if the email has no account yet. */
  readonly member: NewMember;
  readonly deviceHash: string;
  /** Under which this browser signed up before, if it did. */
  readonly earlierHash?: string | null;
  readonly at: Date;
}

export interface FirstCode {
  readonly code: NewCode;
  readonly mail: OutboxEntry;
  readonly earliestSendAt: EarliestSendTime;
}

export interface SharedSignUp {
  readonly id: string;
  readonly hasCode: boolean;
}

/** `verified` means that the email belongs to a verified account. */
export type SaveOutcome = { readonly accountId: string } | "verified" | "limited";

/** `again` means that the same code was entered twice. */
export type ConfirmOutcome = "confirmed" | "again" | "superseded";

type Tx = Prisma.TransactionClient;
interface LockedAccount {
  readonly id: string;
  readonly isVerified: boolean;
}

class LimitReached extends Error {}

/** Browsers can sign up with one address in parallel. The code that is entered decides. */
export class SignUpRepository {
  constructor(
    private readonly db: PrismaClient,
    private readonly codes: EmailCodeRepository,
  ) {}

  /** Replaces this browser's earlier sign-up, which keeps its code if none may be sent yet. */
  async save(
    signUp: NewSignUp,
    createCode: (accountId: string, signUpId: string) => FirstCode,
  ): Promise<SaveOutcome> {
    const work = this.db.$transaction(async (tx): Promise<SaveOutcome> => {
      const account = await lockByEmail(tx, signUp);
      if (account.isVerified) return "verified";
      const pending = await this.#savePending(tx, account.id, signUp);
      const { code, mail, earliestSendAt } = createCode(account.id, pending.id);
      const refused = await this.codes.issueWithin(tx, { code, events: [mail] }, earliestSendAt);
      if (refused && !pending.hasCode) throw new LimitReached();
      await replaceProfile(tx, account.id, signUp);
      return { accountId: account.id };
    });
    return work.catch((error: unknown) => {
      if (error instanceof LimitReached) return "limited";
      throw error;
    });
  }

  async saveVerified(signUp: NewSignUp, proof: EmailProof): Promise<string | null> {
    return this.db.$transaction(async (tx) => {
      const { id, isVerified } = await lockByEmail(tx, signUp);
      if (isVerified) return null;
      await replaceProfile(tx, id, signUp);
      await markEmailVerified(tx, id, proof);
      return id;
    });
  }

  async list(accountId: string): Promise<readonly PendingSignUp[]> {
    return this.db.signUp.findMany({
      where: { accountId },
      select: { id: true, deviceHash: true, passwordHash: true },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    });
  }

  /** Copies a sign-up to a browser in which its unchanged password was just entered. */
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
      // Keeps the age, or repeated sign-ins would prevent the deletion of the account.
      const { createdAt } = given;
      const own = await tx.signUp.upsert({
        where: { accountId_deviceHash: { accountId, deviceHash } },
        create: { accountId, deviceHash, passwordHash, profile, createdAt },
        update: {},
      });
      const of = { signUpId: { in: alike.map((one) => one.id) } };
      const good = { ...of, otherAttempts: { lt: CODE_ATTEMPTS }, expiresAt: { gt: at } };
      return { id: own.id, hasCode: (await tx.emailCode.count({ where: good })) > 0 };
    });
  }

  async confirm(accountId: string, codeId: string, proof: EmailProof): Promise<ConfirmOutcome> {
    return this.db.$transaction(async (tx) => {
      const [account] = await tx.$queryRaw<LockedAccount[]>`
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
        // The code is older than the sign-ups and must not confirm their password.
        return "superseded";
      }
      await tx.emailCode.update({ where: { id: codeId }, data: { usedAt: proof.at } });
      await markEmailVerified(tx, accountId, proof);
      return "confirmed";
    });
  }

  async pruneUnverified(moment: Date): Promise<number> {
    const where: Prisma.AccountWhereInput = {
      emailVerifiedAt: null,
      // Keeps ready-made accounts, which have no sign-up.
      signUps: { some: {}, none: { createdAt: { gte: moment } } },
    };
    return deleteInSteps((limit) => this.db.account.deleteMany({ where, limit }));
  }

  async #savePending(tx: Tx, accountId: string, signUp: NewSignUp) {
    const { member, deviceHash, earlierHash, at } = signUp;
    // A code mailed for no sign-up must not confirm the password of this one.
    await tx.emailCode.deleteMany({
      where: { accountId, purpose: "VERIFY_EMAIL", signUpId: null },
    });
    if (earlierHash && earlierHash !== deviceHash) {
      await moveSignUp(tx, { accountId, deviceHash: earlierHash }, deviceHash);
    }
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

/** With its codes, so that whoever copied the earlier cookie has neither. */
async function moveSignUp(
  tx: Tx,
  where: { readonly accountId: string; readonly deviceHash: string },
  deviceHash: string,
): Promise<void> {
  await tx.emailCode.updateMany({
    where: { ...where, purpose: "VERIFY_EMAIL" },
    data: { deviceHash },
  });
  await tx.signUp.updateMany({ where, data: { deviceHash } });
}

/** Creates the account if the email has none, and locks its row either way. */
async function lockByEmail(
  tx: Tx,
  { member, at }: Pick<NewSignUp, "member" | "at">,
): Promise<LockedAccount> {
  const { id, email, passwordHash } = member;
  await tx.account.createMany({
    data: { id, email, passwordHash, groups: [], createdAt: at },
    skipDuplicates: true,
  });
  const [account] = await tx.$queryRaw<LockedAccount[]>`
    SELECT id, email_verified_at IS NOT NULL AS "isVerified" FROM account
    WHERE email = ${email} FOR UPDATE`;
  // The account may have just been deleted, so the next try creates a new one.
  return account ?? lockByEmail(tx, { member, at });
}

async function replaceProfile(tx: Tx, id: string, { member, at }: NewSignUp): Promise<void> {
  const { passwordHash } = member;
  await tx.account.update({ where: { id }, data: { passwordHash, createdAt: at } });
  await writeProfile(tx, id, profileColumns(member.profile));
}
