import { randomUUID } from "node:crypto";
import { testDatabase } from "@eightcount/test-kit/databases/test-database";
import type { Person } from "@eightcount/test-kit/isolation/describe-isolation";
import { PrismaPg } from "@prisma/adapter-pg";
import { Pool } from "pg";
import { EmailCodeRepository } from "../codes/email-code.repository";
import type { CodePurpose } from "../codes/email-code.rules";
import { DeviceRepository } from "../devices/device.repository";
import { EntitlementRepository } from "../entitlements/entitlement.repository";
import { DeletionRepository } from "../erasure/deletion.repository";
import { ErasureRepository } from "../erasure/erasure.repository";
import { InboxRepository } from "../events/inbox.repository";
import { PrismaClient } from "../generated/client/client";
import { MemberStoryReadModel } from "../member-story/member-story.read-model";
import { MemberRepository } from "../members/member.repository";
import { PasswordRepository } from "../members/password.repository";
import { MemberRecordsReadModel } from "../my-data/member-records.read-model";
import { SessionRepository } from "../sessions/session.repository";
import { SignUpRepository } from "../sign-up/sign-up.repository";
import { SignedInDeviceRepository } from "../signed-in-devices/signed-in-device.repository";

/** Password hash of every member, so that only their ids differ. */
export const HASH = "the same hash";
export const at = new Date("2026-11-21T10:00:00Z");
const later = new Date("2026-11-22T10:00:00Z");

/** Opens the repositories of this subgraph on a separate database. */
export async function isolationFixture() {
  const database = await testDatabase("accounts");
  const db = new Pool({ connectionString: database.url, max: 4 });
  const prisma = new PrismaClient({ adapter: new PrismaPg(db) });
  const codes = new EmailCodeRepository(prisma);
  return {
    db,
    prisma,
    codes,
    deletions: new DeletionRepository(prisma),
    devices: new DeviceRepository(prisma),
    entitlements: new EntitlementRepository(db, new InboxRepository(db)),
    erasures: new ErasureRepository(db),
    members: new MemberRepository(prisma),
    stories: new MemberStoryReadModel(prisma),
    records: new MemberRecordsReadModel(db),
    passwords: new PasswordRepository(prisma, { add: async () => undefined }),
    sessions: new SessionRepository(prisma),
    signedInDevices: new SignedInDeviceRepository(prisma),
    signUps: new SignUpRepository(prisma, codes),
    reset: () => database.reset(),
    close: async () => {
      await prisma.$disconnect();
      await db.end();
      await database.close();
    },
  };
}

export type IsolationRepositories = Awaited<ReturnType<typeof isolationFixture>>;

export const emailOf = ({ mark }: Person): string => `${mark}@dance.com`;

/** Creates an account with one row of every kind that can belong to it. */
export async function anAccount(
  { prisma, members }: IsolationRepositories,
  who: Person,
  emailVerifiedAt: Date | null = null,
) {
  const { memberId, mark } = who;
  const account = { id: memberId, email: emailOf(who), passwordHash: HASH, emailVerifiedAt };
  await members.register({ ...account, profile: { name: mark, billingProcessor: "RECURLY" } });
  const signUp = await prisma.signUp.create({
    data: {
      accountId: memberId,
      deviceHash: "device",
      passwordHash: HASH,
      profile: { name: mark, billingProcessor: "RECURLY" },
      createdAt: at,
    },
  });
  const code = (purpose: CodePurpose, signUpId: string | null) =>
    prisma.emailCode.create({
      data: {
        accountId: memberId,
        purpose,
        signUpId,
        codeHash: `${purpose} of ${mark}`,
        deviceHash: `device of ${mark}`,
        requester: "network:home",
        sentAt: at,
        expiresAt: later,
      },
    });
  const verification = await code("VERIFY_EMAIL", signUp.id);
  const reset = await code("RESET_PASSWORD", null);
  const device = { accountId: memberId, deviceHash: `device of ${mark}`, usedAt: at };
  await prisma.knownDevice.create({ data: device });
  return {
    ...(await aSession(prisma, who)),
    verificationId: verification.id,
    resetId: reset.id,
    resetHash: reset.codeHash,
    deviceHash: device.deviceHash,
  };
}

async function aSession(prisma: PrismaClient, { memberId, mark }: Person) {
  const tokenHash = `token of ${mark}`;
  const family = await prisma.sessionFamily.create({
    data: {
      accountId: memberId,
      isRemembered: false,
      authAt: at,
      expiresAt: later,
      tokens: { create: { id: randomUUID(), tokenHash, userAgent: "Firefox", issuedAt: at } },
    },
  });
  return { familyId: family.id, publicId: family.publicId, tokenHash };
}
