import { deleteInSteps } from "@eightcount/service-kit/process/delete-in-steps";
import type { PrismaClient } from "../generated/client/client";

/** `passwordHash` is the hash that the password was checked against. */
export interface ProvenMember {
  readonly id: string;
  readonly passwordHash: string;
}

/** Known devices per member. Beyond this, the least recently used ones are removed. */
const MAX_KNOWN_DEVICES = 20;

export class DeviceRepository {
  constructor(private readonly db: PrismaClient) {}

  /** Returns the one of these hashes that is known to the member, null if none is. */
  async knownHash(email: string, deviceHashes: readonly string[]): Promise<string | null> {
    // Postgres rejects null characters, even in a query.
    if (email.includes("\0")) return null;
    const found = await this.db.knownDevice.findFirst({
      where: { deviceHash: { in: [...deviceHashes] }, account: { email } },
      orderBy: { usedAt: "desc" },
      select: { deviceHash: true },
    });
    return found?.deviceHash ?? null;
  }

  /** Makes a device known, unless the password was replaced since it was checked. */
  async remember({ id, passwordHash }: ProvenMember, deviceHash: string, at: Date): Promise<void> {
    // Waits for a concurrent password change, which removes every known device.
    await this.db.$executeRaw`
      INSERT INTO known_device (account_id, device_hash, used_at)
      SELECT id, ${deviceHash}, ${at} FROM account
      WHERE id = ${id}::uuid AND password_hash = ${passwordHash} FOR SHARE
      ON CONFLICT (account_id, device_hash) DO UPDATE SET used_at = excluded.used_at`;
    await this.db.$executeRaw`
      DELETE FROM known_device WHERE account_id = ${id}::uuid AND device_hash NOT IN (
        SELECT device_hash FROM known_device WHERE account_id = ${id}::uuid
        ORDER BY used_at DESC LIMIT ${MAX_KNOWN_DEVICES})`;
  }

  async pruneUnused(before: Date): Promise<void> {
    const where = { usedAt: { lt: before } };
    await deleteInSteps((limit) => this.db.knownDevice.deleteMany({ where, limit }));
  }
}
