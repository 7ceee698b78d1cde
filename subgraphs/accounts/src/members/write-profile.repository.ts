import type { Prisma } from "../generated/client/client";

/** Replaces the whole profile. Missing columns get their defaults. */
export async function writeProfile(
  tx: Pick<Prisma.TransactionClient, "profile">,
  id: string,
  columns: object,
): Promise<void> {
  await tx.profile.deleteMany({ where: { id } });
  await tx.profile.create({ data: { ...columns, id } });
}
