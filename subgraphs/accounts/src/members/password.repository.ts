import type { OutboxEntry } from "@eightcount/service-kit/events/outbox-entry";
import type { Prisma, PrismaClient } from "../generated/client/client";
import type { EndedSessionsRepository } from "../sessions/ended-sessions.repository";
import { signUpOfBrowser } from "../sign-up/pending-sign-up.rules";
import { type EmailProof, markEmailVerified } from "./email-proof.repository";
import type { ProfileRecord } from "./member-record";
import { writeProfile } from "./write-profile.repository";

export interface PasswordChange {
  readonly accountId: string;
  readonly passwordHash: string;
  readonly at: Date;
  readonly allowedBy: CurrentPassword | ResetCode;
  /** Sign-in to keep. All others end. */
  readonly keepFamilyId: string | null;
  /** The only browser that is still known after the change. */
  readonly deviceHash: string;
}

export interface CurrentPassword {
  readonly replacedHash: string;
}

export interface ResetCode {
  readonly codeId: string;
  /** Verifies the email if needed, because the code was mailed to it. */
  readonly proof: EmailProof;
  /** Of the browser whose sign-up data is kept, the newest first. */
  readonly signUpHashes: readonly string[];
  /** Used if the member's sign-up data is dropped. */
  readonly billingProcessor: ProfileRecord["billingProcessor"];
}

/** Revokes sign-ins and known devices in the same transaction. */
export class PasswordRepository {
  constructor(
    private readonly db: PrismaClient,
    private readonly ended: Pick<EndedSessionsRepository, "add">,
  ) {}

  /** Returns false when another request used the code or replaced the password first. */
  async replace(change: PasswordChange, events: readonly OutboxEntry[]): Promise<boolean> {
    const endedIds = await this.#replace(change, events);
    if (endedIds === null) return false;
    await this.ended.add(endedIds);
    return true;
  }

  async #replace(
    change: PasswordChange,
    events: readonly OutboxEntry[],
  ): Promise<readonly string[] | null> {
    const { accountId, passwordHash, at, allowedBy, keepFamilyId, deviceHash } = change;
    return this.db.$transaction(async (tx) => {
      const [account] = await tx.$queryRaw<{ passwordHash: string; isVerified: boolean }[]>`
        SELECT password_hash AS "passwordHash", email_verified_at IS NOT NULL AS "isVerified"
        FROM account WHERE id = ${accountId}::uuid FOR UPDATE`;
      if (!account) return null;
      if ("replacedHash" in allowedBy) {
        if (account.passwordHash !== allowedBy.replacedHash) return null;
      } else {
        const resets = { accountId, purpose: "RESET_PASSWORD", usedAt: null } as const;
        const { count } = await tx.emailCode.updateMany({
          where: { ...resets, id: allowedBy.codeId },
          data: { usedAt: at },
        });
        if (count === 0) return null;
        await tx.emailCode.deleteMany({ where: resets });
        if (!account.isVerified) {
          await keepOwnProfile(tx, accountId, allowedBy);
          await markEmailVerified(tx, accountId, allowedBy.proof);
        }
      }
      await tx.account.update({ where: { id: accountId }, data: { passwordHash } });
      const ended = await tx.sessionFamily.updateManyAndReturn({
        where: {
          accountId,
          revokedAt: null,
          ...(keepFamilyId ? { NOT: { id: keepFamilyId } } : {}),
        },
        data: { revokedAt: at },
        select: { id: true },
      });
      await tx.knownDevice.deleteMany({ where: { accountId } });
      await tx.knownDevice.create({ data: { accountId, deviceHash, usedAt: at } });
      await tx.outboxEvent.createMany({ data: [...events] });
      return ended.map(({ id }) => id);
    });
  }
}

/** Keeps only profile data that was entered in this browser. */
async function keepOwnProfile(
  tx: Prisma.TransactionClient,
  accountId: string,
  { signUpHashes, billingProcessor }: ResetCode,
): Promise<void> {
  const pending = await tx.signUp.findMany({ where: { accountId } });
  // A ready-made account has no sign-up, so its profile stays as it is.
  if (pending.length === 0) return;
  const own = signUpOfBrowser(pending, signUpHashes);
  await writeProfile(
    tx,
    accountId,
    own ? (own.profile as Prisma.InputJsonObject) : { billingProcessor },
  );
}
