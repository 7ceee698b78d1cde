import type { Prisma } from "../generated/client/client";

/** Replaces a profile by these columns and the defaults of all others. Part of a transaction. */
export async function writeProfile(
  tx: Pick<Prisma.TransactionClient, "profile">,
  id: string,
  columns: object,
): Promise<void> {
  await tx.profile.deleteMany({ where: { id } });
  await tx.profile.create({ data: { ...columns, id } });
}
