import type { PrismaClient } from "../generated/client/client";
import type { DeviceSessions, OpenSession } from "./signed-in-device.rules";

/** A member with more sign-ins sees the ones used last. */
const MAX_LISTED = 100;

export class SignedInDeviceRepository {
  constructor(private readonly db: PrismaClient) {}

  /** Returns the sign-ins that have not ended, the ones used last first. */
  async list(memberId: string, now: Date): Promise<readonly OpenSession[]> {
    return this.db.sessionFamily.findMany({
      where: { accountId: memberId, revokedAt: null, expiresAt: { gt: now } },
      orderBy: [{ lastUsedAt: { sort: "desc", nulls: "last" } }, { authAt: "desc" }],
      take: MAX_LISTED,
    });
  }

  /** Whether the member had a sign-in with this id, which may have ended. */
  async exists(memberId: string, publicId: string): Promise<boolean> {
    const where = { accountId: memberId, publicId };
    return (await this.db.sessionFamily.count({ where })) > 0;
  }

  /** Ends a browser's sign-ins and makes it unknown. Returns the ids of the ended ones. */
  async end(
    memberId: string,
    { sessionIds, deviceHash }: DeviceSessions,
    at: Date,
  ): Promise<readonly string[]> {
    const [ended] = await this.db.$transaction([
      this.db.sessionFamily.updateManyAndReturn({
        where: { accountId: memberId, id: { in: [...sessionIds] }, revokedAt: null },
        data: { revokedAt: at },
        select: { id: true },
      }),
      this.db.knownDevice.deleteMany({ where: { accountId: memberId, deviceHash } }),
    ]);
    return ended.map(({ id }) => id);
  }

  /** Ends all sign-ins except those of one browser. All others become unknown. */
  async endOthers(
    memberId: string,
    { sessionIds, deviceHash }: DeviceSessions,
    at: Date,
  ): Promise<readonly string[]> {
    const [ended] = await this.db.$transaction([
      this.db.sessionFamily.updateManyAndReturn({
        where: { accountId: memberId, id: { notIn: [...sessionIds] }, revokedAt: null },
        data: { revokedAt: at },
        select: { id: true },
      }),
      this.db.knownDevice.deleteMany({
        where: { accountId: memberId, NOT: { deviceHash } },
      }),
    ]);
    return ended.map(({ id }) => id);
  }
}
