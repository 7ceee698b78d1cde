import type { PrismaClient } from "../generated/client/client";

/** A member whose password was just proven; `passwordHash` is the one it was proven against. */
export interface ProvenMember {
  readonly id: string;
  readonly passwordHash: string;
}

/** Known devices of one member; more are forgotten, the longest unused first. */
const MOST_DEVICES = 20;

/** Keeps which browsers are known to belong to which members. */
export class DeviceRepository {
  constructor(private readonly db: PrismaClient) {}

  /** Whether the account of an e-mail is known on a device. */
  async isKnown(email: string, deviceHash: string): Promise<boolean> {
    // Postgres takes no null character, not even in a question.
    if (email.includes("\0")) return false;
    const where = { deviceHash, account: { email } };
    return (await this.db.knownDevice.findFirst({ where, select: { usedAt: true } })) !== null;
  }

  /** Makes a device known, unless the password was replaced since it was proven. */
  async remember({ id, passwordHash }: ProvenMember, deviceHash: string, at: Date): Promise<void> {
    // Waits for whoever is replacing the password: they forget every known device.
    await this.db.$executeRaw`
      INSERT INTO known_device (account_id, device_hash, used_at)
      SELECT id, ${deviceHash}, ${at} FROM account
      WHERE id = ${id}::uuid AND password_hash = ${passwordHash} FOR SHARE
      ON CONFLICT (account_id, device_hash) DO UPDATE SET used_at = excluded.used_at`;
    await this.db.$executeRaw`
      DELETE FROM known_device WHERE account_id = ${id}::uuid AND device_hash NOT IN (
        SELECT device_hash FROM known_device WHERE account_id = ${id}::uuid
        ORDER BY used_at DESC LIMIT ${MOST_DEVICES})`;
  }

  /** Forgets devices that nobody signed in on since `before`. */
  async forgetUnused(before: Date): Promise<void> {
    await this.db.knownDevice.deleteMany({ where: { usedAt: { lt: before } } });
  }
}
