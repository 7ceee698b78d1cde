import type { PrismaClient } from "../generated/client/client";
import type { DeviceSessions, OpenSession, StoredSession } from "./signed-in-device.rules";

/** A member with more sign-ins sees the ones used last. */
const MAX_LISTED = 100;

export class SignedInDeviceRepository {
  constructor(private readonly db: PrismaClient) {}

  async list(memberId: string, now: Date): Promise<readonly OpenSession[]> {
    return this.db.sessionFamily.findMany({
      where: { accountId: memberId, revokedAt: null, expiresAt: { gt: now } },
      orderBy: [{ lastUsedAt: { sort: "desc", nulls: "last" } }, { authAt: "desc" }],
      take: MAX_LISTED,
    });
  }

  async find(
    memberId: string,
    id: { readonly publicId: string } | { readonly id: string },
  ): Promise<StoredSession | null> {
    return this.db.sessionFamily.findFirst({ where: { accountId: memberId, ...id } });
  }

  /** Ends all sign-ins of the browser and forgets it. Returns the ended ids. */
  async end(
    memberId: string,
    { id, deviceHash }: Pick<StoredSession, "id" | "deviceHash">,
    at: Date,
  ): Promise<readonly string[]> {
    const ofBrowser = deviceHash === "" ? [] : [{ deviceHash }];
    const [ended] = await this.db.$transaction([
      this.db.sessionFamily.updateManyAndReturn({
        where: { accountId: memberId, OR: [{ id }, ...ofBrowser], revokedAt: null },
        data: { revokedAt: at },
        select: { id: true },
      }),
      this.db.knownDevice.deleteMany({ where: { accountId: memberId, deviceHash } }),
    ]);
    return ended.map((session) => session.id);
  }

  /** Ends all sign-ins except those of one browser. All others become unknown. */
  async endOthers(
    memberId: string,
    { sessionIds, deviceHashes }: DeviceSessions,
    at: Date,
  ): Promise<readonly string[]> {
    const [ended] = await this.db.$transaction([
      this.db.sessionFamily.updateManyAndReturn({
        where: { accountId: memberId, id: { notIn: [...sessionIds] }, revokedAt: null },
        data: { revokedAt: at },
        select: { id: true },
      }),
      this.db.knownDevice.deleteMany({
        where: { accountId: memberId, deviceHash: { notIn: [...deviceHashes] } },
      }),
    ]);
    return ended.map(({ id }) => id);
  }
}
