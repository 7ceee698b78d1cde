import type { Prisma } from "../generated/client/client";
import type { SubscriptionState } from "./subscription.rules";

export async function lockState(
  tx: Prisma.TransactionClient,
  memberId: string,
): Promise<SubscriptionState | null> {
  await tx.$queryRaw`SELECT 1 FROM member_subscription WHERE member_id = ${memberId}::uuid FOR UPDATE`;
  const row = await tx.memberSubscription.findUnique({ where: { memberId } });
  if (!row) return null;
  const { memberId: _, readingBeganAt: __, ...state } = row;
  return state;
}
